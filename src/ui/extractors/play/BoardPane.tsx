import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { BoardHandle } from '../../../board/model';
import type { Hex } from '../../../hex';
import { blastHexes, type CounterId, type Position } from '../../../rules/extractors';
import { useFirstView } from '../../map/useFirstView';
import { PlayMap } from '../../play/PlayMap';
import { useHurried } from '../../play/useHurried';
import { useSettings } from '../../shell/settings';
import { usePosition, usePublished, useTable } from '../table';
import { hexLine } from '../wording';
import { noteLine, toolMarks } from './tools';
import { hintHexes, hintMarks, useHint, type Hint } from '../opponent/hints';
import { marksOfDeed } from '../opponent';
import { boardModel } from '../input/boardModel';
import { useCoached, type Coached } from '../input/coached';
import { BoardStrip } from './BoardStrip';
import { EMPTY_DESK, type Desk } from '../input/desk';
import { useDesk, useDeskState } from '../input/deskStore';
import { hexesAhead, hexesOfPhase, nearestEnemy } from './firstView';
import { lookingSide } from '../input/lastShot';
import { measured } from '../input/modes/sighting';
import { prospectMarks } from './prospectMarks';
import { stayedUnits } from '../stayed';
import type { Scene } from '../input/scene';
import { modelInScene, useScene } from '../input/useScene';

/** The map of the game on the table: taps go to the desk, the camera is the player's. */
export const BoardPane = memo(function BoardPane() {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  const [board, setBoard] = useState<BoardHandle | null>(null);
  const log = usePublished((published) => published.log);
  const scene = useScene();
  const { threats, names, entries } = useSettings();
  const notes = usePublished((published) => published.notes);
  const measuredTo = useMeasuredTo(state);
  const pointedAt = useCoached()?.marks;
  const hint = useHint(position);
  const model = useMemo(() => {
    const held = { ...state, sight: measured(state.sight, measuredTo) };
    const now = boardModel(position, held, stayedUnits(log));
    const tools = toolMarks(position, notes, { names, entries });
    const deed = state.why === null ? undefined : log.find(({ index }) => index === state.why);
    if (scene?.past) return modelInScene(boardModel(scene.after, EMPTY_DESK), EMPTY_DESK, scene);
    if (scene) return modelInScene(now, state, scene);
    const asked = deed ? marksOfDeed(deed) : [];
    const hinted = hint ? hintMarks(position, hint) : [];
    const beside = [...hinted, ...asked, ...prospectMarks(position, state, threats), ...(pointedAt ?? [])];
    return { ...now, marks: [...tools, ...now.marks, ...beside] };
  }, [position, state, log, scene, threats, hint, pointedAt, notes, names, entries, measuredTo]);
  const describe = useCallback(
    (hex: Hex) => `${hexLine(position, hex)} ${noteLine(position, notes, hex)}`.trim(),
    [position, notes],
  );
  useFirstViewOfPhase(board, position, pointedAt ?? NO_MARKS);
  useInSight(board);
  useHintInSight(board, hint);
  usePastInSight(board, scene);
  return (
    <PlayMap
      ref={setBoard}
      side={lookingSide(position, log)}
      model={model}
      describe={describe}
      onHex={(hex, counter) => desk.tap({ hex, counter: counter as CounterId | null })}
      onTurn={desk.turn}
      animation={scene?.animation ?? null}
      onAnimated={desk.scenes.end}
      keys="page"
      strip={<BoardStrip board={board} />}
    />
  );
});

/** Where the loose end of the ruler is: under the pointer, else where the keyboard is; null while there is none. */
function useMeasuredTo({ sight, focus }: Desk): Hex | null {
  const loose = sight !== null && sight.from !== null && sight.to === null;
  const hovered = useStore(useDesk().hover, ({ hex }) => (loose ? hex : null));
  return loose ? (hovered ?? focus) : null;
}

const NO_MARKS: Coached['marks'] = [];

/** What the phase is about; of a lesson's step where the coach points too. */
function useFirstViewOfPhase(board: BoardHandle | null, position: Position, marks: Coached['marks']): void {
  const { turn, phase } = position;
  const pointed = marks.flatMap((mark) => ('hex' in mark ? [mark.hex] : []));
  const now = `${turn} ${phase.side} ${phase.name}`;
  const shown = pointed.length > 0 ? `${now} ${pointed.join()}` : now;
  useFirstView(board, useDesk().seen, phase.name === 'ended' ? null : shown, useHurried(), () => [
    ...hexesOfPhase(position),
    ...pointed,
  ]);
}

/**
 * What was picked anywhere but on the map comes into sight, where it may go and the nearest enemy with it as far as they fit; what was tapped is there
 * already, and stays when a phone's sheet opens over it. All that a Self-destruct reaches comes into sight with it.
 */
function useInSight(board: BoardHandle | null): void {
  const table = useTable();
  const centre = useDeskState((state) => state.centre);
  const held = useDeskState(hexInHand);
  const selected = useDeskState((state) => state.selected);
  const destroying = useDeskState(({ plan }) =>
    plan?.kind === 'act' && plan.action.type === 'reveal' ? plan.action.machine : null,
  );
  useEffect(() => {
    const now = table.published.getState().position;
    if (destroying !== null && now) return board?.gather(blastHexes(now, destroying));
    if (typeof centre === 'object' && centre !== null) return seeThem(board, centre, selected);
    const hex = centre ?? held;
    if (hex === null || !now) return board?.keep([]);
    const { side } = now.phase;
    const enemy = side === null ? null : nearestEnemy(now, side, hex);
    const others = enemy === null ? [] : [enemy];
    if (centre === null) board?.keep([hex, ...others]);
    else if (selected === null) board?.reveal(centre, others);
    else board?.bring(centre, [...hexesAhead(now, selected, centre), ...others]);
  }, [board, centre, held, selected, destroying, table]);
}

/** As many of the hexes as fit; of those by which a unit in hand may enter, one. */
function seeThem(board: BoardHandle | null, hexes: readonly Hex[], selected: Desk['selected']): void {
  if (selected === null) board?.gather(hexes);
  else board?.approach(hexes);
}

/** The hex that was tapped last, while there is something in hand. */
function hexInHand({ selected, looked, sight, noting, focus }: Desk): Hex | null {
  return selected !== null || looked !== null || sight !== null || noting !== null ? focus : null;
}

/** The candidate that is looked at comes into sight: its end, its target, its places. */
function useHintInSight(board: BoardHandle | null, hint: Hint | null): void {
  const plan = hint?.candidates.at(hint.chosen)?.plan;
  const position = hint?.position;
  useEffect(() => {
    if (!position || !plan) return;
    const hexes = hintHexes(position, plan);
    if (position.phase.name === 'placement') return board?.gather(hexes);
    const [first, ...others] = hexes;
    if (first !== undefined) board?.reveal(first, others);
  }, [board, position, plan]);
}

/** What is played back comes into sight; after what was missed the unit in hand does again, or else what the phase is about. */
function usePastInSight(board: BoardHandle | null, scene: Scene | null): void {
  const table = useTable();
  const { state } = useDesk();
  const back = useRef(false);
  useEffect(() => {
    const hex = scene?.past && placeOf(scene);
    if (hex !== undefined) board?.reveal(hex);
    const isOver = scene === null && back.current;
    back.current = scene?.past?.why === 'missed';
    const { position } = table.published.getState();
    if (!isOver || !position) return;
    const now = state.getState();
    const held = now.centre ?? hexInHand(now);
    if (held === null) board?.show(hexesOfPhase(position));
    else if (typeof held === 'object') seeThem(board, held, now.selected);
    else board?.reveal(held);
  }, [board, scene, table, state]);
}

function placeOf({ animation }: Scene): Hex | undefined {
  const [first] = animation.steps.flatMap((step) =>
    step.kind === 'moved'
      ? step.steps.slice(-1).map(({ hex }) => hex)
      : step.kind === 'shot'
        ? [step.to]
        : [],
  );
  return first;
}
