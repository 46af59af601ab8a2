import { step } from '#domain/safety/step.ts'
import { boardmanFacts as known } from '../facts/boardman-oh.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import type { AreaStory } from '../story.ts'

export const boardman: AreaStory = {
  line: 'Boardman: sewer backups and flooded basements',
  lead: 'In a hard rain, many Boardman basements take in sewage through the floor drain. Don’t go down to it. Here is why it happens, who to call, and who may help pay for a valve.',
  leadRules: ['sewage', 'no-standing-water'],
  description:
    'Sewer backups and flooded basements in Boardman, Ohio: why it happens, who to call, what insurance covers, and help to pay for a backwater valve.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a floor drain is backing up, stop all water use in the house. Don’t flush, shower or do laundry until the sewer office or a plumber says the line is open.',
      'stop-using-water',
      'sewage',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township, 40,213 people (2020 census)',
      backedBy: [known.townshipPopulation],
    },
    {
      label: 'Waters',
      value: 'Mill Creek and Yellow Creek watersheds; Cranberry Run near Boardman Plaza',
      backedBy: [known.waterways],
    },
    {
      label: 'Houses',
      value: 'Suburban growth took off about 1950, the north first',
      backedBy: [known.townshipHousing],
    },
    {
      label: 'Water and sewer',
      value:
        'Water partly from Aqua Ohio, partly from Youngstown (2007); sewage to the county’s Boardman plant (2007), in parts to Struthers',
      backedBy: [known.waterDispute, known.sewagePlants, known.struthersPlant],
    },
  ],
  record: [
    {
      when: 'July and August 2003',
      what: 'The township flooded twice in three weeks. On August 9, water up to 4 feet deep was reported.',
      backedBy: [known.stormsOf2003],
    },
    {
      when: 'April 30, 2017',
      what: 'Sudden wind, probably a microburst, damaged roofs near US 224 and Southern Boulevard.',
      backedBy: [known.microburst],
    },
    {
      when: 'August 10, 2018',
      what: 'After a flash flood, residents reported water coming through their basement walls.',
      backedBy: [known.throughTheWalls],
    },
    {
      when: 'May 28, 2019',
      what: 'It flooded again. Damage teams surveyed 27 streets in Boardman and Canfield townships.',
      backedBy: [known.frustration],
    },
    {
      when: 'September 4, 2022',
      what: 'A township gauge caught 4.2 inches in a little over two hours, and part of US 224 closed. Some residents reported three to four feet of water in their homes.',
      backedBy: [known.rainGauge, known.waterWoes],
    },
    {
      when: 'September 4, 2022',
      what: 'A short EF-0 tornado with winds of 80 mph tore off part of a roof just east of Southern Park Mall.',
      backedBy: [known.tornadoSurvey],
    },
  ],
  reasons: [
    {
      title: 'Why sewage comes up in Boardman basements',
      text: 'After the 2022 storm, the township administrator said about 95% of the first 150 damage calls were sewage coming up floor drains. In 2018 he said that most homes north of US 224 had gutters or footer drains tied to the sanitary sewer. Hard rain then overfills it. A bigger sump pump won’t stop that. Ask a plumber about a backwater valve and about moving those drains.',
      backedBy: [known.hotline, help.olderHomes],
      rules: ['maintain-dry'],
    },
    {
      title: 'Water through block walls',
      text: 'In August 2018, people from Arlene Drive, Ridgefield Avenue and North Cadillac Drive told the trustees about flooding. Some had water through the basement walls. Concrete block is hollow and can hold water for days after the floor looks dry. If a wall bows or has new cracks, get everyone out and call an engineer. Let a crew measure and drain the blocks before paint or paneling goes back on.',
      backedBy: [known.throughTheWalls],
      rules: ['no-load-above', 'dry-fast'],
    },
    {
      title: 'Rebuilding after a second flood',
      text: 'One house north of US 224 was reported flooded four times between August 2018 and September 2022. If yours has flooded twice, ask your contractor about materials that can be cleaned: tile or bare concrete, cement board low on the wall, and outlets and furnace set higher. Even then, sewage is a job for a crew with protection. Carpet and drywall soaked by sewage are thrown away.',
      backedBy: [known.fourFloods],
      rules: ['discard-soaked', 'sewage'],
    },
    {
      title: 'Is the township fixing the flooding?',
      text: 'It’s planned. In 2024, FEMA announced the first $3 million of a project of about $47 million that would carry storm water along Glenwood Avenue to basins behind Boardman Plaza. In February 2026, the township was still asking the state for most of the local share. Ask the township how far the project is before you decide what to spend on your own lot.',
      backedBy: [known.basins, known.localShare],
      rules: ['ask-office'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Early spring: full sump pits and wet block walls', kind: 'water' },
    { from: 5, to: 9, what: 'Heavy storms: sewage from floor drains', kind: 'cloudburst' },
    { from: 7, to: 10, what: 'After a flood: mold in finished basements', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes in walls left open for repairs', kind: 'frost' },
  ],
  others: [
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage from a drain, and the county’s backflow program',
      backedBy: [help.olderHomes, help.sanitaryWork],
    },
    {
      name: 'ABC Water and Stormwater District',
      why: 'storm drains and ditches in Austintown, Boardman and Canfield townships; not sewage',
      backedBy: [help.whoDoesWhat, help.extraHelp],
    },
  ],
  questions: [
    {
      question: 'Is there help to pay for a backwater valve?',
      answer:
        'There was in 2023. Mahoning County’s program then offered up to $3,600, and the ABC district added $1,500 for Boardman homeowners who had used the county program since January 2021 or had applied. Ask the county Sanitary Engineer and Boardman Township Hall about today’s amounts, and whether you have to apply before the work starts, before you sign a contract.',
      backedBy: [help.extraHelp, help.olderHomes],
      rules: ['ask-office'],
    },
    {
      question: 'Does homeowners insurance cover a sewer backup?',
      answer:
        'Often only if you added water backup coverage, and then only up to its limit. Water that comes over the ground is usually a matter for flood insurance. Call your insurer the same day, say exactly where the water came in, and send photos taken from the stairs. Get the answer in writing, even if it’s no.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'I have a backwater valve. Why did sewage come in anyway?',
      answer:
        'Something can hold the flap open, such as a rag or a root. Also, while the valve is shut, water you use upstairs has no way out and can come up in your own basement. Have a plumber open and clean the valve once a year in dry weather. Never step into water to reach it.',
      backedBy: [],
      rules: ['maintain-dry', 'sewage', 'no-standing-water'],
    },
    {
      question: 'Does FEMA pay for a flooded basement?',
      answer:
        'It depends. After the flood of August 2018, the township administrator said that too few homes met the threshold and that FEMA doesn’t count a basement as living area. Report your damage when the township or county asks, because those reports help decide whether aid comes. Apply if your county is declared. FEMA may help with a furnace, water heater or lived-in basement room.',
      backedBy: [help.basementAid],
      rules: ['ask-office'],
    },
  ],
}
