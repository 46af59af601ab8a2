import { step } from '#domain/safety/step.ts'
import { cortlandFacts as known } from '../facts/cortland-oh.ts'
import type { AreaStory } from '../story.ts'

export const cortland: AreaStory = {
  line: 'Cortland: Walnut Creek floods and wind damage',
  lead: 'Walnut Creek has flooded homes in Cortland more than once. In September 2004 about 150 residents had basement damage. In January 2019 a tornado crossed the lake into the city.',
  description:
    'Walnut Creek flooding, wet clay, tornado damage and selling a house that flooded in Cortland, Ohio: what to do and what insurance covers.',
  hazards: ['sewage', 'moving-water', 'wind'],
  steps: [
    step(
      'If Walnut Creek is rising toward your house, go while the road is dry. Leave what is in the basement.',
      'leave-early',
      'moving-water',
      'no-standing-water',
    ),
    step(
      'Stay out of a garage with a bent door. Don’t lift the door, prop it up or use the opener.',
      'no-load-above',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City, 7,105 people (2020 census)',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    {
      label: 'Waters',
      value: 'Mosquito Creek Lake to the west; Walnut Creek through town',
      backedBy: [known.cityLake, known.walnutCreek],
    },
    { label: 'Ground', value: 'A thick layer of clay', backedBy: [known.clay] },
    {
      label: 'Water and sewer',
      value: 'City water from seven wells, about 300 feet deep',
      backedBy: [known.wells],
    },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'A resident of the Shepherds Hill development reported four feet of water in the basement.',
      backedBy: [known.shepherdsHill],
    },
    {
      when: 'September 2004',
      what: 'Walnut Creek and a tributary flooded. About 150 residents had basement damage, many on Tournament Trail and South Colonial Drive.',
      backedBy: [known.walnutCreek],
    },
    {
      when: 'October 17, 2006',
      what: 'Walnut Run went slightly over its banks, without major flooding.',
      backedBy: [known.walnutRun],
    },
    {
      when: 'January 8, 2019',
      what: 'An EF-1 tornado crossed Mosquito Creek Lake into the west of the city. It damaged trees, power lines and a garage door.',
      backedBy: [known.tornado, known.trail],
    },
  ],
  reasons: [
    {
      title: 'Why does Walnut Creek flood?',
      text: 'In 2004 the city said that about 5,370 acres of county land drain into the creek. A large pond north of town was estimated at $3 million, which was more than the city could afford. WFMJ has since reported more flooding by the creek, with residents telling of seven feet of water in yards and basements. Creek water that comes through a door or window counts as sewage, so keep out of it.',
      backedBy: [known.pond, known.concerns],
      rules: ['dirty-floodwater'],
    },
    {
      title: 'Clay soil and wet basement walls',
      text: 'The city describes a thick layer of clay above its wells. Clay drains slowly, so rain can stay against a foundation for days. In dry weather, check that the soil slopes away from the house and that downspouts end well away from the wall. Water that seeps through a wall or floor is dirtier than tap water, so have it dried and cleaned soon.',
      backedBy: [known.clay],
      rules: ['maintain-dry', 'water-category', 'dry-fast'],
    },
    {
      title: 'After a windstorm or tornado',
      text: 'The tornado of January 2019 brought down trees and power lines and damaged a garage door. A bent door can drop without warning, and a tree on a roof can shift. Look from the yard, well away from any wire, and take photos from there. A crew with the right equipment can cover the roof and secure the door.',
      backedBy: [known.trail],
      rules: ['no-load-above', 'no-roof', 'fallen-wire', 'photos-first'],
    },
  ],
  year: [
    { from: 9, to: 10, what: 'Long rain raises Walnut Creek', kind: 'water' },
    { from: 11, to: 3, what: 'Wind from the lake, snow and ice on roofs', kind: 'frost' },
    { from: 3, to: 4, what: 'Wet clay keeps sump pumps working hard', kind: 'water' },
    { from: 5, to: 8, what: 'Cloudbursts fill street drains', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'City of Cortland',
      why: 'a blocked street drain (the city counts 2,109 of them), a sewer backup or a leak in the street',
      backedBy: [known.stormSewers],
    },
  ],
  questions: [
    {
      question: 'Do I have to tell a buyer that the basement flooded?',
      answer:
        'In most home sales, Ohio law requires a disclosure form that asks about water problems you know of. A business owner here raised that worry in 2004. Keep dated reports that show the cause, the repair and the final moisture readings. A real estate lawyer can help you word the form.',
      backedBy: [known.disclosure, known.disclose],
      rules: ['ask-office'],
    },
    {
      question: 'Does my home policy cover water from Walnut Creek?',
      answer:
        'Usually not. Homeowners policies typically leave out floods, and a flood policy is sold separately. In Ohio there is typically a 30-day wait before a new flood policy starts, so ask your agent before the wet season. Water that comes up a drain may fall under a backup endorsement instead.',
      backedBy: [known.walnutCreek, known.waitingPeriod],
      rules: ['tell-insurer'],
    },
    {
      question: 'Will my insurer drop me if I file another claim?',
      answer:
        'It depends on the company. A woman on South Colonial Drive said in 2004 that hers would. Ask your agent how a claim affects your renewal. The state insurance department answers questions about nonrenewal. Tell the company promptly about damage you may want to claim.',
      backedBy: [known.dropped],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'What can I do about the drain in front of my house?',
      answer:
        'The city asks residents to keep leaves and grass clippings out of the street and to help keep catch basins clear. Do that from the curb, in dry weather. If the grate is under water, don’t step into the street. Report it to the city.',
      backedBy: [known.stormSewers],
      rules: ['maintain-dry', 'moving-water', 'open-pits'],
    },
  ],
}
