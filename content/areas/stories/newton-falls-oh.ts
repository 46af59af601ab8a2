import { step } from '#domain/safety/step.ts'
import { newtonFallsFacts as known } from '../facts/newton-falls-oh.ts'
import type { AreaStory } from '../story.ts'

export const newtonFalls: AreaStory = {
  line: 'Newton Falls: full sewers and repeated basement floods',
  lead: 'In the summer of 2013, heavy rain filled the sewers in Newton Falls twice in four weeks. Read what to do when a drain backs up, how to be ready for a second flood, and what proof to keep.',
  description:
    'Sewer backups and repeated basement floods in Newton Falls, Ohio: what to do first, how to dry the walls, and what proof insurers and aid programs ask for.',
  hazards: ['sewage', 'moving-water', 'wind'],
  steps: [
    step(
      'If water comes up the basement drain, stop using sinks, toilets and the washer. Stay upstairs and look from the top step.',
      'stop-using-water',
      'sewage',
      'no-standing-water',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Village, 4,557 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Waters',
      value: 'Two branches of the Mahoning River, each with a waterfall',
      backedBy: [known.rivers],
    },
    {
      label: 'Water and sewer',
      value: 'The village’s own water plant (2017) and sewage plant (2016)',
      backedBy: [known.waterPlant, known.sewagePlant],
    },
  ],
  record: [
    {
      when: 'May 31, 1985',
      what: 'An F5 tornado went through town. The roof of the covered bridge was replaced afterward.',
      backedBy: [known.tornado1985, known.newRoof],
    },
    {
      when: 'Summer 2013',
      what: 'At least two heavy rains fell in four weeks. One was reported as 4.5 inches in an hour. The sewers couldn’t take it, and a resident said her basement had two feet of water both times.',
      backedBy: [known.summer2013],
    },
    {
      when: 'July 2016',
      what: 'Talks between Trumbull County and the village about sewers for about 200 homes around Scott Street, outside the village, came to a standstill.',
      backedBy: [known.scottStreet],
    },
  ],
  reasons: [
    {
      title: 'Sewage in Newton Falls basements',
      text: 'WFMJ reported in 2013 that the rain was more than the city’s sewers could handle, and that low streets filled like ponds. When a sewer is that full, it can push sewage up through the lowest drain in a house. Keep children and pets upstairs, run no water, and don’t try to plug the drain. After you have photos, carpet, padding and drywall that sewage soaked must go. We bag them and clean what can be saved.',
      backedBy: [known.documentation],
      rules: ['sewage', 'stop-using-water', 'photos-first', 'discard-soaked'],
    },
    {
      title: 'When a second flood follows the first',
      text: 'In 2013 two heavy rains came within four weeks. A house that looks dry after the first one often isn’t dry inside the walls. Don’t put new drywall or carpet in until we have measured the wood and it’s as dry as a dry room in the same house. Use the time to have a plumber look at the drain and the pump. Store nothing on the basement floor until the wet season is over.',
      backedBy: [known.summer2013],
      rules: ['dry-fast', 'maintain-dry'],
    },
    {
      title: 'Photos and bills as proof',
      text: 'After the rains of 2013, Newton Falls asked residents for pictures, the cost of the damage and what insurance had not paid. The mayor said that grants are awarded by points. Take photos from the stairs first. Once the room is dry and safe, take one from each corner and one of each loss. Keep every bill, and store copies online or with a relative.',
      backedBy: [known.documentation],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      title: 'Septic tanks around Scott Street',
      text: 'About 200 homes around Scott Street in Newton Township had no public sewer in 2016. Ask the county sanitary engineer whether that has changed for your address. If you have a septic tank and the yard is under water, use as little water as you can, and stay off the field. Don’t have the tank opened or pumped until the ground has drained.',
      backedBy: [known.scottStreet],
      rules: ['septic', 'ask-office'],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Cloudbursts that fill the sewers', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'High water on both river branches', kind: 'water' },
    { from: 5, to: 7, what: 'Wind and tornado weather', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes, most of all in opened walls', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of Newton Falls utilities',
      why: 'a street drain that is blocked, a sewer that backs up, or a broken water main',
      backedBy: [known.waterPlant, known.sewagePlant],
    },
    {
      name: 'Trumbull County sanitary engineer',
      why: 'county sewers in Newton Township',
      backedBy: [known.sanitaryEngineer],
    },
  ],
  questions: [
    {
      question: 'Is it my own drain or the village sewer?',
      answer:
        'If one sink or toilet is slow, it’s often your own pipe. If the basement drain rises in a storm while nobody runs water, the sewer in the street may be full. Call the village before a plumber digs, and ask them to check the main. The pipe from the house to the main is usually the owner’s to repair.',
      backedBy: [],
      rules: ['ask-office', 'stop-using-water'],
    },
    {
      question: 'How long should walls stay open after a flood?',
      answer:
        'Until a moisture meter shows that the studs match dry ones in the same house. That can take days, or weeks in a wet summer. Mold can begin in 24 to 48 hours, so drying starts as soon as the room is safe and the dirty material is out. Ask us for the readings in writing.',
      backedBy: [],
      rules: ['dry-fast', 'no-air-over-dirt'],
    },
    {
      question: 'My first claim is still open. Is the second flood a new claim?',
      answer:
        'Usually a second date of loss is a second claim with its own deductible. Call your insurer again, even if the adjuster was just there, and ask for the answer in writing. Keep the photos and the bills of the two floods apart, so that nobody can mix them up.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'How high is the river before it floods?',
      answer:
        'We know of no flood stage for Newton Falls itself. The National Weather Service forecasts the Mahoning River at Leavittsburg, where flood stage was 10 feet in 2018. That gauge is downstream of you, so the river can rise in Newton Falls first. Follow the flood warnings for your area too, and leave early if your street is low. Don’t go to the bank or the falls to look.',
      backedBy: [known.floodStage],
      rules: ['leave-early', 'moving-water'],
    },
    {
      question: 'Does the government pay for a flood like the one in 2013?',
      answer:
        'Not always. In 2013 Newton Falls officials were collecting proof in the hope of federal aid, and they warned residents that nothing was certain. Insurance has to be in place before the rain. Ask your agent about flood insurance and about a water backup endorsement. One doesn’t replace the other.',
      backedBy: [known.documentation],
      rules: ['ask-office', 'tell-insurer'],
    },
  ],
}
