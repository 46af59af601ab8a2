import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { homeworthFacts as known } from '../facts/homeworth-oh.ts'
import type { AreaStory } from '../story.ts'

export const homeworth: AreaStory = {
  line: 'Homeworth: flooded garages, barns and township roads',
  lead: 'High water swept a garage away in Homeworth in July 2003, and Knox Township roads have flooded since. This page is for owners of a house, a garage, a shop or a barn.',
  description:
    'Flooded garages, wind-damaged barns, wet hay, wells and septic tanks at Homeworth, Ohio: what to do first, who to call and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [
    step('Leave a bent garage or barn door alone, and don’t stand under it. It can drop.', 'no-load-above'),
    step(
      'If fuel, paint or farm chemicals spilled or float in the water, keep away and call 911.',
      'chemicals',
      'dirty-floodwater',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Community in Knox Township', backedBy: [known.townshipKind, known.garage] },
    {
      label: 'Roads',
      value: 'Knox Township was named as a usual place for minor road flooding (2018)',
      backedBy: [known.usualPlaces],
    },
  ],
  record: [
    {
      when: 'August 16, 1941',
      what: 'A tornado swept the North Georgetown area of Knox Township.',
      backedBy: [known.townshipStorms],
    },
    {
      when: 'July 2003',
      what: 'Creeks in the western part of the county overflowed after heavy Sunday rain, and high water swept away a garage in Homeworth.',
      backedBy: [known.garage],
    },
    {
      when: 'April 2013',
      what: 'Some flooding was reported on Bandy Road in Knox Township.',
      backedBy: [known.bandyRoad],
    },
  ],
  reasons: [
    {
      title: 'Why garages and sheds flood first',
      text: 'In July 2003 creeks sent muddy water into some homes and businesses in this part of the county, and a garage in Homeworth was swept away. A garage floor is often lower than the house floor. In dry weather, keep fuel, paint and pesticides on a high shelf. Once water is in, don’t go in to save a car or tools. Take photos from dry ground and call us.',
      backedBy: [known.garage],
      rules: ['maintain-dry', 'no-standing-water', 'dirty-floodwater', 'photos-first'],
    },
    {
      title: 'Which roads flood in Knox Township?',
      text: 'Bandy Road was reported flooded in April 2013, and a report of September 2018 listed Knox Township among the usual places for minor road flooding. Plan a second way out before you need it. If water is over the road, turn around. If a creek is coming toward the house, leave while one road is still dry.',
      backedBy: [known.bandyRoad, known.usualPlaces],
      rules: ['closed-road', 'moving-water', 'leave-early'],
    },
    {
      title: 'Barns and metal roofs in a storm',
      text: 'The township’s own history tells of the tornado of August 1941. Ordinary storms do damage too, when wind gets in through a large door and lifts the roof. Have door tracks and braces checked on a calm day. After a storm, stay out of a barn that leans or has lost part of its roof, because it can collapse. Look at it only from a distance.',
      backedBy: [known.townshipStorms],
      rules: ['maintain-dry', 'doubtful-building', 'no-load-above', 'no-roof'],
    },
  ],
  year: [
    { from: 7, to: 8, what: 'Slow storms: creeks, garages and lanes', kind: 'cloudburst' },
    { from: 5, to: 9, what: 'Wind damage to metal roofs and large doors', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes in farmhouses and shops', kind: 'frost' },
    { from: 10, to: 3, what: 'Heat lamps and stoves: fires in sheds', kind: 'fire' },
  ],
  others: [
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'flood or storm damage to a house, a shop or a barn',
      backedBy: [county.emergencyOffice],
    },
    {
      name: 'Columbiana County Health District, Lisbon',
      why: 'a flooded well, or a septic system that no longer drains',
      backedBy: [county.healthBoard, county.healthSewage, county.healthWater],
    },
  ],
  questions: [
    {
      question: 'Is my barn or shop insured like my house?',
      answer:
        'Often it falls under other structures, with a limit of its own. A building that earns money may need a farm or business policy. Ask your agent to name every building on the policy and to say what it pays for wind and for flood.',
      backedBy: [],
      rules: ['ask-office'],
    },
    {
      question: 'My hay got wet. Is it dangerous?',
      answer:
        'It can be. Damp hay heats up from inside and can catch fire days or weeks later. If you smell something sweet or burnt, or see steam or smoke, keep everyone away, don’t move or open the bales, and call 911. Ask the fire department by phone before anyone goes near them.',
      backedBy: [],
      rules: ['fire-out', 'call-911'],
    },
    {
      question: 'How do I tell a dispatcher where I am?',
      answer:
        'Say Columbiana County, Ohio, and Knox Township first. Then give the house number, the road and the nearest cross road. Dispatchers may be far away and may not know a farm by its family name.',
      backedBy: [],
      rules: ['tell-911-where'],
    },
    {
      question: 'What do I do about the well and septic tank after a flood?',
      answer:
        'Use bottled water to drink and cook until the well has been disinfected and tested. Use very little water in the house while the ground over the septic field is flooded, and don’t have the tank opened or pumped yet. The Columbiana County Health District evaluates septic systems that fail and advises on wells.',
      backedBy: [county.healthSewage, county.healthWater],
      rules: ['well-water', 'septic'],
    },
    {
      question: 'Does insurance cover a garage that a creek flooded?',
      answer:
        'A home policy typically leaves flood damage out, Ohio’s weather safety site says. A separate flood policy usually takes 30 days to start. Ask an agent whether it would cover a detached garage or only the house. For the car, call your auto insurance company.',
      backedBy: [county.floodPolicy],
      rules: ['ask-office', 'tell-insurer'],
    },
  ],
}
