import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Neshannock Township, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Neshannock_Township,_Pennsylvania',
}
const boundary: Source = {
  title: '20th Century History of New Castle and Lawrence County (1908), Hickory Township',
  url: 'http://usgwarchives.net/pa/lawrence/1908/hickory.htm',
}
const septicStudy: Source = {
  title: 'The Vindicator, on sewage in Lawrence County, March 4, 2001',
  url: 'https://vindyarchives.com/news/2001/mar/04/sewage',
}
const laborDay: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, September 5, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const creeks: Source = {
  title: 'Ellwood City Ledger, “Close call at creeks”, March 1, 2011',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2011/03/01/close-call-at-creeks/18601919007/',
}
const wetBasement: Source = {
  title: 'New Castle News, “Two roads, one name equal confusion”, January 31, 2013',
  url: 'http://www.ncnewsonline.com/local/x964890838/Two-roads-one-name-equal-confusion/print',
}
const sewerSale: Source = {
  title: 'New Castle News, “Shenango considering sewer sale”, December 3, 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1566986482/Shenango-considering-sewer-sale/print',
}
const iceSpots: Source = {
  title: 'New Castle News, “No ice jams, flooding in county yet”, February 27, 2014',
  url: 'http://www.ncnewsonline.com/local/x2118244695/No-ice-jams-flooding-in-county-yet/print',
}
const iceConcern: Source = {
  title: 'New Castle News, “Freeze-thaw creates ice jam, flood concern”, February 3, 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1782765651/Freeze-thaw-creates-ice-jam-flood-concern/print',
}
const eager: Source = {
  title: 'New Castle News, “Some Neshannock residents eager for sewers”, summer 2020',
  url: 'https://www.ncnewsonline.com/news/local_news/some-neshannock-residents-eager-for-sewers/article_03e7125c-d3c3-11ea-adc0-37048c8b7366.html',
}
const kingsChapel: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const publicSafety: Source = {
  title: 'Lawrence County Department of Public Safety, “Emergency Management”',
  url: 'https://leoc.net/ema/',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const neshannockTownshipFacts = {
  population2020: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['9,843 people', '2020'],
    names: ['Lawrence County'],
  },
  boundary: {
    source: boundary,
    date: '1908',
    strength: 'reported',
    figures: [],
    names: ['Neshannock Creek', 'Hickory Township'],
  },
  septicStudy: {
    source: septicStudy,
    date: '2001-03-04',
    strength: 'reported',
    figures: ['2001', '30 percent'],
    names: ['March'],
  },
  laborDay: {
    source: laborDay,
    date: '2003-09-05',
    strength: 'reported',
    figures: ['2003'],
    names: ['Labor Day', 'Blews Way'],
  },
  oldPlankRoad: {
    source: creeks,
    date: '2011-03-01',
    strength: 'reported',
    figures: ['2011'],
    names: ['February', 'PennDOT', 'Old Plank Road'],
  },
  wetBasement: {
    source: wetBasement,
    date: '2013-01-31',
    strength: 'reported',
    figures: ['three times'],
    names: ['January', 'McGary Road'],
  },
  ownSewers: {
    source: sewerSale,
    date: '2013-12-03',
    strength: 'reported',
    figures: ['3,500 customers', '2013'],
    names: ['December', 'New Castle Sanitation Authority'],
  },
  iceSpots: {
    source: iceSpots,
    date: '2014-02-27',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'Fording Road', 'Neshannock Creek'],
  },
  advice: {
    source: iceConcern,
    date: '2014-02-03',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'Neshannock Township'],
  },
  grinderPumps: {
    source: eager,
    date: '2020',
    strength: 'planned',
    figures: ['73 properties', '$1.6 million', '$2 million', '2020'],
    names: ['Blews Acres', 'Highland Park'],
  },
  kingsChapel: {
    source: kingsChapel,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['18', '2022'],
    names: ['February', 'King’s Chapel Road', 'Shenango River'],
  },
  publicSafety: {
    source: publicSafety,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County Department of Public Safety'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023', '3,706 customers', '86 percent', '4 p.m.'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
