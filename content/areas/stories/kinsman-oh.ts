import { step } from '#domain/safety/step.ts'
import { kinsmanFacts as known } from '../facts/kinsman-oh.ts'
import type { AreaStory } from '../story.ts'

export const kinsman: AreaStory = {
  line: 'Kinsman: creek floods, broken block walls and wells',
  lead: 'In July 2019 the dam at Kinsman Lake broke in heavy rain. It cut off a neighborhood and destroyed homes. Read what to do about a pushed-in basement wall, a flooded well and a road that is gone.',
  description:
    'Creek floods, collapsed block walls and flooded wells in Kinsman, Ohio: when to leave, who checks the house and the well, and what aid came in 2019.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a block wall has bowed or a corner of the house has moved, leave and stay out. Wait for an engineer or building official.',
      'doubtful-building',
      'no-load-above',
    ),
    step(
      'If your only road floods often, leave early. If water cuts you off, go to the highest floor, but not into a closed attic. Call 911 and tell them Kinsman Township, Trumbull County, your road and the cross street.',
      'leave-early',
      'call-911',
      'tell-911-where',
      'trapped-by-water',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Township, 1,751 people (2020 census)', backedBy: [known.population] },
    { label: 'Waters', value: 'Stratton Creek and Pymatuning Creek', backedBy: [known.waters] },
    {
      label: 'Water and sewer',
      value: 'County sewers planned for 343 homes and businesses (2013)',
      backedBy: [known.sewers],
    },
  ],
  record: [
    {
      when: 'May 31, 1985',
      what: 'A tornado hit Kinsman on the evening of the great outbreak.',
      backedBy: [known.tornado1985],
    },
    {
      when: 'July 20, 2019',
      what: 'After five to six inches of rain the dam at Kinsman Lake broke. The road on top of it washed out, and 55 people had to leave homes along Lakeview Drive.',
      backedBy: [known.damBreak],
    },
    {
      when: 'August 2019',
      what: 'The county counted seven homes destroyed, five with major damage and 12 with minimal damage. That was too few for federal aid.',
      backedBy: [known.sevenHomes],
    },
  ],
  reasons: [
    {
      title: 'Concrete block basement walls',
      text: 'A house on Church Street lost its cinder-block wall in the flood of July 2019. Block walls hold up a house well, but wet soil and water can push them in from the side. If you see a bow, a long crack or blocks that moved, get everyone out and stay out. Don’t brace the wall, and don’t pump the basement. An engineer decides how to hold the house up, and then we can dry it.',
      backedBy: [known.churchStreet],
      rules: ['no-load-above', 'doubtful-building', 'pump-slowly'],
    },
    {
      title: 'When the only road washes out',
      text: 'The flood left 21 homes in the Lakelands neighborhood with no road in or out. Two weeks later, the plan was for two adults from each household to ride in on off-road vehicles. They could bring out only what fit on their laps. Keep medicine, glasses, papers, chargers and pet food in one bag by the door. Leave when officials tell you to, and don’t drive on a road or bridge that the water has damaged.',
      backedBy: [known.sevenHomes, known.access],
      rules: ['leave-early', 'closed-road'],
    },
    {
      title: 'Flooded wells in Kinsman',
      text: 'After the 2019 flood the Trumbull County health commissioner urged people to have affected wells flushed, disinfected and then tested. Well water can look clear and still make you sick. Until a lab says the well is safe, use bottled water to drink, cook and brush teeth. Don’t switch on a well pump that was under water. An electrician or well contractor checks it first.',
      backedBy: [known.wells],
      rules: ['well-water', 'wet-electrics'],
    },
  ],
  year: [
    { from: 7, to: 8, what: 'Cloudbursts that fill Stratton Creek', kind: 'cloudburst' },
    { from: 12, to: 3, what: 'Snow, roof ice and frozen well lines', kind: 'frost' },
    { from: 3, to: 4, what: 'Pymatuning Creek over its banks', kind: 'water' },
  ],
  others: [
    {
      name: 'Trumbull County health district',
      why: 'how to disinfect and test a well after a flood',
      backedBy: [known.wells],
    },
    {
      name: 'Trumbull County Planning Commission',
      why: 'a floodplain permit before you rebuild in a mapped flood zone',
      backedBy: [known.floodplain],
    },
  ],
  questions: [
    {
      question: 'Can a bowed block wall be saved?',
      answer:
        'Sometimes. A structural engineer measures the bow, looks for blocks that slid, and tells you whether the wall can be braced or must be replaced. Until you have that answer in writing, nobody should be in the house, not even to take out belongings.',
      backedBy: [],
      rules: ['no-load-above', 'doubtful-building'],
    },
    {
      question: 'There was a disaster in Kinsman. Why was there no FEMA money?',
      answer:
        'In August 2019 the county’s emergency director said that seven destroyed homes and five with major damage weren’t enough. People without flood insurance couldn’t get low-interest federal loans either. A flood policy can pay even when there’s no disaster declaration. A new policy usually has a waiting period, so ask an agent now.',
      backedBy: [known.sevenHomes],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'We live on a private lake. Who is responsible for the dam?',
      answer:
        'Its owner. The county engineer said in August 2019 that Kinsman Lake would not be refilled, because the Lakelands Association owned the dam and public money can’t repair private property. Ask your lake association when its dam was last inspected and who would warn you, and keep back from any dam during a storm.',
      backedBy: [known.noLake],
      rules: ['ask-office', 'moving-water'],
    },
    {
      question: 'Do I need a permit to repair my house after a creek flood?',
      answer:
        'If the lot is in a mapped flood zone, yes. The Trumbull County Planning Commission handles floodplain permits and requires one for building, filling, grading or remodeling there. Ask before you sign for repairs. If they reach 50 percent of what the house alone was worth before the flood, not counting land, the house must also meet the flood rules.',
      backedBy: [known.floodplain, known.substantialDamage],
      rules: ['substantial-damage', 'ask-office'],
    },
  ],
}
