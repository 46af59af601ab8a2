import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const archipedia: Source = {
  title: 'SAH Archipedia, “Bessemer and Vicinity”',
  url: 'https://sah-archipedia.org/essays/PA-01-0005-0005-0002',
}
const article: Source = {
  title: 'Wikipedia, “Bessemer, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Bessemer,_Lawrence_County,_Pennsylvania',
}
const website: Source = { title: 'Borough of Bessemer, home page', url: 'https://bessemerpa.com/home' }
const minutes: Source = {
  title: 'Bessemer Borough Council, minutes of November 13, 2023',
  url: 'https://bessemerpa.com/home',
}
const grants: Source = {
  title: 'New Castle News, on Bessemer’s budget and water rates for 2020, late 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/bessemer-residents-to-see-tax-increase-may-see-water-rate/article_7dd07e24-476b-59b7-b48c-e30fe483c2bf.html',
}
const tornado: Source = {
  title: 'New Castle News, “A wild afternoon”, July 11, 2013',
  url: 'http://www.ncnewsonline.com/update/x405450411/Photos-Video-Story-A-wild-afternoon/print',
}
const ownPlant: Source = {
  title: 'New Castle News, “Shenango considering sewer sale”, December 3, 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1566986482/Shenango-considering-sewer-sale/print',
}
const wetYear: Source = {
  title: 'New Castle News, “North Beaver residents voice stormwater issues”, July 9, 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/north-beaver-residents-voice-stormwater-issues/article_a6eb286f-effb-5913-9ca9-b25eac9a3e07.html',
}
const woodenRow: Source = {
  title: 'Lawrence County Memoirs, “Wooden Row, Bessemer PA”',
  url: 'http://www.lcmemoirs.com/lcmpages/1177/wooden-row-bessemer-pa',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const bessemerFacts = {
  census: {
    source: census,
    date: '2020',
    strength: 'measured',
    figures: ['1,076 people', '2020'],
    names: [],
  },
  brickHouses: {
    source: archipedia,
    date: null,
    strength: 'reported',
    figures: ['one and two stories'],
    names: ['Bessemer'],
  },
  stateRoad: { source: archipedia, date: null, strength: 'reported', figures: ['317'], names: ['PA 317'] },
  hickoryRun: {
    source: article,
    date: null,
    strength: 'reported',
    figures: ['1,040 feet', '1,086 feet'],
    names: ['Hickory Run'],
  },
  quarries: { source: website, date: null, strength: 'reported', figures: [], names: [] },
  utilities: { source: website, date: null, strength: 'reported', figures: [], names: [] },
  minerals: {
    source: minutes,
    date: '2023-11-13',
    strength: 'reported',
    figures: ['2023'],
    names: ['November'],
  },
  grants: { source: grants, date: '2019', strength: 'planned', figures: ['two grants', '2020'], names: [] },
  ownPlant: { source: ownPlant, date: '2013-12-03', strength: 'reported', figures: ['2013'], names: [] },
  tornado: {
    source: tornado,
    date: '2013-07-11',
    strength: 'reported',
    figures: ['10', '2013', '168', '2 barns'],
    names: ['July', 'North Beaver', 'New Beaver', 'Route'],
  },
  wetYear: {
    source: wetYear,
    date: '2019-07-09',
    strength: 'reported',
    figures: ['2019'],
    names: ['July', 'North Beaver Township'],
  },
  woodenRow: {
    source: woodenRow,
    date: null,
    strength: 'reported',
    figures: ['1890'],
    names: ['East Poland Avenue'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023', '210 customers'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
