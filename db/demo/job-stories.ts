import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import type { SideState, Stage } from '#domain/jobs/stages/stages.ts'
import type { ChargeKind, Party } from '#domain/money/entry-kinds.ts'
import type { VisitKind } from '#domain/visits/visit-kinds.ts'
import type { Goer } from './people.ts'
import type { Span } from './story.ts'

/** A visit so many days from now, at this time in Ohio. Someone comes and leaves as planned, unless nobody has gone yet. */
export type DemoVisit = {
  readonly kind: VisitKind
  readonly day: number
  readonly from: string
  readonly to: string
  readonly goes: Goer
  readonly isAhead?: true
  /** The moisture of the house was measured at it. */
  readonly isRead?: true
}

/** So long after the call, so many dollars: charged for a kind of work, or paid by someone. */
export type DemoAmount =
  | readonly [after: Span, dollars: number, charged: ChargeKind]
  | readonly [after: Span, dollars: number, paidBy: Party]

/** A job, from the call to where it stands now. */
export type JobStory = {
  /** How long ago someone called, or wrote on the website. */
  readonly came: Span
  readonly isFromWebsite?: true
  readonly facts: FactChanges & { name: string; phone: string; town: string }
  /** The stages that someone moved it to, so long after the call; planned visits and arrivals move it too. */
  readonly moves?: readonly (readonly [after: Span, to: Stage])[]
  readonly visits?: readonly DemoVisit[]
  /** What was charged, and what was paid by check. */
  readonly money?: readonly DemoAmount[]
  readonly aside?: readonly [after: Span, side: Exclude<SideState, 'duplicate'>, reason: string]
}

const from = (name: string, phone: string) => ({ name, phone })
const at = (town: string, address: string) => ({ town, address })
const water = { loss_type: 'water', activity: 'off', found: 'today' } as const
const theFirst = (daysAgo: number): DemoVisit => ({
  kind: 'inspection',
  day: -daysAgo,
  from: '13:00',
  to: '14:00',
  goes: 'lead.tech',
})

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
    visits: [
      { ...theFirst(4), isRead: true },
      { kind: 'monitoring', day: -3, from: '09:00', to: '10:00', goes: 'tech', isRead: true },
      { kind: 'monitoring', day: -2, from: '09:00', to: '10:00', goes: 'tech', isRead: true },
      { kind: 'monitoring', day: -1, from: '09:00', to: '10:00', goes: 'tech', isRead: true },
      { kind: 'monitoring', day: 0, from: '12:00', to: '13:00', goes: 'tech' },
      { kind: 'monitoring', day: 1, from: '14:00', to: '15:00', goes: 'tech', isAhead: true },
    ],
  },
  {
    came: '8d 09:10',
    facts: { ...from('Judson Phlox', '(234) 555-0157'), ...at('Salem', '95 Demo Lane'), ...water },
    moves: [authorized, mitigating, drying, dry],
    visits: [theFirst(8), { kind: 'final', day: 0, from: '14:00', to: '15:00', goes: 'lead.tech' }],
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
    visits: [theFirst(10)],
    aside: ['2d 09:15', 'lost', 'Chose another company'],
  },
]
