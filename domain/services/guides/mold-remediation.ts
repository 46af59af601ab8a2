import type { Part, Section, ServiceGuide } from '../guide.ts'

export const moldRemediation: ServiceGuide = {
  slug: 'mold-remediation',
  lead: 'Do not scrub it, and stop the water that feeds it. We find the damp first, close the area off, and take the mold out. Then someone who does not work for us checks it.',
  standard: { name: 'ANSI/IICRC S520', about: 'Professional Mold Remediation' },
  phases: [
    {
      title: 'Contact',
      text: 'Where it is, about how large, what got wet there and when. A photo from the door is enough. No emergency? Then we set a time that suits you.',
      paper: 'A reference number and the time of the visit',
    },
    {
      title: 'Find the water',
      text: 'A leak, a cold corner, a damp crawl space, a bath fan that ends in the attic. Until it is found and mended, removing mold is only a pause.',
      paper: 'Inspection report with readings: what is damp, and why',
    },
    {
      title: 'Plan',
      text: 'Which rooms are in which condition, what is cleaned and what goes, how the area is closed. If an independent assessor wrote a protocol, we work to it.',
      paper: 'Remediation plan, work authorization, and your notice of the right to cancel',
    },
    {
      title: 'Contain',
      text: 'Plastic walls, closed vents, and filtered air that leaves the area so that none drifts into the house. The pressure is read and written down.',
      paper: 'Containment log, from the first hour to the last',
    },
    {
      title: 'Remove and clean',
      text: 'Soft, grown-through material is bagged inside and carried out sealed. Wood and masonry are cleaned; dust is taken up with HEPA vacuums and damp cloths.',
      paper: 'Removal log and photos from behind the plastic',
    },
    {
      title: 'Independent check',
      text: 'An assessor of your choice looks, and samples if they see a need. The plastic stays up until they are content.',
      paper: 'The assessor’s own report, addressed to you',
    },
    {
      title: 'Hand back',
      text: 'Containment comes down. The area is clean, dry and open; rebuilding follows when you want it.',
      paper: 'Certificate of completion, and what to watch so that it stays dry',
    },
  ],
  factors: [
    {
      title: 'The leak behind it',
      moves: 'time and cost',
      text: 'Mending roof, pipe or wall is work of its own, often for another trade, and comes first.',
    },
    {
      title: 'What it grows on',
      moves: 'cost',
      text: 'Tile is wiped. Drywall is cut out and replaced.',
    },
    {
      title: 'How far it has settled',
      moves: 'time and cost',
      text: 'One closet needs one small enclosure. A house where the furnace moved the dust needs cleaning everywhere.',
    },
    {
      title: 'How easily we get there',
      moves: 'time',
      text: 'A crawl space or an attic takes longer than a bathroom of the same size.',
    },
    {
      title: 'The independent check',
      moves: 'time and cost',
      text: 'You hire and pay the assessor, not we, and their visit and laboratory add days. That distance is what makes it worth having.',
    },
  ],
  insurance: {
    record:
      'For mold the file shows where the water came from and when it was stopped, the area in square feet, the plan, the pressure log, what was removed, and the assessor’s result as it was given to you.',
    ask: [
      'Does my policy cover mold at all, and up to what limit?',
      'Does it matter that the leak behind it was sudden, or hidden?',
      'Is the assessor’s fee part of that limit?',
      'Do you want to see it before the wall is opened?',
    ],
  },
  last: {
    title: 'Unsure what you see? Ask first.',
    text: 'Tell us where it is and how big. If it is small enough to do yourself, we will say so.',
  },
}

/** In the order of the numbers in the drawing. */
export const containment: readonly Part[] = [
  { title: 'The source', text: 'Found, and mended or shut off, before the plastic goes up.' },
  {
    title: 'Plastic walls',
    text: 'Floor to ceiling, taped. Vents inside are sealed, and the furnace fan is off.',
  },
  { title: 'HEPA filter machine', text: 'Draws air from the area through a filter, and sends it outdoors.' },
  { title: 'Lower pressure', text: 'More air leaves than comes in, so what leaks, leaks inward.' },
  {
    title: 'The lock',
    text: 'A small room with two flaps: suits come off, and bags are wiped, before the house begins.',
  },
  { title: 'The rest of the house', text: 'Stays outside the plastic, with a way around the work.' },
]

/** The three conditions of the S520 standard. */
export const conditions: readonly { readonly name: string; readonly what: string; readonly work: string }[] =
  [
    {
      name: 'Like any house',
      what: 'Spores of the kinds and in the number that a normal, dry building has.',
      work: 'The goal. No building has none.',
    },
    {
      name: 'Settled dust',
      what: 'Spores and fragments carried in from growth elsewhere.',
      work: 'Cleaned: vacuumed, wiped, no demolition.',
    },
    {
      name: 'Growth',
      what: 'Mold that grows or has grown there, seen or hidden.',
      work: 'Contained, removed or cleaned at the source.',
    },
  ]

export const yourself: readonly string[] = [
  'Mend the leak or the damp first. Otherwise it returns.',
  'Wear an N-95 respirator, long gloves, and goggles without vent holes.',
  'Scrub hard surfaces with detergent and water, then dry them completely.',
  'Ceiling tiles and carpet that it grew into may have to be thrown away.',
  'Do not paint or caulk over it.',
]

export const notYourself: readonly string[] = [
  'It covers more than about 10 square feet, roughly 3 feet by 3 feet.',
  'Sewage or flood water was there.',
  'It is in the furnace or the ducts. Then do not run the fan.',
  'You have a health concern. Then ask your doctor before you start.',
]

export const plainWords: readonly Section[] = [
  {
    id: 'assessor',
    title: 'Who says that it is done',
    text: 'Not the one who is paid for doing it. The S520 standard wants verification by an independent professional. We name none, and take no share of the fee.',
  },
  {
    id: 'testing',
    title: 'Whether to test',
    text: 'The EPA says that sampling is unnecessary in most cases where mold can be seen, and that no federal limits exist to compare a number with. Finding the water tells more.',
  },
  {
    id: 'health',
    title: 'Your health',
    text: 'We can say what is damp and what grows. What it means for a person is a question for a doctor, and we do not guess at it. Color does not tell the kind.',
  },
]
