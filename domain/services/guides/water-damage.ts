import type { Part, Section, ServiceGuide } from '../guide.ts'

export const waterDamage: ServiceGuide = {
  slug: 'water-damage',
  lead: 'Stop the water if you can reach the valve with dry feet. We pump out what stands, find where the rest went, and dry it until the meters agree with a dry room.',
  standard: { name: 'ANSI/IICRC S500', about: 'Professional Water Damage Restoration' },
  phases: [
    {
      title: 'Contact',
      text: 'You say where the water comes from, since when, and whether the power is off. We say what to leave alone until we are there.',
      paper: 'A reference number for every call and letter about this loss',
    },
    {
      title: 'Inspection',
      text: 'We settle how dirty the water is, then follow it with moisture meters: under the floor, up the wall, into the room below.',
      paper: 'Work authorization, your notice of the right to cancel, and the first moisture map',
    },
    {
      title: 'Stabilize',
      text: 'Standing water goes out. Furniture comes up on blocks. What cannot be saved is photographed before it is cut or carried away.',
      paper: 'Scope sheet: what goes, what stays, and the reason for each',
    },
    {
      title: 'Dry',
      text: 'Air movers and dehumidifiers are counted from the size and class of the loss. Meters are read daily, and machines leave as the numbers fall.',
      paper: 'Drying log with each day’s readings',
    },
    {
      title: 'Verify',
      text: 'Every wet point is set against the same material in a room that never got wet. A point that has not arrived keeps its machine.',
      paper: 'Certificate of drying: each point, its goal, its last reading',
    },
    {
      title: 'Hand back',
      text: 'The machines are gone, and you walk the rooms with us. Rebuilding is a separate agreement, with whomever you like.',
      paper: 'Certificate of completion, photo report, and the statement of work',
    },
  ],
  factors: [
    {
      title: 'How long it stood',
      moves: 'time and cost',
      text: 'An hour wets a surface. A weekend wets what is behind it, and turns clean water into dirty water.',
    },
    {
      title: 'What soaked it up',
      moves: 'time',
      text: 'Carpet gives water back fast. Hardwood, plaster and block hold on to it for days longer.',
    },
    {
      title: 'How dirty it was',
      moves: 'cost',
      text: 'Sewage means taking out what it soaked, and cleaning before drying.',
    },
    {
      title: 'How many rooms, and how high',
      moves: 'time and cost',
      text: 'A leak upstairs travels down, and each ceiling it crossed is dried.',
    },
  ],
  insurance: {
    record:
      'For a water loss the file holds photos from before anything moves, the source, the category and the reason for it, the moisture map, daily readings, and every machine with its dates.',
    ask: [
      'Is a sudden leak treated differently from a slow one?',
      'Is water from a drain or a sump a rider of its own on my policy?',
      'Is water that rose from outside a matter for a flood policy?',
      'Who must see the damage before wet material is thrown out?',
    ],
  },
  last: {
    title: 'Still running? Valve first, then call.',
    text: 'A call is faster than any form, and the meter keeps turning while you read..',
  },
}

/** Three valves between the tap and the street, in the order in which to try them. */
export const valves: readonly {
  readonly name: string
  readonly where: string
  readonly steps: readonly string[]
}[] = [
  {
    name: 'Main valve',
    where:
      'Indoors, where the water pipe comes in: the street side of the basement, a crawl space, or near the water heater.',
    steps: [
      'A wheel: turn it right, the way you close a jar, until it stops.',
      'A lever: turn it until it lies across the pipe.',
      'Open the lowest tap in the house to let the rest run out.',
      'Stuck? Do not force it. Go on to the next valve.',
    ],
  },
  {
    name: 'Meter valve',
    where:
      'At the water meter: next to the main valve in many basements, or in a covered pit near the street.',
    steps: [
      'Look for a valve on the pipe between the meter and the house.',
      'Close it the same way: wheel to the right, lever across the pipe.',
      'Leave the seal and the wire on the meter alone.',
    ],
  },
  {
    name: 'Curb stop',
    where: 'Under a small round lid near the curb or the lot line. It may read WATER.',
    steps: [
      'It belongs to the water company and needs a long key.',
      'Call their emergency line. It is on your water bill.',
      'Say: “Water is running in my house. Please shut it off at the curb.”',
    ],
  },
]

export const noValve =
  'No valve stops water that comes up from the ground, a creek or a drain. If that is what you see, stay out and call. On a private well, close the valve at the pressure tank.'

type Grade = { readonly name: string; readonly what: string; readonly work: string }

export const categories: readonly Grade[] = [
  {
    name: 'Clean at the source',
    what: 'A supply pipe, a water heater, an ice maker line.',
    work: 'Much can be dried where it stands, if it is reached soon.',
  },
  {
    name: 'Used or soiled',
    what: 'A dishwasher, a washing machine, a sump pit.',
    work: 'Carpet pad goes. What stays is cleaned, then dried.',
  },
  {
    name: 'Foul',
    what: 'Sewage, a backed-up drain, a river, ground water.',
    work: 'What soaked it up goes. The rest is cleaned, disinfected, and only then dried.',
  },
]

export const classes: readonly { readonly name: string; readonly what: string }[] = [
  { name: 'A little', what: 'Under 5% of the room’s floor, wall and ceiling is wet.' },
  { name: 'A good part', what: '5 to 40%: a wet floor and the foot of the walls.' },
  { name: 'Most of it', what: 'Over 40%: water that came from above.' },
  { name: 'Held deep', what: 'Hardwood, plaster, brick or concrete, which let go slowly.' },
]

/** Not a job: an example with the shape that such curves have. Points of moisture, one for each day. */
export const dryingExample = {
  goal: 12,
  surface: [29, 16, 13, 12, 12, 12],
  framing: [28, 25, 21, 17, 14, 12],
} as const

export const reasons: readonly Part[] = [
  {
    title: 'Why fans wait',
    text: 'A fan carries whatever is in the water into the next room. Until the category is known and the dirt is out, the air stays still.',
  },
  {
    title: 'Why the noise stays on',
    text: 'Stopped, the room drinks its water back. If a machine keeps you awake, call before you switch it off: it can often be moved.',
  },
  {
    title: 'Why the first two days count',
    text: 'The EPA’s advice is to dry wet materials within 24 to 48 hours; in most cases mold will then not grow.',
  },
  {
    title: 'How we know it is dry',
    text: 'Not by touch. The goal is what the same meter reads in the same material where your building stayed dry.',
  },
]

export const waterSources: readonly (Section & { readonly dirt: string })[] = [
  {
    id: 'burst-pipe',
    title: 'Burst or frozen pipe',
    text: 'Close the main valve even if the pipe is only frozen: it leaks when it thaws. Much of the water runs inside the wall, so the wall is read, not guessed.',
    dirt: 'Category 1 when fresh.',
  },
  {
    id: 'appliance',
    title: 'Washer, dishwasher, water heater',
    text: 'Try the small valve behind it first. Leaks under a kitchen run below cabinets and flooring; toe-kicks come off before cabinets do.',
    dirt: 'Supply side 1, drain side 2.',
  },
  {
    id: 'roof',
    title: 'Roof leak and ice dam',
    text: 'A bucket, not a ladder: roofs are not for storms. We cover what is open, dry the insulation or take it out, and read the ceiling before anyone paints over the ring.',
    dirt: 'Judged on the spot: rain picks up what it runs over.',
  },
  {
    id: 'sump-pump',
    title: 'Sump pump failure',
    text: 'The pit collects ground water, so what spills from it is not clean. A pump that stops in a storm often has no power or a stuck float; the test for dry days is on our basement page.',
    dirt: 'Category 2 at best; with ground water 3.',
  },
  {
    id: 'sewage',
    title: 'Sewage and drain backup',
    text: 'Stop all water in the house: each flush comes back up. Keep children and pets away. It is foul even when it looks clear, and no job for a mop.',
    dirt: 'Category 3, always.',
  },
]
