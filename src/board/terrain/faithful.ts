/** Where a picture is compared, as shares of its width and height. */
const PLACES = [0.2, 0.5, 0.8].flatMap((x) => [0.3, 0.7].map((y) => [x, y] as const));

/** Rounding while a picture is encoded. */
const TOLERANCE = 3;

/**
 * Whether an encoded picture, decoded again, is what the canvas shows: a wrong one, once kept, would be the map at every
 * later visit.
 */
export async function shows(picture: Blob, canvas: OffscreenCanvas): Promise<boolean> {
  const decoded = await createImageBitmap(picture);
  const copy = new OffscreenCanvas(decoded.width, decoded.height);
  const seen = copy.getContext('2d');
  const meant = canvas.getContext('2d');
  if (!seen || !meant || decoded.width !== canvas.width || decoded.height !== canvas.height) return false;
  seen.drawImage(decoded, 0, 0);
  decoded.close();
  return PLACES.every(([x, y]) => {
    const place = [Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1] as const;
    const [a, b] = [seen.getImageData(...place).data, meant.getImageData(...place).data];
    return a.every((value, channel) => Math.abs(value - b[channel]) <= TOLERANCE);
  });
}
