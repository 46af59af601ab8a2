import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { columbianaFacts as known } from '../facts/columbiana-oh.ts'
import type { AreaStory } from '../story.ts'

export const columbiana: AreaStory = {
  line: 'Columbiana: wet basements and overloaded storm drains',
  lead: 'In July 2019 nearly three inches of rain fell on parts of the city in an hour. This page says why water gets into basements here, what to do first and who to tell.',
  description:
    'Wet basements, storm drains, sewer backups and finished lower levels in Columbiana, Ohio: what to do first, who to call and what insurance may cover.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step(
      'If water comes in through a window well, get everyone out of the basement and keep them out. Don’t try to bail it out or hold it back.',
      'no-standing-water',
      'dirty-floodwater',
    ),
    step('If water comes up through a drain, run no water and flush nothing.', 'stop-using-water'),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City in Columbiana and Mahoning counties, 6,559 people (2020 census)',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    {
      label: 'Waters',
      value: 'Many brooks but no large stream in Fairfield Township (history of 1879)',
      backedBy: [known.fairfieldWaterways],
    },
    {
      label: 'Ground',
      value: 'Loam, clay and some sand or gravel, often close together (history of 1879)',
      backedBy: [known.fairfieldSoil],
    },
    {
      label: 'Houses',
      value: 'A center laid out in 1805; Cimarron and Old Saybrook added in the 2000s',
      backedBy: [known.cityFounded, known.subdivisions],
    },
  ],
  record: [
    {
      when: 'July 7, 2019',
      what: 'Nearly three inches of rain fell within an hour, mostly on the southeast side and Cimarron. The city manager said some roads were under 18 inches of water or more.',
      backedBy: [known.oneHour],
    },
    {
      when: 'July 2019',
      what: 'A six-inch water main along State Route 14 cracked, and the city said it lost more than 500,000 gallons before the repair.',
      backedBy: [known.oneHour],
    },
    {
      when: 'May 2021',
      what: 'The council approved a contract for $2.2 million of storm-water work on West Salem Street.',
      backedBy: [known.westSalemStreet],
    },
  ],
  reasons: [
    {
      title: 'Streets without a working storm line',
      text: 'In 2016 the city manager said that most of the trouble areas had little or no storm line, and others had one that didn’t work. A 2011 estimate to fix it all was $18.5 million. South Main Street and part of Fairfield Avenue were reported done by December 2019, and West Salem Street was next. Ask the city whether your street is on its list.',
      backedBy: [known.stormLines, known.stormGrant],
      rules: ['ask-office'],
    },
    {
      title: 'Finished basements in Cimarron',
      text: 'The rain of July 2019 fell hardest on the southeast side and on Cimarron, where houses were added in the 2000s. Storm water that runs in from outside is dirty. Carpet, padding and drywall soaked by that water have to come out, even if they look clean. Take photos from the stairs, stay out of the water, and call us right away.',
      backedBy: [known.oneHour, known.subdivisions],
      rules: ['discard-soaked', 'no-standing-water', 'photos-first', 'dirty-floodwater'],
    },
    {
      title: 'Why is my basement wet when my neighbor’s is dry?',
      text: 'A county history of 1879 found loam, clay and some sand or gravel mixed together in Fairfield Township, and most of the city lies there. Clay holds rain against a wall for days, and gravel drains it off. In dry weather, have the gutters cleaned, and have the sump pump checked before spring.',
      backedBy: [known.fairfieldSoil, known.cityKind],
      rules: ['maintain-dry', 'no-roof'],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'One-hour storms: window wells and drains', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Thaw on clay: water seeps through walls', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes and cracked water mains', kind: 'frost' },
  ],
  others: [
    {
      name: 'City of Columbiana',
      why: 'a storm drain that is full, a water main that leaks, or sewage in the basement',
      backedBy: [known.oneHour, known.westSalemStreet],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'flood damage to a home in the Columbiana County part of the city',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Is it my sewer line or the city’s?',
      answer:
        'It can be either. In May 2021 a resident of West Salem Street reported sewage in the basement. The city manager said the city would check, and that the sanitary sewer is a closed system, so it might be a private line and a job for a plumber. Call the city first. Don’t open a cleanout yourself.',
      backedBy: [known.westSalemStreet],
      rules: ['sewage', 'ask-office'],
    },
    {
      question: 'Is it worth telling the city about a wet basement?',
      answer:
        'Yes. After the storm of July 7, 2019, a TV station reported water in several basements, but the city manager said the city had not received a single complaint. He said federal aid takes at least 25 homes that are destroyed or have major damage. Send the city your address, the date and photos.',
      backedBy: [known.oneHour],
      rules: ['ask-office'],
    },
    {
      question: 'Does insurance cover rain through a window well?',
      answer:
        'Often not under a plain home policy, because insurers may treat it as surface water or a flood. A drain that backs up is usually separate coverage that you add. Tell the insurance company exactly which way the water came in, and let the adjuster decide. Keep your photos and receipts.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'My street is in Mahoning County. What changes?',
      answer:
        'The city lies in two counties. Most of it is in Fairfield Township in Columbiana County, and a part is in Beaver Township in Mahoning County. Tell 911 your county as well as your street. For a well or a septic tank, ask which county’s health office covers your address.',
      backedBy: [known.cityKind],
      rules: ['tell-911-where', 'ask-office'],
    },
    {
      question: 'Will my street get better drains?',
      answer:
        'Ask the city manager’s office. In November 2025 the council approved a contract for drainage improvements on Court and Herbster streets. Until your street has better drains, keep boxes on shelves in a basement that has been wet before. Move them only while the floor is dry.',
      backedBy: [known.courtStreet],
      rules: ['ask-office', 'maintain-dry', 'light-things'],
    },
  ],
}
