import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “New Waterford, Ohio”',
  url: 'https://en.wikipedia.org/wiki/New_Waterford,_Ohio',
}
const runoff: Source = {
  title: 'Salem News, “New Waterford to work on runoff problem from church”, August 2013',
  url: 'http://www.salemnews.net/news/local-news/2013/08/new-waterford-to-work-on-runoff-problem-from-church/',
}
const brownWater: Source = {
  title: 'Salem News, “NW eyes plan to end brown water problem”, November 2013',
  url: 'http://www.salemnews.net/news/local-news/2013/11/nw-eyes-plan-to-end-brown-water-problem/',
}
const council: Source = {
  title: 'Salem News, “New Waterford Council updated”, June 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/06/new-waterford-council-updated/',
}
const calcium: Source = {
  title: 'Salem News, “Water line upgrades in New Waterford could begin next year”, June 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/06/water-line-upgrades-in-new-waterford-could-begin-next-year/',
}
const highwall: Source = {
  title: 'The Vindicator, “ODNR presents Valley mine land projects”, October 21, 2014',
  url: 'https://vindyarchives.com/news/2014/oct/21/odnr-targets-problems-caused-by-abandone',
}
const threeBreaks: Source = {
  title: 'Salem News, “New Waterford officials hear report on water system”, January 2018',
  url: 'http://www.salemnews.net/news/local-news/2018/01/new-waterford-officials-hear-report-on-water-system-statis/',
}
const secondPhase: Source = {
  title: 'Morning Journal, “New Waterford going with the flow”, May 2019',
  url: 'https://www.morningjournalnews.com/news/local-news/2019/05/new-waterford-going-with-the-flow/',
}

/** What the sources of the page say, as data. */
export const newWaterfordFacts = {
  population: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['1,194', '2020'],
    names: ['Village'],
  },
  bullCreek: {
    source: village,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Bull Creek'],
  },
  runoff: {
    source: runoff,
    date: '2013-08',
    strength: 'reported',
    figures: ['2013'],
    names: ['August', 'State Route'],
  },
  brownWater: {
    source: brownWater,
    date: '2013-11',
    strength: 'reported',
    figures: ['2013'],
    names: ['November', 'Dogwood', 'Patriot Colony', 'Wayne Wood'],
  },
  ownPlants: {
    source: council,
    date: '2014-06',
    strength: 'reported',
    figures: ['2014', '46'],
    names: ['State Route'],
  },
  calcium: {
    source: calcium,
    date: '2014-06',
    strength: 'reported',
    figures: ['500 customers', '2014', '50'],
    names: [],
  },
  highwall: {
    source: highwall,
    date: '2014-10-21',
    strength: 'planned',
    figures: ['2014', '1977'],
    names: [
      'Waterford Road',
      'Unity Township',
      'Columbiana County',
      'Ohio Department of Natural Resources',
      'October',
    ],
  },
  threeBreaks: {
    source: threeBreaks,
    date: '2018-01',
    strength: 'reported',
    figures: ['2018', '3 breaks'],
    names: ['January', 'Crestview Road', 'Maple Drive'],
  },
  secondPhase: {
    source: secondPhase,
    date: '2019-05',
    strength: 'planned',
    figures: ['2019'],
    names: ['July', 'Boardman', 'Silliman', 'East Main', 'Front', 'Crestview Road', 'Creek Road'],
  },
  towerWork: {
    source: secondPhase,
    date: '2019-05',
    strength: 'reported',
    figures: ['2019'],
    names: ['May'],
  },
} as const satisfies Record<string, Fact>
