import type { AreaStory, Source } from '../story.ts'

const estimates: Source = {
  title: 'U.S. Census Bureau, population estimates 2021',
  url: 'https://www.census.gov/programs-surveys/popest.html',
}
const township: Source = {
  title: 'Wikipedia, “Hopewell Township, Beaver County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Hopewell_Township,_Beaver_County,_Pennsylvania',
}
const history: Source = {
  title: 'Beaver County Historical Research and Landmarks Foundation, “Hopewell Township”',
  url: 'https://bchrlf.org/our-county/community-history/hopewell-township/',
}
const risingWaters: Source = {
  title: 'Ellwood City Ledger, “Rising waters strand some local residents”, 1 December 2010',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2010/12/01/rising-waters-strandsome-local-residents/18622864007/',
}
const rupture: Source = {
  title: 'Pittsburgh Post-Gazette, on the landslide and the gas line, 10 September 2018',
  url: 'http://post-gazette.com/local/west/2018/09/10/gas-explosion-in-center-township-Beaver-County/stories/201809100067',
}
const waterGrants: Source = {
  title: 'Pennsylvania House, release on water improvement grants',
  url: 'https://www.pahouse.com/Matzie/InTheNews/NewsRelease/?id=100102',
}

export const hopewellTownship: AreaStory = {
  heading: 'Hopewell Township: the day roads went under',
  lead: 'On 1 December 2010 school opened two hours late because so many roads stood in water. A house can leak while you cannot reach it. A plan with a neighbor, a key and a valve.',
  description:
    'Road floods, roots in sewer laterals and leaks with nobody home in Hopewell Township, Beaver County: what to arrange before you are away.',
  facts: [
    { label: 'Kind', value: 'Township, about 13,416 people (2021 estimate)', sources: [estimates] },
    { label: 'Waters', value: 'The Ohio along part of its eastern edge', sources: [township] },
    { label: 'Known for', value: 'The Brodhead Road corridor', sources: [history] },
    { label: 'Ground', value: 'An oil field around Gringo, worked from about 1900', sources: [history] },
    {
      label: 'Water and sewer',
      value: 'Municipal Water Authority of Aliquippa, for parts of the township',
      sources: [waterGrants],
    },
  ],
  record: [
    {
      when: '1 December 2010',
      what: 'Raccoon Creek was over several roads in the south of the county before sunrise; Hopewell Area schools opened two hours late.',
      sources: [risingWaters],
    },
    {
      when: 'September 2018',
      what: 'After a gas line broke next door, up to 30 homes in Center and Hopewell were evacuated.',
      sources: [rupture],
    },
  ],
  reasons: [
    {
      title: 'You there, the water here',
      text: 'When roads were under water in December 2010, the way home was in doubt. A washer hose asks nothing about roads. Give one neighbor a key and show which way the main valve turns, and do the same for that neighbor. A leak alarm that rings your phone is of use only if somebody can walk over.',
      sources: [risingWaters],
    },
    {
      title: 'Roots in the lateral',
      text: 'The pipe from a house to the street is usually the owner’s. In clay pipe of earlier decades tree roots find each joint. The first sign is a slow tub on the lowest floor; the second is Thanksgiving. A camera through the cleanout shows the place, and a cleanout that you can find saves an hour.',
      sources: [],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Spring rain: drain tile and pits', kind: 'water' },
    { from: 6, to: 9, what: 'Storms and outages', kind: 'cloudburst' },
    { from: 11, to: 12, what: 'Full houses: laterals back up', kind: 'water' },
    { from: 12, to: 2, what: 'Older supply lines in frost', kind: 'frost' },
  ],
  firstSteps: [
    'If you cannot get home, send the neighbor to the valve first, to the mess later.',
    'Find the cleanout cap in the yard and keep it above the mulch.',
    'One drain slow: your pipe. All drains slow: the lateral or the street. Say which when you call.',
    'Stay off Raccoon Creek roads in the dark after long rain.',
  ],
  others: [
    {
      name: 'Municipal Water Authority of Aliquippa',
      why: 'a leak before the meter, where it serves you',
      sources: [waterGrants],
    },
  ],
  questions: [
    {
      question: 'Who pays for a lateral that broke under the street?',
      answer:
        'Rules differ by sewer authority; many make the owner answer for the whole length. Ask yours. Some insurers sell “service line” cover for the digging.',
      sources: [],
    },
    {
      question: 'How do I show the loss if I was away?',
      answer:
        'By traces: the meter reading, a neighbor’s message with the hour, photographs of swollen edges. Tell the adjuster plainly when you left and when you came back.',
      sources: [],
    },
  ],
}
