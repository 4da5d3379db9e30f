import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SCENARIOS, extractors, positionToBegin, writePosition } from '../../../../rules/extractors';
import { session } from '../../session';
import { BackFromTable } from './BackFromTable';
import { beginFaultWords } from './faultWords';

afterEach(cleanup);

const LINE =
  'engage full T3 Dfire | D panza-shock-1@1215 -1; pgp-1@1412/NE a4 | A glide A@1010/S m:vector!,close,- m@1 c:sweep,-,-';
const type = (text: string) => {
  render(<BackFromTable />);
  fireEvent.change(screen.getByLabelText('The position in one line'), { target: { value: text } });
};

describe('back from the table', () => {
  it.each<[string, RegExp]>([
    ['engage', /At the end the rules should stand/],
    ['nowhere full T3 Dfire', /At “nowhere” \(sign 1\) a scenario should stand: incoming,/],
    ['engage full T3 Dfire | D panza-shok-1@1215', /At “panza-shok-1@1215” \(sign 26\) a unit should stand/],
    ['engage full T3 Dfire | D pgp-1@1412', /needs its facing/],
    ['engage full T3 Dmovement | D pgp-1@1412/N; pgp-2@1412/N', /PGP \d has no room in its hex/],
    ['engage full T3 Dmovement | A glide A@1412/N m:?,-,-', /Machine A has orders face down/],
    ['engage full T3 Dmovement | D panza-lance@1412 hidden', /Lance of Panza cannot be hidden/],
    ['ambush full T3 Dmovement | D panza-lance@waiting', /Lance of Panza can never enter/],
    [
      'engage full T3 Afire | D panza-lance@1412 | A glide A@0101/N c:sweep,-,- | activation firing A sweep',
      /Nobody could do anything/,
    ],
    ['engage full T3 Dmovement | D panza-lance@1412 -1', /Lance of Panza has more steps or armour/],
  ])('%s: says what is wrong and begins nothing', (line, words) => {
    type(line);
    expect(screen.getByText(words)).toBeTruthy();
    const go = screen.getByRole('button', { name: /Go on with it here/ });
    fireEvent.click(go);
    expect(session.state.getState().table).toBeNull();
  });

  it('a whole position can be gone on with, over several lines too', () => {
    type(LINE.replaceAll(' | ', '\n| '));
    expect(screen.getByText(/Engage!.*turn 3/i)).toBeTruthy();
    expect(screen.queryByText(/should stand/)).toBeNull();
  });

  it('says so where a scenario has hidden units and the line none: left out, they would be gone', () => {
    type('ambush full T3 Dfire | D panza-lance@1620 | A glide A@1215/S m:vector!,close,- c:sweep,-,-');
    expect(screen.getByText(/No hidden unit is in this line.*NAME@1215 hidden/)).toBeTruthy();
    cleanup();
    type(
      'ambush full T3 Dfire | D panza-lance@1620; panza-shock-1@0505 hidden | A glide A@1215/S m:vector!,close,- c:sweep,-,-',
    );
    expect(screen.getByText(/As “Where everything stands” prints it/)).toBeTruthy();
  });

  it('has words for the first position of every scenario, and none of them wrong', () => {
    for (const { id } of SCENARIOS) {
      const line = writePosition(extractors.setup({ scenario: id, rules: 'full' }, 1));
      const read = positionToBegin(line);
      expect('error' in read && beginFaultWords(read), id).toBe(false);
    }
  });
});
