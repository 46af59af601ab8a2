import type { AreaStory, Source } from '../story.ts'

const city: Source = { title: 'Wikipedia, “Canton, Ohio”', url: 'https://en.wikipedia.org/wiki/Canton,_Ohio' }
const latestUpdates: Source = {
  title: 'The Canton Repository, “Flooding in Stark County: latest updates”, February 2011',
  url: 'https://www.cantonrep.com/x700956883/Flooding-in-Stark-County-Latest-updates',
}
const shelter: Source = {
  title: 'WKYC, “Canton: Shelter opened to assist flood victims”, 28 February 2011',
  url: 'http://www.wkyc.com/news/article/177765/45/Canton-Shelter-opened-to-assist-flood-victims',
}
const blight: Source = {
  title: 'The Canton Repository, “Stark cities fight housing blight”, 1 April 2011',
  url: 'https://www.cantonrep.com/story/news/politics/elections/county/2011/04/01/stark-cities-fight-housing-blight/42160382007/',
}
const ninetyMinutes: Source = {
  title: 'The Canton Repository, on the storm of 16 June 2014, 17 June 2014',
  url: 'https://www.cantonrep.com/article/20140617/NEWS/140619282',
}
const waterDepartment: Source = {
  title: 'City of Canton Water Department',
  url: 'http://cantonohio.gov/water/',
}
const oldMains: Source = {
  title: 'City of Canton Water Department, letter on aging pipes, 2016',
  url: 'http://cantonohio.gov/water/?pg=story&s=241',
}
const floodStage: Source = {
  title: 'The Canton Repository, “Flood stage to rise for Nimishillen Creek”, 2 May 2017',
  url: 'https://www.cantonrep.com/news/20170502/flood-stage-to-rise-for-nimishillen-creek',
}
const twoTornadoes: Source = {
  title: 'The Canton Repository, “Two tornadoes hit Stark County”, 15 March 2019',
  url: 'https://www.cantonrep.com/news/20190315/update-two-tornadoes-hit-stark-county',
}

export const canton: AreaStory = {
  heading: 'Canton: the Nimishillen and the north side',
  lead: 'Two kinds of flood stand in Canton’s record. Late in winter, rain on snow lifts the Nimishillen. In June 2014 a storm sent sewage into basements on the north side.',
  description:
    'Creek floods, sewer backup, main breaks and mobile homes in Canton, Ohio: two seasons on record, and what each asks of your basement.',
  facts: [
    { label: 'Kind', value: 'City, seat of Stark County, 70,872 people (2020 census)', sources: [city] },
    { label: 'Waters', value: 'Branches of Nimishillen Creek, which meet in the city', sources: [city] },
    {
      label: 'Water and sewer',
      value: 'City water from three well fields; city sewers and Water Reclamation Facility',
      sources: [waterDepartment],
    },
    { label: 'Houses', value: '14 in 100 homes stood empty in 2010', sources: [blight] },
    { label: 'Known for', value: 'Pro Football Hall of Fame, McKinley National Memorial', sources: [city] },
  ],
  record: [
    {
      when: '28 July 2003',
      what: 'The Nimishillen’s record at North Industry, as of 2011: 14.2 feet.',
      sources: [latestUpdates],
    },
    {
      when: '28 February 2011',
      what: 'Melting snow and 1.66 inches of rain: 12.92 feet, parts of the city evacuated, sewers backing up all over town.',
      sources: [latestUpdates, shelter],
    },
    {
      when: '16 June 2014',
      what: 'One gauge had 4.2 inches in ninety minutes. Worst between 30th and 55th streets, with sewage in basements on 41st Street NW.',
      sources: [ninetyMinutes],
    },
    {
      when: 'January 2017',
      what: 'A mobile home park on Cleveland Avenue SE, south of the city, was evacuated, as in 2003 and 2004.',
      sources: [floodStage],
    },
    {
      when: '14 March 2019',
      what: 'Two EF-0 tornadoes in the county, one of them to the west in Perry Township.',
      sources: [twoTornadoes],
    },
  ],
  reasons: [
    {
      title: 'Snow first, then the rain on it',
      text: 'At the end of February 2011 the creek rose on melted snow and less than two inches of rain. The southeast and northeast sides had it worst; Allenford Drive and Mill Street SW were named. Frozen soil takes nothing in. When rain is forecast on snow, clear the gutter ends and the window wells the day before.',
      sources: [latestUpdates, shelter],
    },
    {
      title: 'Ninety minutes north of 30th Street',
      text: 'In June 2014 the worst damage lay between 30th and 55th streets, and on 41st Street NW sewage stood in basements. On Overbrook Court NW a sinkhole opened. If your yard dips after such a storm near the line of the sewer, keep off and tell the city. Soil may have washed into a broken pipe.',
      sources: [ninetyMinutes],
    },
    {
      title: 'Homes on piers',
      text: 'The park south of the city had to be cleared in 2003, 2004 and 2017. For July 2017 the Weather Service set minor flood stage there at 10 feet instead of 9. A mobile home can be dry on top and full below: its belly wrap holds water and wet insulation against the floor. That wrap has to be opened.',
      sources: [floodStage],
    },
    {
      title: 'Mains past their years',
      text: 'In 2016 the head of the water department wrote that vast numbers of pipes were past their useful life, and that harsh winters brought more breaks. Water that pours in along the service pipe in frost, clean and steady, belongs to that list and not to the creek.',
      sources: [oldMains],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Rain on snow: the Nimishillen', kind: 'water' },
    { from: 12, to: 2, what: 'Main breaks in hard frost', kind: 'frost' },
    { from: 6, to: 7, what: 'Cloudbursts: north-side sewers', kind: 'cloudburst' },
    { from: 10, to: 3, what: 'Vacant houses: fire next door', kind: 'fire' },
  ],
  firstSteps: [
    'Find out which water it is before you act: creek, sewer or main. Smell, color and weather usually tell.',
    'In a mobile home, leave at the first call. Cut the power at the pedestal if the ground there is dry.',
    'Stay off a yard that has sunk overnight, and park away from it.',
    'Water from a broken main: photograph the street as well, before it is repaired.',
  ],
  others: [
    {
      name: 'City of Canton, Office of Public Service',
      why: 'sewer backups, as residents were told in 2011',
      sources: [shelter],
    },
    { name: 'Canton Water Department', why: 'a main break', sources: [waterDepartment] },
    {
      name: 'Stark County Emergency Management Agency',
      why: 'evacuation and flood damage',
      sources: [ninetyMinutes],
    },
  ],
  questions: [
    {
      question: 'The city’s main broke into my cellar. Who pays?',
      answer:
        'It depends on law and policy, and a city is not always liable. Report it to your own insurer and file a claim with the city as well, in writing and soon: such claims have deadlines.',
      sources: [],
    },
    {
      question: 'A vacant house burned next door. Mine only smells. Now what?',
      answer:
        'Have attic and siding looked at before rain comes: heat opens vinyl and seams. Keep the windows shut until the ruin is wet down and cold.',
      sources: [],
    },
  ],
}
