import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Hickory Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Hickory_Township,_Lawrence_County,_Pennsylvania',
}
const history1908: Source = {
  title: '20th Century History of New Castle and Lawrence County (1908), Hickory Township',
  url: 'http://usgwarchives.net/pa/lawrence/1908/hickory.htm',
}
const culvert: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, September 5, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const iceJam: Source = {
  title: 'The Vindicator, “After the Jan. deep freeze, now comes a big Feb. melt”, February 11, 2009',
  url: 'https://vindyarchives.com/news/2009/feb/11/after-the-jan-deep-freeze-now-comes-a-big-feb',
}
const iceConcern: Source = {
  title: 'New Castle News, “Freeze-thaw creates ice jam, flood concern”, February 3, 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1782765651/Freeze-thaw-creates-ice-jam-flood-concern/print',
}
const camps: Source = {
  title: 'New Castle News, “No ice jams, flooding in county yet”, February 27, 2014',
  url: 'http://www.ncnewsonline.com/local/x2118244695/No-ice-jams-flooding-in-county-yet/print',
}
const closedRoads: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const roadFunds: Source = {
  title: 'Lawrence Conservation District, funding for Hickory and Wilmington townships',
  url: 'https://www.lawrencecd.org/conservation-district-awards-dglvr-funding-to-hickory-and-wilmington-townships/',
}
const fordingRoad: Source = {
  title: 'Lawrence Conservation District, grants for New Castle and Hickory Township',
  url: 'https://www.lawrencecd.org/city-of-new-castle-and-hickory-township-to-receive-dglvr-grants-for-road-improvements/',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const hickoryTownshipFacts = {
  population2020: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['2,320 people', '2020'],
    names: ['Lawrence County'],
  },
  creeks: {
    source: history1908,
    date: '1908',
    strength: 'reported',
    figures: [],
    names: ['Neshannock Creek', 'Neshannock Township', 'Hottenbaugh Run', 'East Brook'],
  },
  ridges: {
    source: history1908,
    date: '1908',
    strength: 'estimated',
    figures: ['300 feet'],
    names: ['Neshannock Creek'],
  },
  culvert: {
    source: culvert,
    date: '2003-09-05',
    strength: 'reported',
    figures: ['2003', '956', '168'],
    names: ['Labor Day', 'Routes'],
  },
  iceJam: {
    source: iceJam,
    date: '2009-02-11',
    strength: 'reported',
    figures: ['2009', 'three quarters of a mile'],
    names: ['February', 'Neshannock Creek', 'Lakewood-Neshannock Falls Road'],
  },
  advice: {
    source: iceConcern,
    date: '2014-02-03',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'Neshannock Township', 'Lakewood-Neshannock Falls Road'],
  },
  camps: {
    source: camps,
    date: '2014-02-27',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'New Castle News', 'Lakewood-Neshannock Falls Road'],
  },
  closedRoads: {
    source: closedRoads,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['18', '2022'],
    names: [
      'February',
      'Fording',
      'Sunrise',
      'Neshannock Creek',
      'Lakewood-Neshannock Falls Road',
      'Maitland',
      'Briar Hill',
    ],
  },
  roadFunds: {
    source: roadFunds,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence Conservation District', 'Hartzell', 'Lakewood-Neshannock Falls'],
  },
  fordingRoad: {
    source: fordingRoad,
    date: null,
    strength: 'planned',
    figures: [],
    names: ['Lawrence Conservation District', 'Fording Road'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023', '619 customers'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
