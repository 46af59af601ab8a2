import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const borough: Source = {
  title: 'Wikipedia, “New Wilmington, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/New_Wilmington,_Pennsylvania',
}
const sewerPlant: Source = {
  title: 'New Castle News, on the sewer settlement, August 10, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/settlement-reached-between-new-wilmington-wilmington-township-sewer-authority/article_3725c1e0-35fe-11ee-a238-93b4af1e0f24.html',
}
const microburst: Source = {
  title: 'The Vindicator, “Commissioners to give money to townships hit by bad weather”, September 1, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/01/lawrence-county-commissioners-to-give-money-to',
}
const iceJams: Source = {
  title: 'New Castle News, “Freeze-thaw creates ice jam, flood concern”, February 3, 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1782765651/Freeze-thaw-creates-ice-jam-flood-concern/print',
}
const council2019: Source = {
  title: 'New Castle News, “Storm water remains focus of New Wilmington council”, August 8, 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/storm-water-remains-focus-of-new-wilmington-council/article_57df86c4-3e27-5d4f-b175-49362aa57e07.html',
}
const rentalFire: Source = {
  title: 'New Castle News, on a house fire in New Wilmington, September 26, 2022',
  url: 'https://www.ncnewsonline.com/news/local_news/fire-damage-limited-in-new-wilmington-blaze/article_435ced1a-3db3-11ed-8011-97950b69c8ab.html',
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
export const newWilmingtonFacts = {
  census: {
    source: census,
    date: '2020',
    strength: 'measured',
    figures: ['2,092 people', '2020'],
    names: [],
  },
  college: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Westminster College', 'Old Order Amish'],
  },
  heights: {
    source: borough,
    date: null,
    strength: 'estimated',
    figures: ['940 feet', '1,050 feet'],
    names: ['Little Neshannock Creek'],
  },
  sewerPlant: {
    source: sewerPlant,
    date: '2023-08-10',
    strength: 'reported',
    figures: ['2023'],
    names: ['Wilmington Township Sewer Authority', 'New Wilmington Municipal Authority', 'Aqua'],
  },
  microburst: {
    source: microburst,
    date: '2003-09-01',
    strength: 'reported',
    figures: ['2003'],
    names: ['Wilmington Township', 'August', 'July'],
  },
  iceJams: {
    source: iceJams,
    date: '2014-02-03',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'Cottage Grove', 'Mayville', 'Wilmington Township', 'Neshannock Creek'],
  },
  backups: {
    source: council2019,
    date: '2019-08-08',
    strength: 'reported',
    figures: ['2019', '20 years'],
    names: ['August', 'Waugh Avenue'],
  },
  villageLane: {
    source: council2019,
    date: '2019-08-08',
    strength: 'reported',
    figures: ['2019', '956'],
    names: ['Village Lane', 'Route'],
  },
  rentalFire: {
    source: rentalFire,
    date: '2022-09-26',
    strength: 'reported',
    figures: ['2022'],
    names: ['September'],
  },
  houseFire: {
    source: houseFire,
    date: '2023-06-09',
    strength: 'reported',
    figures: ['2023'],
    names: ['June', 'Volant', 'Amish', 'Wilmington Township', 'Mercer County'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
