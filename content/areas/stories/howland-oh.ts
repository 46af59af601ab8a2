import { step } from '#domain/safety/step.ts'
import { howlandFacts as known } from '../facts/howland-oh.ts'
import type { AreaStory } from '../story.ts'

export const howland: AreaStory = {
  line: 'Howland: repeated basement floods and sewer backups',
  lead: 'Some Howland basements have flooded again and again, and families have had to replace furnaces and water heaters. See who looks after which drain, and what you can do at home.',
  description:
    'Repeated basement floods, sewer backups, street drains and flooded furnaces in Howland Township, Ohio: who to call and what to ask.',
  hazards: ['sewage', 'moving-water', 'wind'],
  steps: [
    step(
      'If water is near the furnace or water heater, don’t go down to switch it off. Have a technician check it before anyone uses it again.',
      'no-standing-water',
      'no-relight',
    ),
    step(
      'If a street or ditch floods, report it to Howland Township Public Works from inside your house.',
      'moving-water',
      'ask-office',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township, 19,042 people (2020 census)',
      backedBy: [known.townshipKind, known.townshipPopulation],
    },
    {
      label: 'Houses',
      value: 'Farmland that became a suburb after World War II',
      backedBy: [known.history],
    },
    {
      label: 'Water and sewer',
      value: 'Water from the county, Warren, Niles or a private well (2025); county sewage plant (2020)',
      backedBy: [known.waterCosts, known.sewagePlant],
    },
  ],
  record: [
    {
      when: 'July 21, 2003',
      what: 'Storm water came through drains and a wall into the county 911 center. Dispatchers had to leave the building.',
      backedBy: [known.callCenter],
    },
    {
      when: 'September 2003',
      what: 'Residents of Clifton, Rosegarden and Dawson drives told the trustees about repeated flooding and ruined furnaces.',
      backedBy: [known.newFurnaces],
    },
    {
      when: 'January 2006',
      what: 'Trustees adopted storm water rules. In the 2003 floods, pipes had turned out to be too small or laid at the wrong depth.',
      backedBy: [known.regulations],
    },
    {
      when: 'Summer 2013',
      what: 'A storm affected 10 to 11 streets. A Valcamp Avenue resident reported her basement had flooded five times in three years.',
      backedBy: [known.valcamp],
    },
  ],
  reasons: [
    {
      title: 'Furnaces and water heaters that keep getting wet',
      text: 'In September 2003 residents of Clifton, Rosegarden and Dawson drives told the trustees about floods that ruined furnaces and water heaters. If yours has to be replaced, ask the installer about a higher stand or a spot upstairs. An electrician can tell you what it takes to raise the outlets. A unit that stood in water may leak gas or carbon monoxide. Don’t use it until a technician has checked it.',
      backedBy: [known.newFurnaces],
      rules: ['no-relight', 'wet-electrics', 'ask-office'],
    },
    {
      title: 'Sewage in Howland basements',
      text: 'In 2013 the public works director said the backups were probably caused by too many downspouts and footer drains on the sanitary sewer. He also said no community he knew of could afford pipes big enough for such rain. If sewage comes up, run no water, stay out of it, and call the county about the sewer. Then ask a licensed plumber whether your own downspouts and footer drains go into it, and whether a backwater valve would help.',
      backedBy: [known.footerDrains],
      rules: ['sewage', 'ask-office', 'stop-using-water'],
    },
    {
      title: 'What can the township do about my yard?',
      text: 'Public Works looks after storm drains along township roads, and asks residents to report flooded streets, catch basins and ditches. Road taxes can pay only for drainage inside the road’s right-of-way, the township says. In July 2003 trustees told residents they couldn’t work on private land. For water from a neighbor’s lot, talk with your neighbor and ask the county soil and water office for advice.',
      backedBy: [known.publicWorks, known.powerless],
      rules: ['ask-office'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Cloudbursts flood the same basements again', kind: 'cloudburst' },
    { from: 5, to: 8, what: 'Tornado watches', kind: 'cloudburst' },
    { from: 1, to: 2, what: 'Sump pump hoses freeze outdoors', kind: 'frost' },
  ],
  others: [
    {
      name: 'Howland Township Public Works',
      why: 'a flooded township road, a blocked catch basin or a roadside ditch',
      backedBy: [known.publicWorks],
    },
    {
      name: 'Trumbull County Sanitary Engineer',
      why: 'county water, which about a quarter of the township had in 2025, and county sewers',
      backedBy: [known.waterCosts],
    },
  ],
  questions: [
    {
      question: 'Who supplies my water in Howland?',
      answer:
        'It depends on the street. In 2025 about a quarter of the township had county water. Others had water from Warren or Niles, or a private well. The name is on your bill. If a well was under floodwater, don’t drink or cook with its water until the well has been disinfected and tested.',
      backedBy: [known.waterCosts],
      rules: ['well-water', 'ask-office'],
    },
    {
      question: 'My basement has flooded many times. What should I record?',
      answer:
        'Write down the date, the rain, the time and the first place that got wet. A man in Venice Heights counted a seventh flood in his basement office by July 2003. That list tells a plumber or drainage contractor where to look. Take the pictures from the stairs, not from the water.',
      backedBy: [known.veniceHeights],
      rules: ['photos-first', 'no-standing-water'],
    },
    {
      question: 'I didn’t hear a tornado siren. Was there no warning?',
      answer:
        'There may have been. Sirens are meant for people outdoors, and four in the township were known not to work on June 16, 2019. A weather radio or phone alert in the bedroom is more reliable. After the storm, stay away from wires, leaning trees and the roof.',
      backedBy: [known.sirens],
      rules: ['fallen-wire', 'no-roof', 'no-load-above'],
    },
    {
      question: 'Can I keep a carpet that is wet at one edge?',
      answer:
        'Maybe, if the water came from a clean supply pipe and drying starts the same day. The pad usually goes. If any of the water came from a drain or from outside, take a photo from the doorway and have a crew throw out the wet carpet.',
      backedBy: [],
      rules: ['water-category', 'clean-leak', 'discard-soaked', 'photos-first'],
    },
  ],
}
