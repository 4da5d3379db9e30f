/** Letters in a line of a card. */
const WIDE = 15;

/** Words in lines of about `WIDE` letters; a longer word has a line to itself, cut where it must be. */
export function linesOf(words: string): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ').flatMap(pieces)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function pieces(word: string): readonly string[] {
  const letters = [...word];
  const count = Math.ceil(letters.length / (WIDE + 4));
  return Array.from({ length: count }, (_, i) =>
    letters.slice(i * (WIDE + 4), (i + 1) * (WIDE + 4)).join(''),
  );
}
