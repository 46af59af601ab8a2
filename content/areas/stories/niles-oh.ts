import { step } from '#domain/safety/step.ts'
import { nilesFacts as known } from '../facts/niles-oh.ts'
import type { AreaStory } from '../story.ts'

export const niles: AreaStory = {
  line: 'Niles: sewer backups and groundwater in basements',
  lead: 'In heavy rain, roof and footer drains can overload the sanitary sewer in Niles, and sewage comes up in basements. See what to do, how to keep it out and what insurance may pay.',
  description:
    'Sewer backups, footer drains, groundwater and backup insurance in Niles, Ohio: why basements flood in heavy rain and what owners can do.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step(
      'Stop using water anywhere in the house when a shower, tub or floor drain starts to fill. That includes the washer and the dishwasher.',
      'stop-using-water',
    ),
    step(
      'Close the basement door and keep everyone upstairs. Note the time and which drain it came from.',
      'sewage',
      'photos-first',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City, 18,443 people (2020 census)',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    {
      label: 'Waters',
      value: 'Mosquito Creek and Meander Creek join the Mahoning River here',
      backedBy: [known.cityWaters, known.britannica],
    },
    {
      label: 'Water and sewer',
      value: 'Meander Reservoir water since 1932; a city sewage plant built in 1988',
      backedBy: [known.sanitaryDistrict, known.plant],
    },
  ],
  record: [
    {
      when: 'Easter 1913',
      what: 'The Mahoning River did extensive damage.',
      backedBy: [known.flood1913],
    },
    {
      when: 'April 2001',
      what: 'A councilman wrote down about 30 years of flooding at John Street and Helen Avenue, with sewer backups in houses nearby.',
      backedBy: [known.johnAndHelen],
    },
    {
      when: 'February 2008',
      what: 'A storm flooded part of Route 46, many basements and the sewage plant itself.',
      backedBy: [known.flood2008],
    },
    {
      when: 'August 11, 2010',
      what: 'After 2.7 inches of rain, basements flooded throughout the city. Even the large interceptor sewers backed up.',
      backedBy: [known.rain2010],
    },
    {
      when: 'Late July 2013',
      what: 'Nearly two inches of rain in under half an hour flooded Shaw Road.',
      backedBy: [known.shawRoad],
    },
  ],
  reasons: [
    {
      title: 'Why does sewage come up in Niles basements?',
      text: 'A resident told the council in 2008 that some older homes have roof and footer drains tied to the sanitary sewer. That was allowed when they were built but is illegal now, and the plant superintendent agreed. In 2011 he said the plant could take 6 million gallons a day but saw 30 million in heavy rain. The extra water comes up in basements. A licensed plumber can test your drains and disconnect them from the sewer.',
      backedBy: [known.oldConnections, known.capacity],
      rules: ['sewage', 'ask-office'],
    },
    {
      title: 'Can a sump pump stop a sewer backup?',
      text: 'No. In August 2010 a woman on Washington Avenue lost a finished basement although her sump pump and other devices were working. A sump pump only lifts water out of its own pit. Ask a plumber whether a backwater valve suits your sewer line and how to look after it. If you finish a basement here, choose tile and furniture that can be washed, and skip carpet.',
      backedBy: [known.washingtonAvenue],
      rules: ['ask-office', 'maintain-dry'],
    },
    {
      title: 'Groundwater under homes and mobile homes',
      text: 'On February 28, 2011, the city evacuated part of the Buckeye mobile home park, across from Eastwood Mall, because of groundwater flooding. Skirting hides the water, and the insulation under a floor can hold it for weeks. Don’t crawl under or open a panel yourself, because wires and pipes run there. A technician can measure the floor from inside and open it safely.',
      backedBy: [known.groundwater],
      rules: ['no-standing-water', 'wet-electrics'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Cloudbursts overfill the sanitary sewer', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Rain on snow raises groundwater', kind: 'water' },
    { from: 12, to: 1, what: 'Pipes freeze under mobile homes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Niles Waste Water Treatment Plant',
      why: 'a public sewer that backs up in your street',
      backedBy: [known.plant],
    },
  ],
  questions: [
    {
      question: 'How much sewer backup insurance do I need?',
      answer:
        'Add up what it would cost to clean, repair and refill your basement. In April 2011 a broker said many companies offered $5,000 or $10,000 of coverage, and warned that it might not be enough. After basements flooded that February, a councilman said only two or three of the owners had insurance. Ask what a higher limit costs.',
      backedBy: [known.backupInsurance],
      rules: ['tell-insurer'],
    },
    {
      question: 'Will my insurer drop me if I report a backup?',
      answer:
        'A Niles homeowner had that fear in 2010. Companies differ. You can ask your agent in general terms what a backup claim does to the premium. But if you have damage, report it promptly, because waiting too long can cost you the claim.',
      backedBy: [known.washingtonAvenue],
      rules: ['tell-insurer'],
    },
    {
      question: 'What is a dye test?',
      answer:
        'A plumber or the city pours colored water into a downspout and watches where it comes out. If the color shows up in the sanitary sewer, your roof drains into it. The dye is harmless. Ask the city whether it will do the test before you pay for one.',
      backedBy: [],
      rules: ['ask-office'],
    },
    {
      question: 'Is it groundwater or sewage on my floor?',
      answer:
        'Look from the stairs. Water that spreads from a drain, shower or toilet is sewage. Water that darkens the foot of a wall is usually seepage, which is less dirty but still not clean. If you can’t tell, treat it as sewage, stay out and let us find the source.',
      backedBy: [],
      rules: ['sewage', 'water-category', 'no-standing-water'],
    },
  ],
}
