import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Pulaski Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Pulaski_Township,_Lawrence_County,_Pennsylvania',
}
const streams: Source = {
  title: 'Lawrence County history pages, Pulaski Township',
  url: 'https://sites.rootsweb.com/~palawren/history/pulaski.html',
}
const durant: Source = {
  title: 'Durant, History of Lawrence County (1877), Pulaski Township',
  url: 'http://www.usgwarchives.net/pa/lawrence/1877/pulaski.htm',
}
const sewerLoan: Source = {
  title: 'The Vindicator, “Loan approved for Pulaski sewage system”, July 21, 2001',
  url: 'https://vindyarchives.com/news/2001/jul/21/loan-approved-for-pulaski-sewage-system/',
}
const closedRoads: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, September 5, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const sewersIn: Source = {
  title: 'New Castle News, on Pulaski Township’s request for road money, late 2005',
  url: 'https://www.ncnewsonline.com/news/local_news/pulaski-asks-for-in-liquid-fuels-money/article_74ef948f-1cf2-513e-ad8f-6e56a6ca9a55.html',
}
const creeks: Source = {
  title: 'Ellwood City Ledger, “Close call at creeks”, March 1, 2011',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2011/03/01/close-call-at-creeks/18601919007/',
}
const tenTons: Source = {
  title: 'New Castle News, “Pulaski Township sets road limit, pay guidelines”, February 7, 2013',
  url: 'http://www.ncnewsonline.com/local/x964897916/Pulaski-Township-sets-road-limit-pay-guidelines/print',
}
const snowmelt: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const namesake: Source = {
  title: 'Beaver County PAGenWeb, “Pulaski Township”',
  url: 'http://pagenweb.org/~beaver/townships/pulaski.html',
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
export const pulaskiFacts = {
  townshipKind: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pulaski Township', 'Lawrence County', 'Beaver County'],
  },
  townshipPopulation2020: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['3,096 people', '2020'],
    names: [],
  },
  streams: {
    source: streams,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Shenango River', 'Deer Creek', 'Coffee Run', 'Mahoning River'],
  },
  levelFarmland: { source: durant, date: '1877', strength: 'reported', figures: [], names: [] },
  sewerLoan: {
    source: sewerLoan,
    date: '2001-07-21',
    strength: 'planned',
    figures: ['$605,917', '767 homes', '49 percent'],
    names: ['New Bedford', 'Pulaski', 'Frizzleburg', 'Pine Glenn'],
  },
  closedRoads: {
    source: closedRoads,
    date: '2003-09-05',
    strength: 'reported',
    figures: ['nine roads'],
    names: ['Slippery Rock', 'Shenango', 'Hickory', 'Pulaski', 'Labor Day'],
  },
  sewersIn: { source: sewersIn, date: '2005', strength: 'reported', figures: [], names: [] },
  route551: {
    source: creeks,
    date: '2011-03-01',
    strength: 'reported',
    figures: ['2011', '551'],
    names: ['February', 'PennDOT', 'Route', 'Pulaski'],
  },
  tenTons: {
    source: tenTons,
    date: '2013-02-07',
    strength: 'reported',
    figures: ['10 tons', '208'],
    names: ['Mercer Road', 'Mercer County'],
  },
  snowmelt: {
    source: snowmelt,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['511PA'],
    names: ['Shenango River', 'New Castle News', '511PA'],
  },
  namesake: {
    source: namesake,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pulaski Township', 'Beaver County', 'New Brighton'],
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
    figures: ['1', '2023', '644 customers'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
