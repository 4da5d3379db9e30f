import type { Chapter } from '../../../reference/section';

export const TURN: Chapter = {
  title: 'The turn and its orders',
  sections: [
    {
      id: '§4',
      title: 'Sequence of a turn',
      body: [
        {
          steps: [
            '**Orders** (§5), Foundry behind the curtain, then the League.',
            '**Gunnery 1**: declare, roll (§8). Hex effects fired into occupied hexes trigger (§12.1).',
            '**Movement 1**: a) programs, part 1 (§6.5) · b) pre-assault retreats (§10.2) · c) hex effects · d) fear (§13) · e) assaults (§10) · f) retreats (§10.6) · g) hex effects.',
            '**Movement 2**: the same with part 2.',
            '**Movement 3**: the same with part 3.',
            '**Gunnery 2**: as Gunnery 1.',
            '**Apply damage**: everything pending takes effect (§9.4).',
            '**Agony 0** major acid, terror · **1** minor acid · **2** fire · **3** poison · **4** bleeding (§11). Results take effect at once, base by base.',
            '**Aftermath**, in this order: in each hex one marker of smoke, of each cloud and of fire comes off (E-90; a forest that loses a fire marker becomes rough); every shaken base loses one shaken token; flags change (§16); victory points; the game may end.',
          ],
        },
        'Within a step everything is simultaneous. Where one choice depends on another it is made openly, the Foundry first, the League last (E-17).',
      ],
    },
    {
      id: '§5.1',
      title: 'Writing ahead',
      body: [
        "Every base has a queue of orders, unseen by the enemy. In the Orders phase of turn t the queue is filled up to its lead: the movement order for turn t+1 (movement lead 1, every base), and the gunnery order for turn t + fire lead (0 or 1). In turn 1 the queue is empty, so turn 1's orders are written as well. What lies in the queue from an earlier turn cannot be changed. Nothing is written for turns after the last (E-14, E-57). **Quick orders** (option): all leads are 0.",
      ],
    },
    {
      id: '§5.2',
      title: 'Movement orders',
      body: [
        'A **program** has three parts for the three movement steps, written part+part+part; a comma joins actions done in one part, in that order. F forward one hex · Rev back one hex, facing kept · L, R turn 60° · T turn to the facing written with the order (E-15; one T a program) · A one mode faster, B one mode slower, A[m], B[m] into mode m · − nothing. An A or B into a mode the class lacks or its running gear no longer allows does nothing (E-68). The default may always be written, too. Modes: stand, slow, fast; foot also crawl; crews set up and slow only; flyers slow and fast only; great: no fast. What the source calls rest is standing still (E-20). "/R" below: the same with L and R exchanged. Programs †:',
        {
          table: {
            caption: 'Programs of tracked bases and foot',
            columns: ['Class', 'Mode', 'Programs', 'Default'],
            rows: [
              ['Tracked', 'stand', '−+−+− · T+−+− · A+F+− · A+F+F · T,A+F+F · Rev+−+− · Rev+−+Rev', '−+−+−'],
              [
                'Tracked',
                'slow',
                'F+−+− · F+−+F · F+L+F /R · L+F+F /R · F+F+L /R · L+L+F /R · F+F+B · B+−+− · F+A+F · A+F+F',
                'F+B+−',
              ],
              [
                'Tracked',
                'fast',
                'F+F+− · F+F+F · F+L+F /R · L+F+F /R · F+F+L /R · F+B+− · F+F+B · F+B+B; nimble: F+L,F+F /R · L,F+F+F /R',
                'F+B+−',
              ],
              [
                'Foot',
                'stand',
                '−+−+− · T+−+− · T,A+F+− · T,A+F+F · B[crawl]+−+− · Rev+−+− · Follow',
                '−+−+−',
              ],
              ['Foot', 'crawl', '−+−+− · T+−+− · T,F+−+− · Rev+−+− · A[stand]+−+− · T,A[slow]+F+−', '−+−+−'],
              [
                'Foot',
                'slow',
                'T,F+−+− · T,F+F+− · F+T,F+− · B+−+− · T,F+B+− · F+B[crawl]+− · B[crawl]+−+− · T,A+F+F · Chase · Follow',
                '−+−+−',
              ],
              ['Foot', 'fast', 'T,F+F+− · T,F+F+F · F+T,F+F · F+B+− · F+F+B · F+F+B[crawl] · Chase', 'B+−+−'],
            ],
          },
        },
      ],
    },
    {
      id: '§5.3',
      title: 'What is legal when',
      body: [
        "A program is executed if it stands in the list of the mode the base is in when Movement 1 begins; otherwise the default of that mode is (E-19). While writing, the list of the mode expected after the queued program (all its A and B done) is offered. Of a single part that cannot be done (§6.5 step 2) the F or Rev is replaced by the same part of the default, that of the mode in which Movement 1 began, and if that cannot be done either by − (E-18); the part's own turns and speed changes stand (E-74).",
      ],
    },
    {
      id: '§5.4',
      title: 'Chase, Follow, Flee (no choices left, E-16)',
      body: [
        {
          list: [
            '**Chase**: a step is turn towards and go forward into the adjacent hex, on the map and not barred, that is nearest to the nearest enemy ground base as all stand when the step begins (sight not needed; hidden tokens do not count; flyers never). Ties of base: lowest hex number; of hex: least turn, then clockwise. No such hex is nearer: it only turns, to the hex it would take if none were barred. Foot slow: steps 1, 2; fast: 1, 2, 3. Riders slow: 1, 3; fast: 1, 2, 3. Beast slow: 1, 3; fast: 1, 2.',
            '**Follow** (needs a friendly base with a living Captain, not shaken, not its own, within 6 hexes when Movement 2 begins; nearest, ties by hex number): in Movement 2 one such step towards that base, none if it is adjacent already; who stands becomes slow. Parts 1 and 3 are −. With no such base: part 2 of the default (E-75).',
            '**Flee** (only from a psychic result): mode becomes slow; in Movement 1 and 2 one step (turn, then forward) into the adjacent hex, on the map, not barred and without enemies or hidden enemy tokens, farthest from the nearest enemy ground base, if it is farther than now, else as far; ties: nearer to the own board edge (row 01, row 18), then least turn, then clockwise; none: it stays. It replaces the default of a shaken base. Gunnery: nothing.',
          ],
        },
      ],
    },
    {
      id: '§5.5',
      title: 'Gunnery orders',
      body: [
        'Two entries, for Gunnery 1 and Gunnery 2, each one of − · Aim · Load · Fire · Spot (E-21). Each is judged in its own part by the mode the base is in then; what is not allowed becomes −. Fire: see §8; a base that is fast or crawling in a part does not fire in it if it has fired in this turn †. Load: fills every weapon of the base that may load in this mode. Aim: not while fast. Spot: any mode.',
      ],
    },
    {
      id: '§5.6',
      title: 'Shaken bases',
      body: [
        'Execute the default program of their mode and no gunnery; the orders queued for that turn are lost, later ones stay. Who becomes shaken within a turn does from the next step on the same parts of the default of the mode in which Movement 1 began (E-76).',
      ],
    },
  ],
};
