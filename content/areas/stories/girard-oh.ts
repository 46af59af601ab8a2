import { step } from '#domain/safety/step.ts'
import { girardFacts as known } from '../facts/girard-oh.ts'
import type { AreaStory } from '../story.ts'

export const girard: AreaStory = {
  line: 'Girard: river floods, sewage backups and roof runoff',
  lead: 'Low streets by the Mahoning River in Girard have flooded often. Homes on higher ground have had sewage and storm water in the basement. See what to do and who to ask.',
  description:
    'River flooding, sewage in basements and runoff from a neighbor in Girard, Ohio: past floods, claims with the city and rules for rebuilding.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [
    step(
      'If you live on a low street by the Mahoning and the river is rising, leave while the road is dry.',
      'leave-early',
      'moving-water',
    ),
    step(
      'If a basement drain is backing up, use no water in the house. Wait until the city or a plumber has checked the line.',
      'stop-using-water',
      'ask-office',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City, 9,603 people (2020 census)',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    { label: 'Waters', value: 'Mahoning River', backedBy: [known.cityRiver] },
    {
      label: 'Houses',
      value: '4,712 homes, 8.7 percent of them vacant (2020)',
      backedBy: [known.cityHousing],
    },
    {
      label: 'Water and sewer',
      value: 'Drinking water from Meander Reservoir',
      backedBy: [known.sanitaryDistrict],
    },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'FEMA estimated the damage to city property at $2.5 to $2.7 million, about $1.5 million of it at the sewage plant.',
      backedBy: [known.damage2003],
    },
    {
      when: 'March 2005',
      what: 'The city was to receive a $385,000 federal grant to buy eight older houses in The Flats from owners who agreed.',
      backedBy: [known.grant],
    },
    {
      when: 'October 2005',
      what: 'The county’s emergency director said about a dozen houses along the Mahoning below Interstate 80 flooded every year.',
      backedBy: [known.everyYear],
    },
    {
      when: 'September 2018',
      what: 'Roads and basements flooded on Labor Day and again the next Sunday. City rain gauges measured five inches, the mayor said.',
      backedBy: [known.libertyStreet],
    },
  ],
  reasons: [
    {
      title: 'The Flats and other low streets by the river',
      text: 'The Flats is a small riverfront area between downtown Girard and McDonald. It flooded often, and in March 2005 the city was to receive a federal grant for a voluntary buyout. We don’t know whether any houses were sold, so check your own address on the FEMA flood map. If it’s in a mapped flood zone, ask the city about permits before you repair or rebuild.',
      backedBy: [known.flats, known.grant],
      rules: ['ask-office', 'substantial-damage'],
    },
    {
      title: 'Sewage in Girard basements',
      text: 'In August 2003 residents told the council about sewage in their basements, and one woman on Gary Avenue said her basement had caved in. In September 2018 people on East Liberty Street reported flooded basements, some with sewage. The mayor said some lots there are lower than the street. Keep out of that water. If a basement wall leans or cracks, leave the house and stay out until a building official has looked at it.',
      backedBy: [known.gripes, known.libertyStreet],
      rules: ['sewage', 'no-load-above', 'doubtful-building'],
    },
    {
      title: 'What is the city doing about it?',
      text: 'In December 2019 the city planned a $400,000 detention basin to slow storm water in the Wellman-Liberty area, where about eight houses regularly had sewage in the basement. Sewers on other streets may still back up. A licensed plumber can tell you whether a backwater valve would work on your sewer line.',
      backedBy: [known.drainageWork],
      rules: ['ask-office'],
    },
    {
      title: 'Water from a neighbor’s roof',
      text: 'In 2015 the city council debated a rule to lead gutters and downspouts to the storm sewer. It was meant to keep neighbors from flooding each other. Ask the zoning office what the rule is today. From your porch or a window, film where the water crosses the lot line while it rains. A short film helps your neighbor, the city and your insurer see the problem.',
      backedBy: [known.gutters],
      rules: ['ask-office', 'photos-first'],
    },
  ],
  year: [
    { from: 1, to: 4, what: 'The Mahoning River may run high', kind: 'water' },
    { from: 6, to: 8, what: 'Heavy storms overload drains and sewers', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Long rain from tropical storms', kind: 'water' },
    { from: 12, to: 2, what: 'Old pipes freeze in outside walls', kind: 'frost' },
  ],
  others: [
    {
      name: 'Girard Zoning',
      why: 'permits, and how to reach the person in charge of flood zone rules',
      backedBy: [known.zoning],
    },
  ],
  questions: [
    {
      question: 'Can I file a claim with the city for sewage in my basement?',
      answer:
        'In September 2018 the mayor said residents could file a claim with the city’s insurance, and might be paid if the city’s line was blocked. Ask city hall how to file and by when. Report the loss to your own insurance company too, and don’t wait for the city’s answer.',
      backedBy: [known.cityClaim],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Do I have to raise my house after a flood?',
      answer:
        'You may. The federal rule applies in a mapped flood zone, when the cost of repairs reaches 50 percent of what the structure was worth before the damage. The land doesn’t count. The building must then meet current flood rules, which can mean raising it. The city’s floodplain administrator decides, so ask before you buy materials.',
      backedBy: [known.federalRule],
      rules: ['substantial-damage', 'ask-office'],
    },
    {
      question: 'Do I have to leave wet drywall in place for the adjuster?',
      answer:
        'No. Anything that sewage or river water soaked is a health risk. From a dry step, photograph it with the high-water mark, have a sample of it saved, and let a crew take it out. Write down what was removed and on which day.',
      backedBy: [],
      rules: ['photos-first', 'discard-soaked'],
    },
    {
      question: 'My neighbor’s gutter floods my basement. Am I insured?',
      answer:
        'Many home policies leave out surface water, no matter whose land it came from. Your agent can read you that part of your policy. If you and your neighbor can’t agree on a fix, a lawyer can explain Ohio’s rules on drainage.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
  ],
}
