import { step, type Step } from '#domain/safety/step.ts'
import type { Part, Section, ServiceGuide } from './guide.ts'

export const moldRemediation: ServiceGuide = {
  slug: 'mold-remediation',
  lead: {
    text: 'We look for the moisture first, because mold comes back if it stays. Then we contain the area, remove the mold and check our own work. When it has to be verified, someone independent of us does that.',
  },
  standard: { name: 'ANSI/IICRC S520', about: 'Professional Mold Remediation' },
  phases: [
    {
      title: 'Your call',
      text: 'We ask where the mold is, about how big it is, what got wet there and when. A photo from the door is enough. If it isn’t urgent, we set a time that suits you.',
      paper: 'a reference number and a time for our visit',
    },
    {
      title: 'Moisture inspection',
      text: 'We look for what keeps the area wet: a leak, a cold corner, a damp crawl space, or a bath fan that vents into the attic. If that isn’t fixed, the mold comes back.',
      paper: 'an inspection report with readings that shows what is damp and why',
    },
    {
      title: 'Work plan',
      text: 'The plan says which rooms are affected, what we clean, what we remove and how we contain the area. If an independent assessor wrote a protocol, we follow it.',
      paper:
        'a remediation plan, a work authorization, and any notice of your right to cancel that the law requires',
    },
    {
      title: 'Containment',
      text: 'We put up plastic walls and seal the vents. Machines filter the air and move it outdoors, so that spores don’t drift into the rest of the house. We check the air pressure and write it down.',
      paper: 'a containment log with the pressure readings',
    },
    {
      title: 'Mold removal',
      text: 'We bag moldy drywall, carpet and other porous material inside the containment and carry it out sealed. We clean wood and masonry, and pick up dust with HEPA vacuums and damp cloths.',
      paper: 'a removal log with photos of the work inside the containment',
    },
    {
      title: 'Final check',
      text: 'We check that the area is clean and dry. If the work has to be verified, an assessor who is independent of us does that, and the containment stays up until the assessor signs off.',
      paper: 'our final readings and, if you hired an assessor, the assessor’s own report to you',
    },
    {
      title: 'Final walk-through',
      text: 'We take down the containment and show you the clean, dry area. Rebuilding can start when you are ready. It is a separate agreement.',
      paper: 'a certificate of completion and notes on how to keep the area dry',
    },
  ],
  factors: [
    {
      title: 'The source of the moisture',
      moves: 'time and cost',
      text: 'The roof, pipe or wall has to be fixed first. Often that is a job for another contractor.',
    },
    {
      title: 'What the mold grows on',
      moves: 'cost',
      text: 'We can clean tile. Moldy drywall usually has to be cut out and replaced.',
    },
    {
      title: 'How far it has spread',
      moves: 'time and cost',
      text: 'One closet needs one small containment. If the furnace fan spread spores, we may have to clean the whole house.',
    },
    {
      title: 'How hard the area is to reach',
      moves: 'time',
      text: 'A crawl space or attic takes longer than a bathroom of the same size.',
    },
    {
      title: 'Independent verification',
      moves: 'time and cost',
      text: 'If the work has to be verified, you hire and pay the assessor yourself. The visit and any laboratory work can add days.',
    },
  ],
  insurance: {
    record:
      'For mold, we record where the water came from and when it was stopped, how many square feet are affected, the plan, the pressure readings and what we removed. If there is an assessor’s report, we add it.',
    ask: [
      'Does my policy cover mold, and up to what limit?',
      'Does it matter whether the leak was sudden or hidden?',
      'Does that limit include the assessor’s fee?',
      'Do you want to inspect the area before a wall is opened?',
    ],
  },
  last: {
    title: 'Not sure if it’s mold?',
    text: 'Call and tell us where it is and how big it is. If it may be small enough for you to clean, we’ll tell you.',
    rules: ['leave-mold', 'small-mold'],
  },
}

/** In the order of the numbers in the drawing. */
export const containment: readonly Part[] = [
  { title: 'Moisture source', text: 'It is found, and fixed or shut off, before the plastic goes up.' },
  {
    title: 'Plastic walls',
    text: 'They run from floor to ceiling and are taped. We seal the vents inside them, and the furnace fan stays off.',
  },
  {
    title: 'Air filter machine',
    text: 'It pulls air out of the area through a HEPA filter and sends it outdoors.',
  },
  {
    title: 'Negative pressure',
    text: 'More air is pulled out than comes in. If there is a gap in the plastic, air flows into the area, not out of it.',
  },
  {
    title: 'Entry chamber',
    text: 'It is a small space with two flaps. Here we take off our suits and wipe down the bags before we enter the house.',
  },
  {
    title: 'The rest of the house',
    text: 'It stays outside the plastic. If your floor plan allows it, we leave you a way around the work area.',
  },
]

/** The three conditions of the S520 standard. */
export const conditions: readonly { readonly name: string; readonly what: string; readonly work: string }[] =
  [
    {
      name: 'Normal',
      what: 'The kinds and amount of spores are what a dry, clean building has.',
      work: 'This is the goal. Every building has some spores.',
    },
    {
      name: 'Settled spores',
      what: 'Spores and dust came in from mold that grows somewhere else.',
      work: 'We vacuum and wipe surfaces. Porous things that we can’t clean may have to go.',
    },
    {
      name: 'Growth',
      what: 'Mold grows here, or did. It may be hidden.',
      work: 'We contain the area, and remove or clean what the mold grows on.',
    },
  ]

/** The EPA’s advice for a small patch in a home. */
export const yourself: readonly Step[] = [
  step('Have the leak or dampness fixed first, or the mold will come back.', 'small-mold'),
  step('Wear an N95 respirator, long gloves, and goggles without vent holes.', 'small-mold'),
  step(
    'Open a window if the weather is dry. Don’t point a fan at the mold.',
    'small-mold',
    'no-air-over-dirt',
  ),
  step(
    'Scrub hard surfaces, such as tile, with detergent and water. Then dry them completely.',
    'small-mold',
  ),
  step(
    'Bag moldy rags and other light things that you can’t clean, and throw them away.',
    'small-mold',
    'light-things',
  ),
  step('Don’t mix bleach with any other cleaner.', 'no-mixed-cleaners'),
  step('Don’t paint or caulk over the mold.', 'leave-mold'),
]

/** Each is a reason to leave the mold alone. */
export const notYourself: readonly Step[] = [
  step(
    'It covers more than about 10 square feet, which is roughly 3 feet by 3 feet.',
    'leave-mold',
    'small-mold',
  ),
  step('Sewage or floodwater was there.', 'sewage', 'dirty-floodwater', 'small-mold'),
  step('It may be in the furnace or the ducts. Don’t run the fan.', 'no-air-over-dirt', 'small-mold'),
  step(
    'It is on or behind plaster, old tile or insulation. Old materials can contain asbestos or lead. Don’t cut, sand or tear them out.',
    'old-materials',
  ),
  step(
    'You have asthma, allergies, a weak immune system or another health concern. Ask your doctor first.',
    'leave-mold',
    'small-mold',
  ),
]

export const plainWords: readonly Section[] = [
  {
    id: 'assessor',
    title: 'Who checks the work?',
    text: 'We always check our own work. When it has to be verified, the S520 standard calls for someone independent of the company that did it. You choose that person. We don’t take a share of the fee.',
  },
  {
    id: 'testing',
    title: 'Should you have it tested?',
    text: 'The EPA says that sampling is unnecessary in most cases where mold can be seen. There are no federal limits to compare the results with. In most homes, it helps more to find the moisture.',
  },
  {
    id: 'health',
    title: 'Is it making you sick?',
    text: 'We can tell you what is damp and where mold grows. We can’t tell you what it means for your health, so please ask a doctor. You can’t tell from its color what kind of mold it is.',
    rules: ['leave-mold', 'small-mold'],
  },
]
