/** The licence of one package that ships with the game. */
export interface Notice {
  /** Its name, version and kind of licence, such as "react 19.3.1 (MIT)". */
  readonly title: string;
  readonly text: string;
}

const RULE = `\n${'='.repeat(79)}\n`;

/** Reads `licences.txt`, which the build writes: a title line, an empty line and the text of each package. */
export function readNotices(file: string): readonly Notice[] {
  return file.split(RULE).map((part) => {
    const [title = '', ...text] = part.trim().split('\n');
    return { title, text: text.join('\n').trim() };
  });
}
