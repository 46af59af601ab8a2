import { step } from '#domain/safety/step.ts'
import { championFacts as known } from '../facts/champion-oh.ts'
import type { AreaStory } from '../story.ts'

export const champion: AreaStory = {
  line: 'Champion: flooded yards, ditches and basements',
  lead: 'In Champion, heavy rain can stand in yards and ditches for days. In July 2025 water also covered several roads. See what is safe to do while you wait and who looks after which ditch.',
  description:
    'Standing water, blocked ditches, wet crawl spaces and wind damage in Champion Township, Ohio: what to do and who to call.',
  hazards: ['sewage', 'moving-water', 'wind'],
  steps: [
    step(
      'If water surrounds your house, don’t walk through it. Ditches and pits are hidden under it. If it comes in, go to the highest floor, but not into a closed attic, and call 911.',
      'open-pits',
      'moving-water',
      'trapped-by-water',
      'call-911',
    ),
    step(
      'Don’t pump out the basement while water still covers the yard. The wet soil outside can push the walls in.',
      'pump-slowly',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Township north of Warren', backedBy: [known.township] },
    {
      label: 'Waters',
      value: 'Chocolate Run, near Route 305 and Downs Road',
      backedBy: [known.chocolateRun],
    },
    {
      label: 'Water and sewer',
      value: 'County water: 3,041 customers in the Champion and Bazetta district (2012)',
      backedBy: [known.waterDistrict],
    },
  ],
  record: [
    {
      when: 'May 2, 2002',
      what: 'Basements, yards and roads flooded in a short, heavy storm.',
      backedBy: [known.storms2002],
    },
    {
      when: 'January 8, 2019',
      what: 'An EF-1 tornado with estimated winds of 95 to 100 mph destroyed a detached garage.',
      backedBy: [known.tornado],
    },
    {
      when: 'July 2021',
      what: 'Water nearly surrounded a home at Route 305 and Downs Road. It came within about 10 feet of one side.',
      backedBy: [known.island],
    },
    {
      when: 'July 10, 2025',
      what: 'Shafer Road, Chapel Hill, Aspen Drive, Pierce Road, Airport Road and parts of Mahoning Avenue flooded.',
      backedBy: [known.flood2025],
    },
  ],
  reasons: [
    {
      title: 'When water stands around the house for days',
      text: 'In July 2021 a family at Route 305 and Downs Road expected the water to take four or five days to go down. They blamed ditches, pipes and blockages at Chocolate Run. Don’t wait that long to call. Mold can begin on wet material in 24 to 48 hours. If you call on the first day, a crew can start to dry the house as soon as it’s safe to go in. Until then, stay out of any wet room.',
      backedBy: [known.island, known.moldGuide],
      rules: ['dry-fast', 'no-standing-water'],
    },
    {
      title: 'Who is in charge of the ditch or the sewer?',
      text: 'After July 10, 2025, the trustees spent $15,000 on cameras to look inside sewer pipes, and asked residents to report trouble spots. They also contacted the county engineer and the county sanitary engineer. In September 2025 the sanitary engineer named Champion as a place where houses of the 1960s, 1970s and 1980s have footer drains on the sanitary sewer, which brings sewage indoors in heavy rain. Ask the township first who looks after the pipe you see. Give the street, the nearest house number and a photo taken from your own dry yard.',
      backedBy: [known.cameras, known.offices, known.footerDrains],
      rules: ['ask-office', 'photos-first'],
    },
    {
      title: 'Keep your own ditch open',
      text: 'In 2018 the township road department asked people not to dump grass clippings, leaves or branches in ditches, pipes and ponds. They can block the flow and flood homes. Bag your clippings when you mow. Clear your part of the ditch in dry weather only. Never reach or climb into a culvert, and stay back from one when water is moving.',
      backedBy: [known.roadDepartment],
      rules: ['maintain-dry', 'open-pits', 'moving-water'],
    },
    {
      title: 'Wind damage in winter',
      text: 'The tornado of January 8, 2019, had winds estimated at 95 to 100 mph, so a storm can do damage in winter too. Look at the roof and the garage from the yard only. Don’t enter a garage or shed that leans, and keep far away from wires on the ground. Take photos from a safe distance for your insurance company.',
      backedBy: [known.tornado],
      rules: ['no-roof', 'doubtful-building', 'fallen-wire', 'photos-first'],
    },
  ],
  year: [
    { from: 5, to: 8, what: 'Cloudbursts flood yards and roads', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Snowmelt collects under floors', kind: 'water' },
    { from: 11, to: 1, what: 'Wind damages roofs and garages', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Champion Township trustees',
      why: 'a ditch or storm sewer that doesn’t drain; they asked for such reports in 2025',
      backedBy: [known.cameras],
    },
    {
      name: 'Trumbull County Sanitary Engineer',
      why: 'a county sewer that backs up; trustees contacted this office in July 2025',
      backedBy: [known.offices],
    },
  ],
  questions: [
    {
      question: 'Can I run fans while the yard is still flooded?',
      answer:
        'Not if yard water or sewage came in. A fan spreads what is in that water through the house, and so does the furnace. If no water came in and you only have dampness, ask us first. We measure the floor and the air, and then set up the equipment that fits.',
      backedBy: [],
      rules: ['no-air-over-dirt'],
    },
    {
      question: 'No water came in. Why is the floor soft?',
      answer:
        'Damp air in a crawl space can soak the wood above it. Boards that curl and doors that begin to stick in one room are common signs. Stay off a part of the floor that gives under your foot. A technician has to measure the wood from below.',
      backedBy: [],
      rules: ['doubtful-building', 'ask-office'],
    },
    {
      question: 'May I dig a trench to let the water out?',
      answer:
        'Not while water is standing there. Later, call 811 and wait until gas and power lines are marked. You shouldn’t send the water onto a neighbor’s land, and a ditch along the road isn’t yours to cut. Ask the township first.',
      backedBy: [],
      rules: ['call-811', 'ask-office'],
    },
    {
      question: 'Does insurance cover water from the yard?',
      answer:
        'Many home policies leave out water that flows in over the ground. A flood policy may cover it, and a sump failure or backup endorsement may cover water from your pit or drain. Report the loss right away, and let the adjuster tell you which one applies.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
  ],
}
