import { useMemo } from 'react';
import { isFault, readPosition } from '../../../../rules/extractors';
import { CounterPicture, isCounterPicture } from './CounterPicture';
import { MAP_PICTURES } from './mapPictures';
import { MapPicture } from './MapPicture';
import { CyclePicture, isCyclePicture } from './CyclePicture';
import type { MapPicture as MapPictureData } from './picture';
import './pictures.css';

const ON_THE_MAP: Readonly<Record<string, MapPictureData | undefined>> = MAP_PICTURES;

/** A picture of the rules of Extractors by its name; nothing if there is none of that name. */
export function Picture({ name }: { readonly name: string }) {
  const picture = ON_THE_MAP[name];
  const position = useMemo(() => (picture ? readPosition(picture.position) : null), [picture]);
  if (picture && position && !isFault(position)) return <MapPicture picture={picture} position={position} />;
  if (isCyclePicture(name)) return <CyclePicture name={name} />;
  return isCounterPicture(name) ? <CounterPicture name={name} /> : null;
}
