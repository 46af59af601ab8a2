import { ellwoodCityFacts as known } from '../facts/ellwood-city-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const ellwoodCity: AreaStory = {
  line: 'Ellwood City: Fifth Street floods and wet basements',
  lead: 'Twice in 2011 water was reported four to five feet deep on Fifth Street near the railroad overpass. Here is what to do about street water, a pumped basement, old brick and sewer trouble.',
  description:
    'Street floods on Fifth Street, wet basements, sewer trouble and falling brick in Ellwood City, Pennsylvania: what to do and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Borough, 7,642 people (2020 census), mostly in Lawrence County, partly in Beaver County',
      backedBy: [known.counties, known.population2020],
    },
    {
      label: 'Waters',
      value: 'Connoquenessing Creek, just east of where it meets the Beaver River',
      backedBy: [known.creek],
    },
    {
      label: 'Water and sewer',
      value: 'The borough’s sewage plant on Wampum Road, about 3,500 customers in the borough (2023)',
      backedBy: [known.newMain],
    },
  ],
  record: [
    {
      when: 'May 22, 2004',
      what: 'The National Weather Service reported more than three inches of rain in three hours and about five inches in a day.',
      backedBy: [known.rainOf2004],
    },
    {
      when: 'July and September 2011',
      what: 'Water rose to between four and five feet on Fifth Street near the railroad overpass, and gushed out of manholes. After the second storm 40 residents asked to have their basements pumped.',
      backedBy: [known.floodsOf2011, known.pumpedBasements],
    },
    {
      when: 'June 2015',
      what: 'After 3.49 inches of rain in 48 hours Connoquenessing Creek left its banks. The borough counted about 12 reports of water in homes one evening.',
      backedBy: [known.june2015],
    },
    {
      when: 'April 2016',
      what: 'The borough learned that sewage had overflowed into the storm sewer on Fifth Street. It later reported that gravel and debris, believed to have narrowed the line, had been removed.',
      backedBy: [known.overflow],
    },
    {
      when: 'October 11, 2018',
      what: 'Masonry from a building on Lawrence Avenue fell onto the roof next door. No one was hurt.',
      backedBy: [known.fallenBrick],
    },
  ],
  reasons: [
    {
      title: 'Why does lower Fifth Street flood?',
      text: 'The street is shaped like a bowl by the railroad overpass. The borough manager said in September 2011 that water runs into it from Lincoln High School and down Beaver Avenue. In 2011 water also came out of manholes, and in 2016 sewage was reported in the storm sewer on Fifth Street. Treat street water as sewage: stay out of it, photograph it from a dry place, and have a crew take out soaked carpet and drywall. In dry weather, move stock and papers up off the floor.',
      backedBy: [known.bowl, known.floodsOf2011, known.overflow],
      rules: [
        'sewage',
        'dirty-floodwater',
        'moving-water',
        'discard-soaked',
        'old-materials',
        'photos-first',
        'light-things',
      ],
    },
    {
      title: 'After your basement is pumped out',
      text: 'In September 2011, 40 residents asked firefighters to pump their basements. A pump takes out the water you see. Block walls, studs and insulation stay wet for days, and so does the dirt that street water left. Don’t pump while water still stands on the ground outside. After that, the water should come down only about a foot a day at first, because wet soil can push a wall in. Don’t use the furnace or any outlet until a technician and an electrician have checked them.',
      backedBy: [known.pumpedBasements],
      rules: ['pump-slowly', 'wet-electrics', 'no-relight', 'dirty-floodwater'],
    },
    {
      title: 'Loose brick on old downtown buildings',
      text: 'Strong wind buckled a church wall on Fountain Avenue in September 2011, and masonry fell on Lawrence Avenue in October 2018. Look up from across the street for a wall that leans or bows, or for open joints near the roof. Keep away from the sidewalk below it and call the borough. If brick has hit your roof, stay out of the rooms under it and don’t climb up.',
      backedBy: [known.buckledWall, known.fallenBrick],
      rules: ['no-load-above', 'doubtful-building', 'no-roof', 'ask-office'],
    },
    {
      title: 'Is the sewer backup mine or the borough’s?',
      text: 'In 2021 the main sewer above Connoquenessing Creek was about 100 years old and also carried flow from North Sewickley, Franklin and Wayne townships. In 2023 a project of $8.5 million to replace it was reported. If a drain backs up, stop using water, stay out of the sewage and call the borough to ask whether the main is blocked. If it isn’t, a plumber has to look at your own line. Ask for both answers in writing for your insurance company.',
      backedBy: [known.oldMain, known.newMain],
      rules: ['stop-using-water', 'sewage', 'ask-office', 'tell-insurer'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Downpours: Fifth Street and basements flood', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Remnants of tropical storms: the creek rises', kind: 'water' },
    { from: 10, to: 4, what: 'Freeze and thaw: loose brick and masonry', kind: 'frost' },
  ],
  others: [
    {
      name: 'Borough of Ellwood City, electric department',
      why: 'to have the power cut at a house where water has reached the panel or the outlets',
      backedBy: [known.electricDepartment],
    },
    {
      name: 'Borough of Ellwood City',
      why: 'a blocked street drain, a sewer backup or a building that drops brick',
      backedBy: [],
    },
  ],
  questions: [
    {
      question: 'Who can shut off the power to my flooded house?',
      answer:
        'The company that sends your electric bill can. The borough had its own electric department in 2020, so it may be the borough. Don’t go to a panel that’s wet or that you’d have to reach through water or on a wet floor. Have an electrician check whatever got wet before the power is turned on again.',
      backedBy: [known.electricDepartment],
      rules: ['dry-panel', 'no-standing-water', 'wet-electrics'],
    },
    {
      question: 'My house is in the Beaver County part. Does that matter?',
      answer:
        'Yes, for county offices. Most of the borough is in Lawrence County and a small part is in Beaver County, and each county collects its own reports of storm damage. Your tax bill names your county. Report the damage to the borough too. In an emergency, tell the dispatcher which county you’re in.',
      backedBy: [known.counties, general.damageReports],
      rules: ['tell-911-where', 'ask-office'],
    },
    {
      question: 'Street water came in through my basement window. Am I covered?',
      answer:
        'Standard home policies don’t cover floods, the Pennsylvania Insurance Department says, and water off the street commonly counts as one. A separate flood policy can cover it. If yours is a federal flood policy, send your signed proof of loss within 60 days of the flood, unless FEMA extends that time. Water that came up through a drain is a different cause and may be covered by an add-on. Photograph both places where the water got in, from a dry spot.',
      backedBy: [general.floodInsurance, general.proofOfLoss],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Which roads flood when the creek is up?',
      answer:
        'In June 2014 the Ellwood City Ledger named Mercer Road, Country Club Drive, Waterfront Road and McKim Way, just outside the borough, as roads that flood when the creek is high. Don’t use them then, and don’t drive around a closure sign. If you live on one, leave before the water is on it.',
      backedBy: [known.creekRoads],
      rules: ['closed-road', 'moving-water', 'leave-early'],
    },
  ],
}
