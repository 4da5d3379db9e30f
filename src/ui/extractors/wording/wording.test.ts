import { describe, expect, it, test } from 'vitest';
import {
  SCENARIOS,
  extractors,
  type Action,
  type CriticalEffect,
  type Game,
  type MpEntry,
  type Position,
  type Requirement,
  type VictoryCause,
  type CounterId,
  type Unit,
} from '../../../rules/extractors';
import {
  REASONS,
  actionName,
  briefName,
  costLines,
  costSum,
  criticalEffectText,
  consequencesText,
  damageText,
  drmLine,
  endPhaseCaption,
  endPhaseName,
  figuresInWords,
  figuresOf,
  firepowerRow,
  hexLine,
  leftToDo,
  logLines,
  nameOf,
  purchaseName,
  reasonLine,
  reasonText,
  redoText,
  requirementLines,
  requirementText,
  sightWords,
  statusWords,
  toldText,
  turnText,
  undoText,
  unitName,
  victoryWords,
} from '.';
import { EVENTS } from './log';
import { BLOCKED, EVENT_SAMPLES, POSITION, REASON_SAMPLES, RESULT, hex, read, refused } from './testing';

/** Plain words: nothing doubled, nothing shouted, nothing of the code left in. */
function expectPlain(text: string) {
  expect(text).not.toMatch(/!|  |undefined|null|NaN|\[object| ,| \.|invalid|\bfalse\b|\btrue\b/);
  expect(text).not.toMatch(/[a-z][A-Z]/);
  expect(text).toMatch(/^[A-Z0-9+−]/);
  expect(text.trim()).toBe(text);
}

describe('reasons', () => {
  it('has a wording and a sample for every reason', () => {
    expect(Object.keys(REASONS).sort()).toEqual(Object.keys(REASON_SAMPLES).sort());
  });

  test.each(Object.values(REASON_SAMPLES))('$reason is plain and holds its rule', (reason) => {
    const { text, rule } = reasonText(POSITION, refused(reason, '§7.2'));
    expectPlain(text);
    expect(text).not.toMatch(/[.:]$/);
    expect(rule).toBe('§7.2');
    expect(reasonLine(POSITION, refused(reason, '§7.2'))).toBe(`${text} [§7.2]`);
  });

  test.each<[keyof typeof REASON_SAMPLES, string]>([
    ['outOfRange', 'Out of range: 3 hexes, Shock 1 of Panza reaches 2'],
    ['noSight', 'No line of sight: rough in 1716 blocks'],
    ['pinned', 'Pinned until the rally phase'],
    ['firerInside', 'Embarked in Floater 1'],
    ['otherCell', 'Other cell: Urcado and Ehn Etaki do not combine'],
    ['mpsShort', '1716: 6.5 movement points needed, 6 available'],
    ['againstOrder', 'Range 6, Close asks for 2 or less'],
    ['pointsShort', '1 short: costs 5, 4 left'],
    ['stackFull', 'Full: 3 units in 1816 already'],
    ['classCap', 'Over the limit: infantry 170 points, at most 162'],
    ['notClosest', 'Not the closest: range 3, the closest is at 2'],
    ['mustCombine', 'More weapons can combine: groups of 1 + 1, 2 possible'],
    ['mustChoose', 'Still to choose: 2 weapons'],
    ['entryTurn', 'Enters on turn 6: now turn 3'],
    ['turnTooFar', 'Turn too far: 120°, at most 60°'],
    ['mustRun', 'Routed: 5 from its friendly edge, 3 can be reached'],
    ['unplaced', 'Still to place: Shock 1 of Panza, Lance of Panza and 3 more'],
    ['slotTaken', 'One weapon a slot: slot 1 holds a Laser'],
  ])('%s: %s', (reason, text) => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES[reason])).text).toBe(text);
  });

  it('R-38: a facing unit that leaves has to face off the map; R-46: a routed one cannot embark', () => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES.facingNeeded, 'R-38')).text).toContain('face off it');
    expect(reasonText(POSITION, refused(REASON_SAMPLES.routed, 'R-46')).text).toContain('cannot embark');
  });

  it('R-42: who finds no hex to enter waits; who is on the map hears that no way leads there', () => {
    const nowhere = refused(REASON_SAMPLES.noLegalEnd);
    expect(reasonText(POSITION, nowhere).text).toBe('No way there for Glide A');
    const waiting = read('engage full T3 Amovement | A glide A@waiting');
    expect(reasonText(waiting, nowhere).text).toBe('No hex to end in: Glide A waits');
  });

  it('R-93: a routed section takes no shelter', () => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES.routed, 'R-93')).text).toContain('takes no shelter');
    expect(reasonText(POSITION, refused(REASON_SAMPLES.routed, '§7.3.2')).text).toContain('does not fire');
  });

  it('does not name a hidden unit', () => {
    expect(reasonText(POSITION, refused(REASON_SAMPLES.targetHidden)).text).not.toMatch(/Shock|Panza/);
  });
});

describe('the log', () => {
  it('has a wording and a sample for every event', () => {
    expect(Object.keys(EVENTS).sort()).toEqual(Object.keys(EVENT_SAMPLES).sort());
  });

  test.each(Object.values(EVENT_SAMPLES))('$type is told in sentences with a rule', (event) => {
    const lines = logLines(POSITION, event);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text, rule } of lines) {
      expectPlain(text);
      expect(text).toMatch(/\.$/);
      expect(rule).toMatch(/^(§|R-)\d/);
    }
  });

  test.each<[keyof typeof EVENT_SAMPLES, readonly string[]]>([
    ['moved', ['Shock 1 of Panza moves from 1215 to 1216, drifts to 1217 for 1.5 movement points.']],
    ['rallyRoll', ['Shock 1 of Panza, rally roll 3 +2 for Transcom 1: rallies on 5 or more.']],
    ['bogRoll', ['Shock 1 of Panza leaves bog in 1215: roll 7, stuck on 7 to 9, its move ends.']],
    ['revealed', ['Glide A reveals Move order 2: Close.']],
    ['marked', ['Glide A marks 1227, off the map to the south as the objective of its Vector.']],
    ['selfDestruct', ['Glide A destroys itself. No enemy is in its hex or adjacent.']],
    ['pinRemoved', ['Pinned markers come off: Shock 1 of Panza and Lance of Panza.']],
  ])('%s', (type, sentences) => {
    expect(logLines(POSITION, EVENT_SAMPLES[type]).map(({ text }) => text)).toEqual(sentences);
  });

  it('§7: tells a shot with its dice, modifiers, damage row, criticals and effect', () => {
    const lines = logLines(POSITION, EVENT_SAMPLES.shot);
    expect(lines[0]).toMatchObject({ side: 'dorian', rule: '§7.5', card: EVENT_SAMPLES.shot });
    expect(lines[0].units).toEqual(['panza-shock-1', 'panza-lance', 'A']);
    const text = lines.map((line) => line.text).join('\n');
    expect(text).toContain('Shock 1 of Panza and Lance of Panza fire at Glide A combined.');
    expect(text).toContain('roll 7, 5 or more hits (−1 rough in 1716, ');
    expect(text).toContain(
      'Damage roll 6 −1 for the facing, firepower 3 (row 3): 2 armour lost and a critical hit.',
    );
    expect(text).toContain('Critical roll 3, drawn 1: Shredder in slot 3 lost.');
    expect(text).toContain('Commando critical roll 5: speed −1.');
  });

  it('§8.1: keeps hidden orders face down', () => {
    const [line] = logLines(POSITION, { ...EVENT_SAMPLES.ordered, order: 'hidden' });
    expect(line.text).toBe('Glide A, Move order slot 1: face down.');
  });

  it('names a unit the view does not hold by its counter', () => {
    const empty: Position = { ...POSITION, units: {} };
    expect(logLines(empty, EVENT_SAMPLES.eliminated)[0].text).toBe('Shock 1 of Panza is eliminated.');
    expect(logLines(empty, EVENT_SAMPLES.reset)[0].text).toMatch(/^Machine A resets/);
  });
});

describe('sums and results', () => {
  test.each(RESULT.forecast.toHit[0].drms)('DRM $cause.code has a line', (drm) => {
    const { text, value, rule } = drmLine(drm);
    expectPlain(text);
    expect(value).toMatch(/^([+−]\d|0)$/);
    expect(rule).toMatch(/^§/);
  });

  it('§6.3: lists what a move costs, free turns as 0, halves as 1.5', () => {
    const costs: readonly MpEntry[] = [
      { cause: { code: 'disembark', hex: hex('1711') }, value: 2 },
      { cause: { code: 'turn', hex: hex('1712'), sixths: 2 }, value: 2 },
      { cause: { code: 'terrain', hex: hex('1713'), terrain: 'rough' }, value: 3 },
      { cause: { code: 'road', hex: hex('1714') }, value: 2 },
      { cause: { code: 'wholeAllowance', hex: hex('1308') }, value: 8 },
      { cause: { code: 'minimumMove', hex: hex('1308') }, value: 8 },
      { cause: { code: 'embark', hex: hex('1714') }, value: 2 },
      { cause: { code: 'exit', hex: hex('1727') }, value: 2 },
      { cause: { code: 'turn', hex: hex('1714'), sixths: 1 }, value: 0 },
    ];
    expect(costLines(costs).map(({ text, points }) => `${text} ${points}`)).toEqual([
      '1711: disembark 1',
      '1712: turn 120° before leaving 1',
      '1713: rough 1.5',
      '1714: along the road 1',
      '1308: lake, the whole allowance 4',
      '1308: minimum move, the whole allowance 4',
      '1714: embark 1',
      '1727: leave the map 1',
      '1714: turn 60° at the end 0',
    ]);
    expect(costSum({ spent: 9, allowance: 12, bonus: 0, end: { left: 3 } })).toBe(
      '4.5 of 6 movement points, 1.5 left',
    );
  });

  test.each([
    [{ spent: 6, allowance: 4, bonus: 2, end: { left: 0 } }, '2 movement points and the road’s 1, 0 left'],
    [{ spent: 6, allowance: 6, bonus: 2, end: { left: 2 } }, '3 of 3 movement points, the road’s 1 left'],
    [{ spent: 3, allowance: 2, bonus: 2, end: { left: 1 } }, '1 movement point and the road’s 0.5, 0.5 left'],
  ])('§6.3.1: the road’s bonus is no part of the allowance: %j', (walk, text) => {
    expect(costSum(walk)).toBe(text);
  });

  test.each<[Requirement, string]>([
    [
      { code: 'distanceAtMost', from: hex('1512'), unit: null, need: 2, have: 6, met: false },
      'Range 2 or less to 1512: now 6',
    ],
    [
      {
        code: 'distanceAtLeast',
        from: hex('1215'),
        unit: RESULT.forecast.toHit[0].firer.unit,
        need: 4,
        have: 4,
        met: true,
      },
      'Range 4 or more to Shock 1 of Panza in 1215: now 4',
    ],
    [
      { code: 'distanceBetween', from: hex('1512'), unit: null, need: [2, 4], have: 5, met: false },
      'Range 2 to 4 to 1512: now 5',
    ],
    [
      { code: 'inFront', of: hex('1512'), unit: null, sixths: 2, met: false },
      '1512 in the front area: 120° to turn',
    ],
    [
      { code: 'noCloserTo', unit: RESULT.forecast.toHit[0].firer.unit, need: 3, have: 2, met: false },
      'Range 3 or more to Shock 1 of Panza: now 2',
    ],
    [{ code: 'mpsAtMost', need: 4, have: 5, met: false }, 'At most 2 movement points: 2.5 spent'],
    [{ code: 'standStill', met: false }, 'No move, any facing: it moves'],
    [{ code: 'freeTurnOnly', sixths: 2, met: false }, 'A turn of up to 60° only: 120° turned'],
  ])('§8.3: $code', (requirement, text) => {
    expect(requirementText(POSITION, requirement)).toBe(text);
    const verdict = { requirements: [requirement], shortfall: 0, facingShort: 0, legal: false };
    const [line] = requirementLines(POSITION, verdict, 'broken');
    expect(line.state).toBe(requirement.met ? 'met' : 'broken');
    expectPlain(reasonText(POSITION, refused({ reason: 'againstOrder', order: 'close', verdict })).text);
  });

  it('§7.2: says what blocks, and where', () => {
    expect(sightWords(BLOCKED)).toEqual({
      heading: 'Blocked: rough in 1716 blocks',
      rule: '§7.2',
      sentences: [
        'A rough or build-up hex whose interior the line crosses blocks it.',
        'Crosses 1712.',
        '1716: rough blocks.',
      ],
    });
  });

  it('R-11, R-48: names both sides of a hexside, and the depression', () => {
    const side = { kind: 'hexside', sides: [hex('1512'), null], blocks: true } as const;
    expect(sightWords({ clear: false, rule: 'blocked', crossed: [side], block: side })).toMatchObject({
      heading: 'Blocked: both sides of the hexside between 1512 and the space off the map block',
      rule: 'R-11',
    });
    expect(sightWords({ clear: false, rule: 'depression', crossed: [], block: null }).rule).toBe('R-48');
  });

  it('§7.3.2: reads the damage row and words the result', () => {
    expect(firepowerRow('hard', 4)).toBe('3–4');
    expect(firepowerRow('machine', 9)).toBe('7+');
    expect(firepowerRow('soft', 11)).toBe('11+');
    expect(damageText({ table: 'soft', result: 'SL/R' })).toBe('step loss and rout');
  });

  it('§7.3.2: words every critical effect', () => {
    const seen = new Set<CriticalEffect['effect']>();
    for (const { effect } of RESULT.criticals) {
      seen.add(effect.effect);
      expect(criticalEffectText(POSITION, RESULT.forecast.target, effect)).toMatch(/^[A-Za-z0-9].*[a-z0-9]$/);
    }
    expect(seen.size).toBe(8);
  });
});

describe('names', () => {
  const named = (id: string) => {
    const unit = Object.values(POSITION.units).find((each) => each.id === id)!;
    return { name: unitName(unit), figures: figuresOf(unit), status: statusWords(unit) };
  };

  test.each([
    ['panza-shock-1', 'Shock 1, Panza', '2–2–2', ['pinned', 'reduced to 1 step']],
    ['ehn-etaki-shock', 'Shock, Ehn Etaki', '3–2–2', []],
    ['panza-lance', 'Lance, Panza', '2–1–3', ['embarked in Floater 1']],
    ['pgp-1', 'PGP 1', '3–4–3', ['firepower halved', 'armour 4 of 6']],
    ['fort-2', 'Fort 2', 'armour 2', ['armour 2 of 3']],
    ['A', 'Glide A', 'armour 11, speed 5', ['1 speed lost', 'armour 11 of 13']],
  ])('%s is %s', (id, name, figures, status) => {
    expect(named(id)).toEqual({ name, figures, status });
  });

  it.each([
    ['panza-shock-1', 'Shock 1 of Panza'],
    ['ehn-etaki-shock', 'Shock of Ehn Etaki'],
    ['panza-lance', 'Lance'],
    ['pgp-1', 'PGP 1'],
  ])('%s is %s in short: with its cell where another has one of the kind, numbered or not', (id, name) => {
    expect(briefName(POSITION, id as CounterId)).toBe(name);
  });

  it('figures are also told in words', () => {
    for (const unit of Object.values(POSITION.units)) expect(figuresInWords(unit)).toMatch(/\d/);
  });

  it('a vehicle without a weapon has no firepower to tell', () => {
    const extractor = { ...POSITION.units['pgp-1' as CounterId], kind: 'extractor' } as Unit;
    expect(figuresOf(extractor)).toMatch(/^speed \d+$/);
    expect(figuresInWords(extractor)).toMatch(/^does not fire, speed/);
  });

  it('a purchase has a name', () => {
    expect(purchaseName({ item: 'machine', letter: 'B', chassis: 'glide' })).toBe('Glide B');
    expect(purchaseName({ item: 'thanis', letter: 'A', order: 'freeMove' })).toBe('Free Move for machine A');
  });

  it('a hex is told in one sentence: ground, who is there, marks', () => {
    expect(hexLine(POSITION, hex('1412'))).toMatch(/^1412, .*: PGP 1, Dorian, facing north-east/);
    expect(hexLine(POSITION, hex('1227'))).toContain('Vector mark of Glide A off the map to the south');
    expect(hexLine(POSITION, hex('1308'))).toBe('1308, lake with a bridge.');
    for (let index = 0; index < 648; index++) expectPlain(hexLine(POSITION, index as never));
  });
});

describe('buttons', () => {
  const at = (phase: Position['phase']): Position => ({ ...POSITION, phase });
  const avronian = at({ name: 'fire', side: 'avronian' });

  test.each([
    [{ dice: [2, 5], reveals: false, finds: false, handsOver: false }, 'Rolls 2 to 5 dice, no undo after'],
    [{ dice: [1, 1], reveals: false, finds: false, handsOver: false }, 'Rolls 1 die, no undo after'],
    [{ dice: [0, 3], reveals: false, finds: false, handsOver: false }, 'Rolls up to 3 dice, no undo after'],
    [{ dice: [0, 0], reveals: false, finds: false, handsOver: false }, 'No dice, can be undone'],
    [{ dice: [0, 0], reveals: true, finds: false, handsOver: false }, 'Dorian sees it, no undo after'],
    [
      { dice: [0, 0], reveals: false, finds: true, handsOver: false },
      'May come upon hidden units, no undo after',
    ],
    [{ dice: [0, 0], reveals: false, finds: false, handsOver: true }, 'Hands over to Dorian'],
    [
      { dice: [0, 8], reveals: true, finds: false, handsOver: false },
      'Dorian sees it and rolls up to 8 dice, no undo after',
    ],
  ] as const)('%o: %s', (consequences, text) => {
    expect(consequencesText(avronian, consequences)).toBe(text);
  });

  it('undo names what it takes back', () => {
    const move: Action = {
      type: 'move',
      unit: 'pgp-1' as never,
      path: [],
      facing: 0,
      exit: null,
      into: null,
    };
    expect(undoText(POSITION, move)).toBe('Take back the move of PGP 1');
    expect(redoText(POSITION, move)).toBe('Redo the move of PGP 1');
    expect(undoText(POSITION, move, 24)).toBe('Take back 24 acts');
    expect(redoText(POSITION, move, 24)).toBe('Redo 24 acts');
    const order = { type: 'order', machine: 'A' as never, cycle: 'combat', box: 2, order: 'sweep' } as const;
    expect(undoText(POSITION, order)).toBe('Take back Combat 3 of Glide A');
    const weapon = { item: 'weapon', letter: 'A', slot: 1, weapon: 'laser' } as const;
    expect(undoText(POSITION, { type: 'buy', force: 0, purchase: weapon })).toBe('Take back Laser, slot 2');
    const shot: Action = {
      type: 'fire',
      firers: [{ unit: 'panza-shock-1' as never, slot: null }],
      target: 'A' as never,
      area: false,
    };
    expect(actionName(POSITION, shot)).toBe('the fire of Shock 1 of Panza');
  });
});

describe('victory', () => {
  const CAUSES: { readonly [Cause in VictoryCause as Cause['code']]: Cause } = {
    sectionLeftNorth: { code: 'sectionLeftNorth', unit: 'ehn-etaki-shock' as never, turn: 6 },
    noSectionLeftNorth: { code: 'noSectionLeftNorth', turn: 8 },
    commandPostDestroyed: { code: 'commandPostDestroyed', bipodsLost: 1 },
    twoBipodsLost: { code: 'twoBipodsLost', postStands: true },
    commandPostStands: { code: 'commandPostStands', bipodsLost: 0 },
    extractorPoints: { code: 'extractorPoints', points: -12 },
    machinesLeftSouth: { code: 'machinesLeftSouth', left: 1, of: 2 },
    strongpoint: { code: 'strongpoint', fortsStanding: 1, garrisonNear: 2, machinesLost: 1, machines: 3 },
    valueNearCentre: { code: 'valueNearCentre', dorian: 40, avronian: 40 },
  };

  test.each(Object.values(CAUSES))('§9: $code holds its numbers', (because) => {
    const { condition } = victoryWords(POSITION, { winner: null, because, points: [] });
    expectPlain(condition);
    expect(condition).toMatch(/\d.*\.$/);
  });

  it('adds the points of each side', () => {
    const words = victoryWords(POSITION, EVENT_SAMPLES.ended.victory);
    expect(words.heading).toBe('Dorian wins');
    expect(words.points.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'Shock 1 of Panza: survives within 5 hexes of 1214 +11',
      'Glide A: armour lost, 3 a point −6',
    ]);
    expect(words.sums.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'Dorian in all +11',
      'Avronian in all −6',
    ]);
  });
});

describe('games as they are played', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '%s: every event, action and phase has plain words',
    (scenario) => {
      for (const rules of ['full', 'simple'] as const) {
        let game: Game = extractors.setup({ scenario, rules }, 7);
        let state = 12345;
        const pick = (limit: number) => {
          state = (state * 1103515245 + 12345) % 2147483648;
          return Math.floor((state / 2147483648) * limit);
        };
        for (let step = 0; step < 350 && game.phase.side !== null; step++) {
          const position = extractors.view(game, game.phase.side);
          const action = next(position, pick);
          expectPlain(actionName(position, action).replace(/^./, (letter) => letter.toUpperCase()));
          expectPlain(toldText(position, action));
          expectPlain(consequencesText(position, extractors.consequences(position, action)));
          if (step % 10 === 0) speakOf(position);
          game = structuredClone(game);
          const events = extractors.play(game, action);
          for (const event of events)
            for (const { text } of logLines(game, event)) {
              expectPlain(text);
              expect(text).toMatch(/\.$/);
            }
        }
      }
    },
  );

  function next(position: Position, pick: (limit: number) => number): Action {
    const recommend: Action = { type: 'recommend' };
    if (position.phase.name === 'buildUp' && pick(3) > 0 && !extractors.whyIllegal(position, recommend)) {
      const end: Action = { type: 'endPhase' };
      return extractors.whyIllegal(position, end) ? recommend : end;
    }
    const options = extractors.options(position);
    return options[pick(options.length)];
  }

  function speakOf(position: Position) {
    const { todo, rest } = leftToDo(position);
    expectPlain(todo);
    expect(rest ?? '1').toMatch(/\d/);
    for (const text of [endPhaseName(position), endPhaseCaption(position), turnText(position)])
      expectPlain(text);
    for (const unit of Object.values(position.units)) {
      expectPlain(nameOf(position, unit.id));
      for (const words of statusWords(unit)) expect(words).not.toMatch(/undefined|!/);
    }
  }
});

describe('an empty game', () => {
  it('has nothing left to do', () => {
    expect(leftToDo(read('engage full T3 Dfire | D panza-shock-1@1215 | A glide A@0101/S'))).toEqual({
      count: 0,
      todo: 'All done',
    });
  });
});
