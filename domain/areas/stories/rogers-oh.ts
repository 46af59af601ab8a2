import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Rogers, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Rogers,_Ohio',
}
const market: Source = {
  title: 'Morning Journal, “Searching for a good bargain”, July 2017',
  url: 'https://www.morningjournalnews.com/news/local-news/2017/07/searching-for-a-good-bargain/',
}
const emergencyOffice: Source = {
  title: 'Salem News, “CCEMA public meeting May 6”, April 2025',
  url: 'https://www.salemnews.net/news/neighborhood-news/2025/04/ccema-public-meeting-may-6/',
}

export const rogers: AreaStory = {
  heading: 'Rogers: a small village on Little Bull Creek',
  lead: 'Fewer than two hundred people in 2020, one creek, and little in print about losses. So this page is short: what is known, and what a small house can prepare for.',
  description:
    'Crawl spaces, creek water and stored market goods in Rogers, Ohio: a short page with what is on record and what to look at below the floor.',
  facts: [
    { label: 'Kind', value: 'Village, 194 people (2020 census)', sources: [village] },
    { label: 'Waters', value: 'Little Bull Creek', sources: [village] },
    { label: 'Houses', value: '93 dwellings (2010)', sources: [village] },
    { label: 'Known for', value: 'The Friday flea market, held since 1955', sources: [market] },
  ],
  record: [
    {
      when: '1894',
      what: 'Mount Hope College, the village academy, burned. It was built again.',
      sources: [village],
    },
  ],
  reasons: [
    {
      title: 'A creek without a flood list',
      text: 'We found no dated flood of Little Bull Creek in print. That is not proof that there was none: a short stream can rise under one storm cell while the next valley stays dry. Ask two neighbors of long standing how high it came, and paint that height on a post.',
      sources: [village],
    },
    {
      title: 'What a low house hides',
      text: 'A house without a cellar keeps its wet out of sight. Once each season open the hatch and look with a lamp. Drops on a duct, dark joist ends or a smell of earth in a closet mean that the soil below is breathing into the wood. Sheet plastic, lapped and taped over bare ground, stops most of it.',
      sources: [],
    },
    {
      title: 'Goods that wait for Friday',
      text: 'Stock kept in a shed or trailer between market days suffers from damp long before it meets a flood. Set it on pallets, a hand’s width from the wall. Keep a list with pictures somewhere else: after a loss that list is worth more than the padlock.',
      sources: [market],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'One storm cell: creek and driveway', kind: 'cloudburst' },
    { from: 7, to: 9, what: 'Muggy weeks: floors sweat from below', kind: 'water' },
    { from: 12, to: 2, what: 'Pipes freeze under a cold floor', kind: 'frost' },
  ],
  firstSteps: [
    'Look through the hatch, with a lamp, from dry ground. Do not crawl in.',
    'Open closets on the outer walls, so that the damp air behind the clothes can leave.',
    'Carry cartons out in layers, and photograph each layer before it moves.',
  ],
  others: [
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'a creek that has cut off the road, once everyone is safe',
      sources: [emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'There is white fuzz under my floor. Is it mold?',
      answer:
        'On wood it may well be. On block or brick it may be salt, which crumbles to grit. Either one says moisture. Find where that comes from before you wipe anything off.',
      sources: [],
    },
    {
      question: 'Does my home policy cover what I sell on Fridays?',
      answer:
        'Often only up to a low limit, and less when the goods are kept away from the house. Ask your agent for that limit before the season opens.',
      sources: [],
    },
  ],
}
