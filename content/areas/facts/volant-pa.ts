import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const dam: Source = {
  title: 'Ellwood City Ledger, “Volant landmark celebrates anniversary”, September 16, 2013',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2013/09/16/volant-landmark-celebrates-anniversary/18603987007/',
}
const allure: Source = {
  title: 'The Vindicator, “Volant keeps focused on adding to its allure”, May 2, 2010',
  url: 'https://vindyarchives.com/news/2010/may/02/volant-keeps-focused-on-adding-to-its-al',
}
const borough: Source = {
  title: 'Wikipedia, “Volant, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Volant,_Pennsylvania',
}
const headCount: Source = {
  title: 'The Vindicator, “Western Pa. census has its ups and downs”, March 11, 2001',
  url: 'https://vindyarchives.com/news/2001/mar/11/western-pa-census-has-its-ups-and-downs/',
}
const mill: Source = {
  title: 'The Vindicator, “Slice of Americana”, September 16, 2012',
  url: 'http://www.vindy.com/news/2012/sep/16/slice-of-americana/',
}
const iceJams: Source = {
  title: 'New Castle News, “No ice jams, flooding in county yet”, February 27, 2014',
  url: 'http://www.ncnewsonline.com/local/x2118244695/No-ice-jams-flooding-in-county-yet/print',
}
const houseFire: Source = {
  title: 'New Castle News, “Fire destroys Amish home in Mercer County”, June 9, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/fire-destroys-amish-home-in-mercer-county/article_6c869fbc-06d8-11ee-b2e2-f3e16c5ee9bb.html',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const volantFacts = {
  census: { source: census, date: '2020', strength: 'measured', figures: ['126 people', '2020'], names: [] },
  dam: { source: dam, date: '2013-09-16', strength: 'reported', figures: [], names: ['Neshannock Creek'] },
  shops: {
    source: allure,
    date: '2010-05-02',
    strength: 'estimated',
    figures: ['1812', '26 shops and restaurants', '2010'],
    names: [],
  },
  laidOut: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: ['1868', '1893'],
    names: ['Lawrence County'],
  },
  housesToShops: {
    source: headCount,
    date: '2001-03-11',
    strength: 'reported',
    figures: ['25.7 percent', '1990', '2000'],
    names: [],
  },
  mill: {
    source: mill,
    date: '2012-09-16',
    strength: 'reported',
    figures: ['20 years', '2012'],
    names: ['September'],
  },
  iceJams: {
    source: iceJams,
    date: '2014-02-27',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'Neshannock Creek', 'Wilmington', 'Neshannock', 'Hickory'],
  },
  houseFire: {
    source: houseFire,
    date: '2023-06-09',
    strength: 'reported',
    figures: ['2023'],
    names: ['June', 'Volant Volunteer Fire Company', 'Wilmington Township', 'Mercer County'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
