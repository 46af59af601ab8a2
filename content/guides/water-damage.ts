import { step, type Step } from '#domain/safety/step.ts'
import type { Part, Section, ServiceGuide } from './guide.ts'

export const waterDamage: ServiceGuide = {
  slug: 'water-damage',
  lead: {
    text: 'We pump out the water and find out how far it spread. Then we dry the building until our readings match those of a part that stayed dry.',
  },
  standard: { name: 'ANSI/IICRC S500', about: 'Professional Water Damage Restoration' },
  phases: [
    {
      title: 'Your call',
      text: 'We ask where the water comes from, when it started, and whether the power is off. We tell you what to leave alone until we get there.',
      paper: 'a reference number to use whenever you call or write about this damage',
    },
    {
      title: 'Inspection',
      text: 'We find out how dirty the water is. Then we use moisture meters to see how far it went: under the floor, up the wall and into the room below.',
      paper:
        'a work authorization, any notice of your right to cancel that the law requires, and the first moisture map',
    },
    {
      title: 'Water removal',
      text: 'We remove standing water and raise furniture off the wet floor. We photograph what we can’t save, and keep samples of it, before we cut it out or carry it away.',
      paper: 'a scope sheet that lists what has to go, what can stay, and why',
    },
    {
      title: 'Drying',
      text: 'We work out how many air movers and dehumidifiers the wet area needs. We take readings every day, and remove machines when the readings allow it.',
      paper: 'a drying log with each day’s readings',
    },
    {
      title: 'Final readings',
      text: 'We compare each wet spot with the same material in a part of the building that stayed dry. We keep drying any spot that hasn’t reached its goal.',
      paper: 'a certificate of drying with the goal and the last reading for each spot',
    },
    {
      title: 'Final walk-through',
      text: 'We take out the machines and walk through the rooms with you. Rebuilding is a separate agreement, with the contractor you choose.',
      paper: 'a certificate of completion, a photo report and a statement of the work',
    },
  ],
  factors: [
    {
      title: 'How long the water stood',
      moves: 'time and cost',
      text: 'In an hour, water may wet only the surface. Over a weekend it soaks in behind walls and floors, and clean water turns dirty.',
    },
    {
      title: 'What got wet',
      moves: 'time',
      text: 'Carpet dries quickly. Hardwood, plaster and concrete block can take days longer.',
    },
    {
      title: 'How dirty the water was',
      moves: 'cost',
      text: 'After sewage or creek water, we take out the soft materials it soaked. We clean the rest before we dry it.',
    },
    {
      title: 'How many rooms and floors',
      moves: 'time and cost',
      text: 'A leak upstairs runs down. We check and dry each ceiling and wall that it passed through.',
    },
  ],
  insurance: {
    record:
      'For water damage, we take photos before we move anything. We record the source, the category of the water and the reason for it, the moisture map, each day’s readings, and every machine with its dates.',
    discard: {
      text: 'Wet material that is a health risk can usually go before the adjuster sees it. Tell your insurer, and take photos of it from a dry place. We keep samples, such as a piece of the carpet, and take the rest away.',
      rules: ['photos-first', 'discard-soaked', 'tell-insurer'],
    },
    ask: [
      'Does my policy treat a sudden leak differently from a slow one?',
      'Do I have coverage for water that backs up from a drain or a sump?',
      'Do I need flood insurance for water that came in from outside?',
      'What photos and samples do you need before wet material is thrown out?',
    ],
  },
  last: {
    title: 'Is water still running?',
    text: 'If your feet stay dry, close the main valve first. Then call us. We answer day and night.',
    rules: ['close-valve', 'no-standing-water'],
  },
}

/** What an owner may do after a leak of clean water. */
export const cleanLeak: readonly Step[] = [
  step(
    'Start only if the power to the area is off, your feet stay dry, and no ceiling sags.',
    'clean-leak',
    'no-standing-water',
    'no-load-above',
  ),
  step('Close the valve, if it is still open.', 'close-valve'),
  step('Blot wet carpet and furniture with towels, and mop hard floors.', 'clean-leak'),
  step('Lift light things that you can reach from a dry floor.', 'clean-leak', 'light-things'),
  step('Open windows if the weather is dry.', 'clean-leak', 'dry-fast'),
  step('Leave fans off until we know that the water is clean.', 'no-air-over-dirt'),
  step(
    'Stop if the water may come from a drain, a creek or the ground, or if you see mold.',
    'sewage',
    'dirty-floodwater',
    'leave-mold',
  ),
]

type Grade = { readonly name: string; readonly what: string; readonly work: string }

export const categories: readonly Grade[] = [
  {
    name: 'Clean water',
    what: 'It comes from a supply pipe, such as the line to a sink or an ice maker.',
    work: 'If we get there soon, we can dry much of what got wet.',
  },
  {
    name: 'Soiled water',
    what: 'It comes from a washer or dishwasher drain, or seeps in through a wall or floor.',
    work: 'Carpet pad is thrown out. We clean what stays before we dry it.',
  },
  {
    name: 'Heavily contaminated water',
    what: 'It is sewage, creek or river water, or surface water from outside.',
    work: 'Soft materials that it soaked are thrown out. We clean, disinfect and dry the rest.',
  },
]

export const classes: readonly { readonly name: string; readonly what: string }[] = [
  {
    name: 'A small area',
    what: 'Wet, absorbent material covers less than about 5% of the floor, walls and ceiling.',
  },
  { name: 'A larger area', what: 'It covers about 5% to 40%: often the floor and the bottom of the walls.' },
  { name: 'Most of the room', what: 'It covers more than about 40%: often water came from above.' },
  {
    name: 'Slow-drying materials',
    what: 'Water is deep in hardwood, plaster, brick or concrete, which dry slowly.',
  },
]

/** Not a job: an example with the shape that such curves have. Points of moisture, one for each day. */
export const dryingExample = {
  goal: 12,
  surface: [29, 16, 13, 12, 12, 12],
  framing: [28, 25, 21, 17, 14, 12],
} as const

export const reasons: readonly Part[] = [
  {
    title: 'Why we don’t start with fans',
    text: 'A fan can spread contaminated water and mold to other rooms. We start air movers after we know what kind of water it was and have removed the dirt.',
  },
  {
    title: 'Why the machines run day and night',
    text: 'If they stop, materials take up moisture again. If the noise keeps you awake, call us before you switch one off. We can often move it.',
    rules: ['wet-electrics'],
  },
  {
    title: 'Why the first two days matter',
    text: 'The EPA advises drying wet materials within 24 to 48 hours. In most cases, mold won’t grow on what dries that fast.',
  },
  {
    title: 'What counts as dry',
    text: 'A surface can feel dry when the inside is wet. Our goal is the reading that the same meter gives for the same material in a dry part of your building.',
  },
]

export const waterSources: readonly (Section & { readonly dirt: string })[] = [
  {
    id: 'burst-pipe',
    title: 'Burst or frozen pipe',
    text: 'If your feet stay dry, close the main valve, even if the pipe is only frozen. It may leak when it thaws. Water may run inside the wall, so we check the wall with a meter.',
    rules: ['close-valve', 'thaw-gently'],
    dirt: 'Category 1 if we reach it soon.',
  },
  {
    id: 'appliance',
    title: 'Washer, dishwasher or water heater',
    text: 'If the floor is dry and you don’t have to move the appliance, close the small valve on its water line. If not, use the main valve, but only if you can reach it with dry feet. Water from a kitchen leak can run under cabinets and flooring, so we check there too.',
    rules: ['close-valve', 'no-standing-water', 'wet-electrics', 'light-things'],
    dirt: 'Category 1 from the supply line, category 2 from the drain.',
  },
  {
    id: 'roof',
    title: 'Roof leak or ice dam',
    text: 'Stay off the roof and off ladders. Stay out from under a sagging ceiling, and away from a light fixture that is dripping. We cover the opening, check the ceiling and the insulation, and dry them or take them out.',
    rules: ['no-roof', 'no-load-above', 'wet-electrics'],
    dirt: 'We decide on site. It depends on what the rain ran through on its way in.',
  },
  {
    id: 'sump-pump',
    title: 'Sump pump failure',
    text: 'A pump often stops because the power is out or its float is stuck. The water that overflows isn’t clean. Our basement page shows how to test a pump in dry weather.',
    dirt: 'It depends on what drains into the pit: category 2 for water that seeped through the ground, category 3 for sewage or surface water.',
  },
  {
    id: 'sewage',
    title: 'Sewage or drain backup',
    text: 'Stop using water in the whole house, because it can come back up the drain. Treat the water as sewage even if it looks clear. Stay out of it, keep children and pets away, and don’t mop it up.',
    rules: ['stop-using-water', 'sewage'],
    dirt: 'Always category 3.',
  },
]
