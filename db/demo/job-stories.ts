import { bathLeak } from './bath-leak.ts'
import type { DemoMove } from './equipment-moves.ts'
import type { DemoAmount, DemoVisit, JobStory } from './job-story.ts'
import { kitchenLeak } from './kitchen-leak.ts'

const from = (name: string, phone: string) => ({ name, phone })
const at = (town: string, address: string, state = 'OH') => ({ town, address, state })
const water = { loss_type: 'water', activity: 'off', found: 'today' } as const
const theFirst = (daysAgo: number): DemoVisit => ({
  kind: 'inspection',
  day: -daysAgo,
  from: '13:00',
  to: '14:00',
  goes: 'lead.tech',
})

const monitored = (day: number): DemoVisit => ({
  kind: 'monitoring',
  day,
  from: '09:00',
  to: '10:00',
  goes: 'tech',
  isRead: true,
})
/** The same is done with each of them. */
function all(move: 'placed' | 'pulled', units: readonly string[], room?: string): DemoMove[] {
  return units.map((unit): DemoMove => (move === 'placed' ? [move, unit, room] : [move, unit]))
}

const authorized = ['0d 15:00', 'authorized'] as const
const mitigating = ['0d 16:30', 'mitigating'] as const
const drying = ['1d 10:00', 'drying'] as const
const dry = ['5d 15:00', 'dry'] as const
const docs = ['6d 11:00', 'docs_complete'] as const
const billed = ['7d 09:00', 'billed'] as const
const paid = ['20d 10:00', 'paid'] as const
const charged = (mitigation: number, equipment: number): DemoAmount[] => [
  ['6d 14:10', mitigation, 'mitigation'],
  ['6d 14:15', equipment, 'equipment'],
]

/** One in each stage and two aside. Family names are plants, and the streets are called what they are. */
export const jobStories: readonly JobStory[] = [
  {
    came: '35m',
    isFromWebsite: true,
    facts: { ...from('Agnes Bellwort', '(234) 555-0150'), ...at('Canfield', '3 Demo Lane'), ...water },
  },
  {
    came: '3h',
    facts: {
      ...from('Clyde Fleabane', '(234) 555-0151'),
      ...at('Hubbard', '18 Demo Lane'),
      loss_type: 'basement',
      source: 'sump',
      standing_water: 'yes',
      depth: 3,
    },
  },
  {
    came: '1d 16:20',
    facts: {
      ...from('Edith Columbine', '(234) 555-0152'),
      ...at('Poland', '41 Demo Lane'),
      ...water,
      source: 'dishwasher',
    },
    visits: [{ kind: 'inspection', day: 0, from: '16:00', to: '17:00', goes: 'tech', isAhead: true }],
  },
  {
    came: '1d 08:30',
    facts: {
      ...from('Franklin Sumac', '(234) 555-0153'),
      ...at('Struthers', '52 Demo Lane'),
      ...water,
      carrier: 'Sample Mutual',
      will_claim: 'yes',
    },
    visits: [
      theFirst(1),
      { kind: 'estimate', day: 1, from: '09:00', to: '10:00', goes: 'lead.tech', isAhead: true },
    ],
  },
  {
    came: '2d 09:05',
    facts: {
      ...from('Gwen Meadowsweet', '(234) 555-0154'),
      ...at('Girard', '67 Demo Lane'),
      ...water,
      source: 'washer',
    },
    moves: [authorized],
    visits: [
      theFirst(2),
      { kind: 'mitigation', day: 1, from: '10:00', to: '13:00', goes: 'tech', isAhead: true },
    ],
  },
  {
    came: '3d 07:40',
    facts: {
      ...from('Hollis Dogwood', '(234) 555-0155'),
      ...at('Niles', '70 Demo Lane'),
      loss_type: 'sewage',
      sewage: 'yes',
    },
    moves: [authorized, mitigating],
    visits: [theFirst(3), { kind: 'mitigation', day: 0, from: '08:00', to: '11:00', goes: 'tech' }],
  },
  {
    came: '4d 06:50',
    facts: {
      ...from('Irma Lupine', '(234) 555-0156'),
      ...at('Boardman', '84 Demo Lane'),
      ...water,
      source: 'supply_line',
      rooms: ['Kitchen', 'Dining room'],
      access_note: 'Lockbox at the side door.',
      access_way: 'lockbox',
    },
    moves: [authorized, mitigating, drying],
    leads: 'projects',
    loss: kitchenLeak,
    visits: [
      {
        ...theFirst(4),
        isRead: true,
        equipment: [
          ['placed', 'LGR-03', 'Kitchen'],
          ...all('placed', ['AM-01', 'AM-02', 'AM-03', 'AM-04', 'AM-05'], 'Kitchen'),
          ...all('placed', ['AM-06', 'AM-07', 'AM-08'], 'Dining room'),
          ['placed', 'LGR-08', 'Hall'],
          ...all('placed', ['AM-10', 'AM-11'], 'Hall'),
          ...all('placed', ['AM-12', 'AM-13'], 'Bath'),
        ],
      },
      monitored(-3),
      // The hall stands still: it gets one more.
      { ...monitored(-2), equipment: [['moved', 'AM-05', 'Hall']] },
      // The dining room is dry but for its floor.
      { ...monitored(-1), equipment: [['pulled', 'AM-08']] },
      { kind: 'monitoring', day: 0, from: '12:00', to: '13:00', goes: 'tech' },
      { kind: 'monitoring', day: 1, from: '14:00', to: '15:00', goes: 'tech', isAhead: true },
    ],
  },
  {
    came: '8d 09:10',
    facts: {
      ...from('Judson Phlox', '(234) 555-0157'),
      ...at('Salem', '95 Demo Lane'),
      ...water,
      source: 'supply_line',
      rooms: ['Bath'],
    },
    moves: [authorized, mitigating, drying, dry],
    loss: bathLeak,
    visits: [
      {
        ...theFirst(8),
        isRead: true,
        equipment: [['placed', 'LGR-01', 'Bath'], ...all('placed', ['AM-14', 'AM-15'], 'Bath')],
      },
      monitored(-7),
      monitored(-6),
      // The dehumidifier is too heavy for one: it waits for the last visit.
      { ...monitored(-5), equipment: all('pulled', ['AM-14', 'AM-15']) },
      { kind: 'final', day: 0, from: '14:00', to: '15:00', goes: 'lead.tech' },
    ],
  },
  {
    came: '12d 08:15',
    facts: {
      ...from('Loretta Foxtail', '(234) 555-0158'),
      ...at('Columbiana', '103 Demo Lane'),
      loss_type: 'storm',
    },
    moves: [authorized, mitigating, drying, dry, docs],
    visits: [theFirst(12)],
    money: charged(1640, 985.5),
  },
  {
    came: '39d 09:30',
    facts: {
      ...from('Marvin Beebalm', '(234) 555-0159'),
      ...at('Warren', '118 Demo Lane'),
      ...water,
      carrier: 'Example Casualty',
      will_claim: 'yes',
    },
    moves: [authorized, mitigating, drying, dry, docs, billed],
    visits: [theFirst(39)],
    money: [...charged(2310, 1472.25), ['16d 11:30', 500, 'customer']],
  },
  {
    came: '30d 07:25',
    facts: { ...from('Nadine Coneflower', '(234) 555-0160'), ...at('Lisbon', '126 Demo Lane'), ...water },
    moves: [authorized, mitigating, drying, dry, docs, billed, paid],
    visits: [theFirst(30)],
    money: [...charged(1875, 760), ['20d 09:40', 2635, 'customer']],
  },
  {
    came: '34d 08:45',
    facts: { ...from('Orville Hawkweed', '(234) 555-0161'), ...at('Alliance', '137 Demo Lane'), ...water },
    moves: [authorized, mitigating, drying, dry, docs, billed, paid, ['21d 10:00', 'closed']],
    visits: [theFirst(34)],
    money: [...charged(2090, 1115), ['19d 15:20', 3205, 'customer']],
  },
  {
    came: '7d 09:20',
    facts: { ...from('Pearl Buckthorn', '(234) 555-0162'), ...at('Leetonia', '145 Demo Lane'), ...water },
    visits: [theFirst(7)],
    aside: ['1d 15:40', 'on_hold', 'Waiting for the adjuster'],
  },
  {
    came: '10d 08:40',
    facts: { ...from('Roscoe Speedwell', '(234) 555-0163'), ...at('Campbell', '159 Demo Lane'), ...water },
    // They chose another company, and a mover was left behind.
    visits: [{ ...theFirst(10), equipment: [['placed', 'AM-22']] }],
    aside: ['2d 09:15', 'lost', 'Chose another company'],
  },
]
