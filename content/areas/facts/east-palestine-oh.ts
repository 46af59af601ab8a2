import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “East Palestine, Ohio”',
  url: 'https://en.wikipedia.org/wiki/East_Palestine,_Ohio',
}
const gorge: Source = {
  title: 'The Vindicator, “Projects continue around the city”, October 22, 2003',
  url: 'https://vindyarchives.com/news/2003/oct/22/east-palestine-projects-continue-around-the-city/',
}
const frozenTown: Source = {
  title: 'Morning Journal, “Palestine copes with crisis”, January 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/01/palestine-copes-with-crisis/',
}
const boilOrder: Source = {
  title: 'Salem News, “Pressure coming up despite new water line break”, January 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/01/pressure-coming-up-despite-new-water-line-break/',
}
const overflowEvents: Source = {
  title: 'Morning Journal, “EP looks to stem sewage problems before fines”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/ep-looks-to-stem-sewage-problems-before-fines/',
}
const floodOf2004: Source = {
  title: 'The Vindicator, “Officials begin water damage evaluation”, June 18, 2004',
  url: 'https://vindyarchives.com/news/2004/jun/18/columbiana-county-officials-begin-water-damage',
}
const iceStorm: Source = {
  title: 'Tribune Chronicle, “Most Columbiana residents have power”, November 2018',
  url: 'https://www.tribtoday.com/news/local-news/2018/11/most-columbiana-residents-have-power/',
}
const lowestPoint: Source = {
  title: 'Morning Journal, “Overflow issue still under scrutiny”, September 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/09/overflow-issue-still-under-scrutiny/',
}
const basin: Source = {
  title: 'Morning Journal, “Palestine decides on sewer solution”, March 2017',
  url: 'https://www.morningjournalnews.com/news/local-news/2017/03/palestine-decides-on-sewer-solution/',
}
const settlement: Source = {
  title: 'Morning Journal, “Palestine to pay $8K to satisfy EPA”, December 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/12/palestine-to-pay-8k-to-satisfy-epa/',
}
const tankWork: Source = {
  title: 'Morning Journal, “Work on EP treatment plant project continues at solid pace”, November 2020',
  url: 'https://www.morningjournalnews.com/news/local-news/2020/11/work-on-ep-treatment-plant-project-continues-at-solid-pace/',
}
const courtRuling: Source = {
  title: 'Reminger, report on Coleman v. Portage County Engineer (2012-Ohio-3881)',
  url: 'https://reminger.com/report-69',
}

/** What the sources of the page say, as data. */
export const eastPalestineFacts = {
  villageKind: { source: village, date: null, strength: 'reported', figures: [], names: ['Village'] },
  villagePopulation: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['4,761', '2020'],
    names: [],
  },
  gorge: {
    source: gorge,
    date: '2003-10-22',
    strength: 'reported',
    figures: ['2003'],
    names: ['Leslie Run'],
  },
  frozenTownFreeze: {
    source: frozenTown,
    date: '2014-01',
    strength: 'reported',
    figures: ['2014'],
    names: ['January'],
  },
  frozenTownWaterSewer: {
    source: frozenTown,
    date: '2014-01',
    strength: 'reported',
    figures: ['2014'],
    names: [],
  },
  boilOrder: { source: boilOrder, date: '2014-01', strength: 'reported', figures: ['2014'], names: [] },
  overflowEvents: {
    source: overflowEvents,
    date: '2013-04',
    strength: 'reported',
    figures: ['9', '2007', '2011', '2012', '2013'],
    names: ['Vine Street', 'West Main Street', 'February', 'Ohio EPA', 'Park Drive'],
  },
  floodOf2004: {
    source: floodOf2004,
    date: '2004-06-18',
    strength: 'reported',
    figures: ['2004', '$4.7 million', '17'],
    names: ['East Palestine', 'May', 'June'],
  },
  iceStorm: {
    source: iceStorm,
    date: '2018-11',
    strength: 'reported',
    figures: ['2018'],
    names: ['November'],
  },
  lowestPoint: {
    source: lowestPoint,
    date: '2013-09',
    strength: 'reported',
    figures: ['2013'],
    names: ['Vine Street', 'September'],
  },
  basin: {
    source: basin,
    date: '2017-03',
    strength: 'planned',
    figures: ['2017', '1 million gallons'],
    names: ['March'],
  },
  settlement: {
    source: settlement,
    date: '2018-12',
    strength: 'reported',
    figures: ['2018', '$8,000'],
    names: ['December', 'Ohio EPA'],
  },
  tankWork: {
    source: tankWork,
    date: '2020-11',
    strength: 'reported',
    figures: ['2020', '$7.138 million'],
    names: ['November'],
  },
  courtRuling: {
    source: courtRuling,
    date: '2012',
    strength: 'reported',
    figures: ['2012'],
    names: ['Ohio Supreme Court'],
  },
} as const satisfies Record<string, Fact>
