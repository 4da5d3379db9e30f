import type { Chapter } from '../../../reference/section';
import { RALLY_TABLE } from '../tables/combat';
import { ROAD_TABLE } from '../tables/terrain';

/** §6: facing, stacking, movement, rally. */
export const MOVEMENT: Chapter = {
  title: 'Facing, stacking, movement, rally',
  sections: [
    {
      id: '§6',
      title: 'Movement and what goes with it',
      body: [
        'Facing and arcs §6.1, stacking §6.2, movement §6.3 with roads, flux, transport, rally and rout.',
      ],
    },
    {
      id: '§6.1',
      title: 'Facing and arcs',
      body: [
        'Sections have no facing. Vehicles and machines face a hexside.',
        'Weapon arcs: front; front and flanks; rear; rear and flanks; turret, which is all round.',
        {
          picture: 'arcs',
          caption:
            'A Glide that faces north: amber its front, violet its rear, blue its flanks. A hex on the boundary lies in both areas (R-05).',
        },
      ],
    },
    {
      id: '§6.2',
      title: 'Stacking',
      body: [
        'A hex holds at most 3 friendly units, at most 1 of them a vehicle or machine. This is checked at placement and at the end of each unit’s move.',
        'Moving through friends and enemies is free. No unit ends its move in an enemy’s hex.',
        {
          picture: 'stacking',
          caption: 'Two sections and a vehicle fill a hex. The Floater may pass through, but not stop there.',
        },
      ],
    },
    {
      id: '§6.3',
      title: 'Movement',
      body: [
        'Units move one at a time, each completed before the next. A section enters any adjacent hex. A vehicle or machine enters only the hex it faces, and turns to face another: up to 60° in a hex is free, more costs 1 MP.',
        'Some hexes cost 1.5 MP: count in halves. A unit may stand still or spend less than all its MPs, unless it is routed or under orders.',
        {
          example:
            'Turning 180° in a rough hex, then moving ahead into clear, costs 2 MPs: 1 for the turn, 1 for the clear hex.',
        },
        {
          picture: 'turning',
          caption:
            'The first 60° of a turn are free; right round costs 1 point. Clear ground ahead costs 1 more.',
        },
      ],
    },
    {
      id: '§6.3.1',
      title: 'Roads',
      body: [
        'Along the road each hex costs 1 MP, whatever the terrain. A unit that spends all its MPs on the road gains a bonus, to be spent on the road. Routed units and Extractors gain none.',
        { table: ROAD_TABLE },
        { picture: 'road', caption: 'Along the road each hex costs 1 point, through the massif too.' },
      ],
    },
    {
      id: '§6.3.2',
      title: 'Flux',
      body: [
        'A leg unit that enters a flux hex is at once displaced one hex along its arrow, at no MP.',
        { picture: 'flux', caption: 'One step into the flux, and the drift carries the section on.' },
      ],
    },
    {
      id: '§6.3.3',
      title: 'Transport',
      body: [
        'Only Floaters carry, two sections each.',
        {
          list: [
            '**Embark**: the section moves into the Floater’s hex, or starts in it, pays 1 MP, and its move ends. The Floater may then move if it has not yet. It cannot pick up during its own move.',
            '**Disembark**: 1 MP whatever the terrain. The section is placed in the hex and may go on. Before or after the Floater’s move, never during it, and never into terrain forbidden to it.',
            '**Loss**: when a Floater is destroyed, each passenger takes an SL/R result in the hex.',
          ],
        },
        {
          picture: 'transport',
          caption:
            'The Lance pays 1 point and is aboard; the Floater, which has not moved yet, goes on with it.',
        },
        {
          example:
            'A section with 2 MPs disembarks in bog for 1. Leaving the bog for clear ground then needs the bog roll (§2). The chart lets no ACV into bog, so this needs a Floater that was set up there.',
        },
      ],
    },
    {
      id: '§6.3.4',
      title: 'Rally',
      body: [
        'In the Dorian rally phase the rally rolls come first, one unit at a time, in the owner’s order. A routed section rallies on 5–9. The best Transcom that is neither pinned nor routed modifies the roll.',
        { table: RALLY_TABLE },
        'After the rolls all Pinned markers come off.',
      ],
    },
    {
      id: '§6.3.5',
      title: 'Routed movement',
      body: [
        'In its movement phase a routed section runs for its friendly edge, which the scenario names. It gains no road bonus.',
        { picture: 'rout', caption: 'In Engage! the Dorian runs for column 01.' },
      ],
    },
  ],
};
