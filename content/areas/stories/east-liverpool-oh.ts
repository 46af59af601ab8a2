import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { eastLiverpoolFacts as known } from '../facts/east-liverpool-oh.ts'
import type { AreaStory } from '../story.ts'

export const eastLiverpool: AreaStory = {
  line: 'East Liverpool: hillside runoff, landslides, river floods',
  lead: 'In July 2013 the Ohio River stayed in its banks, and East Liverpool still flooded after a cloudburst. Stay out of moving water. If the ground or a wall has moved, get everyone out first.',
  leadRules: ['moving-water', 'moving-ground'],
  description:
    'Hillside runoff, landslides, Ohio River floods and smoke from vacant buildings in East Liverpool, Ohio: what to do first and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'fire'],
  steps: [
    step(
      'If a slope, a street or a retaining wall near you cracks or leans, leave on the side away from it. Call 911 once you are clear, and warn your neighbors by phone.',
      'moving-ground',
      'no-load-above',
    ),
  ],
  details: [
    { label: 'Kind', value: 'City, 9,958 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Waters',
      value: 'Ohio River; Little Beaver Creek enters it just east of the city',
      backedBy: [known.waters],
    },
    {
      label: 'Ground',
      value: 'The hillside along State Route 11 is clay, not rock, the city said in 2013',
      backedBy: [known.clayHillside],
    },
  ],
  record: [
    {
      when: 'March 19, 1936',
      what: 'The Ohio River crested at 29.9 feet here. On January 20, 1996, it reached 24.8 feet.',
      backedBy: [known.crests],
    },
    {
      when: 'July 2013',
      what: 'Two inches of rain fell in 90 minutes. Manhole covers blew off, and water came up through the pavement of Center Street.',
      backedBy: [known.stormOf2013],
    },
    {
      when: '2016',
      what: 'Three homes on Lisbon Street were demolished after they began to slide down a hill.',
      backedBy: [known.demolishedHomes],
    },
    {
      when: 'February 2017',
      what: 'A retaining wall on Garfield Street broke and dropped concrete and dirt into a back yard.',
      backedBy: [known.garfieldStreet],
    },
    {
      when: 'February 2018',
      what: 'High water on the Ohio River closed River Road and covered Patterson Field.',
      backedBy: [known.riverRoad],
    },
    {
      when: 'March 2018',
      what: 'A hillside slid across Dresden Avenue.',
      backedBy: [known.dresdenAvenue],
    },
  ],
  reasons: [
    {
      title: 'Water that runs down from the hills',
      text: 'In 2019 the city’s safety-service director said that township storm water flows downhill into pipes that are 50 to 100 years old. In July 2013 creeks on the hillsides hit Dresden Avenue hard. Water like that carries sewage and mud. Don’t clear a street grate while water moves over it. Call the city, and look at your own drains on a dry day.',
      backedBy: [known.oldStormPipes, known.hillsideCreeks],
      rules: ['moving-water', 'dirty-floodwater', 'maintain-dry'],
    },
    {
      title: 'Landslides and old retaining walls',
      text: 'After the slide of March 2018 a contractor pointed to steep hillsides with clay on top of shale. In 2017 a city official said over half of the town is built on a hillside. If a wall bulges, a fence leans or a new crack opens, move everyone out and call 911 from a safe place. Stay out until a building official or an engineer says the house is safe.',
      backedBy: [known.clayOnShale, known.garfieldStreet],
      rules: ['moving-ground', 'doubtful-building', 'no-load-above'],
    },
    {
      title: 'Sewage and storm water in basements',
      text: 'In 2019 the city said its sewer plant had trouble when it had to take extra rain. In an undated WFMJ report, residents of Midway, Lane and Cain streets told the council that homes and finished basements had flooded again and again. If a drain backs up, stop using water and keep everyone out of the basement. Photograph it from the stairs and report it to the city in writing.',
      backedBy: [known.oldStormPipes, known.fedUp],
      rules: ['sewage', 'stop-using-water', 'photos-first'],
    },
    {
      title: 'Ohio River floods on the low streets',
      text: 'The river reached 21.0 feet in September 2004, and in February 2018 it closed River Road. A river flood usually comes with a forecast, so leave before the street is under water. Afterward don’t rush to pump. The water outside has to be gone first, and then the level inside comes down about a foot a day at first. We do this work for you.',
      backedBy: [known.crests, known.riverRoad],
      rules: ['leave-early', 'pump-slowly', 'closed-road'],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'High Ohio River: the lowest streets', kind: 'water' },
    { from: 2, to: 4, what: 'Soaked slopes: slides and leaning walls', kind: 'water' },
    { from: 6, to: 8, what: 'Cloudbursts: hillside runoff and full storm pipes', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Fires in vacant buildings', kind: 'fire' },
  ],
  others: [
    {
      name: 'City of East Liverpool, service-safety director',
      why: 'a slide, a cracked street or a clogged storm drain',
      backedBy: [known.dresdenAvenue, known.oldStormPipes],
    },
    {
      name: 'East Liverpool Board of Public Utilities',
      why: 'a broken water main or low pressure',
      backedBy: [known.utilities],
    },
    {
      name: 'Columbiana County Emergency Management Agency, 215 S. Market Street, Lisbon',
      why: 'flood damage, if the county is counting it for state or federal aid',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'The hill moved and cracked my wall. Is that insured?',
      answer:
        'Often not. Many home policies leave out earth movement, and mine subsidence coverage is only for old mines. Report it anyway and ask for the answer in writing. An engineer’s report on the cause, slope or mine or broken pipe, can decide the claim.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'A city pipe flooded my house. Can I file a claim?',
      answer:
        'You can ask. A city isn’t always liable, and deadlines can be short, so send a written notice to the city soon and keep a copy. Report the loss to your own insurer as well. A lawyer can tell you what the law allows.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'My house near the river was badly damaged. Can I simply repair it?',
      answer:
        'Ask the city’s floodplain administrator before you start. In a mapped flood zone, when repairs reach 50 percent of the structure’s market value before the damage, land not counted, the building must be brought up to the flood rules.',
      backedBy: [],
      rules: ['substantial-damage', 'ask-office'],
    },
    {
      question: 'A vacant house burned next door. Why does mine smell of smoke?',
      answer:
        'Smoke gets in through eaves, vents and gaps around pipes. Don’t wipe walls or run the furnace fan. Call your insurer and us, and we check for soot. In November 2024 the state announced funds that would pay for 30 demolitions here, so tell the city about an unsafe house.',
      backedBy: [known.demolitions],
      rules: ['leave-soot', 'tell-insurer'],
    },
  ],
}
