import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const borough: Source = {
  title: 'Wikipedia, “Wampum, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Wampum,_Pennsylvania',
}
const memoirs: Source = {
  title: 'Lawrence County Memoirs, “Borough of Wampum PA”',
  url: 'http://lcmemoirs.com/lcmpages/167/borough-of-wampum-pa',
}
const tank: Source = {
  title: 'State Senator Elder Vogel, “Wampum Borough receives $506,651 state grant”, November 25, 2013',
  url: 'https://www.senatoreldervogel.com/2013/11/25/wampum-borough-receives-506651-state-grant/',
}
const ourTowns: Source = {
  title: 'Pittsburgh Post-Gazette, “Our Towns: Wampum”, November 18, 2018',
  url: 'http://post-gazette.com/local/region/2018/11/18/Wampum-lawrence-county-pennsylvania-our-towns-vacant-struggling/stories/201807190177',
}
const parkDrive: Source = {
  title: 'New Castle News, “Wampum council approves treatment plant contract”, February 17, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/wampum-council-approves-treatment-plant-contract/article_0940087c-ac8c-11ed-b9a2-fb8952b6b886.html',
}
const pennvest: Source = {
  title: 'WFMJ, “Mercer, Lawrence communities get millions for water-related projects”, April 2024',
  url: 'https://wfmj.com/story/50724788/mercer-lawrence-communities-get-millions-for-waterrelated-projects',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const wampumFacts = {
  census: { source: census, date: '2020', strength: 'measured', figures: ['559 people', '2020'], names: [] },
  waters: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County', 'Beaver River', 'Eckles Run', 'Wampum Run'],
  },
  limestoneMines: {
    source: memoirs,
    date: null,
    strength: 'reported',
    figures: ['18'],
    names: ['Route'],
  },
  tank: {
    source: tank,
    date: '2013-11-25',
    strength: 'planned',
    figures: ['$506,651', '2013'],
    names: ['November'],
  },
  vacantShops: {
    source: ourTowns,
    date: '2018-11-18',
    strength: 'reported',
    figures: ['2018'],
    names: ['Main Street'],
  },
  utilities: {
    source: parkDrive,
    date: '2023-02-17',
    strength: 'reported',
    figures: ['2023'],
    names: [],
  },
  parkDrive: {
    source: parkDrive,
    date: '2023-02-17',
    strength: 'reported',
    figures: ['2023'],
    names: ['February', 'Park Drive'],
  },
  waterLines: {
    source: pennvest,
    date: '2024-04',
    strength: 'planned',
    figures: ['2024', '$2,394,496', '$1,004,504', '1905'],
    names: ['April', 'Clyde', 'Kay', 'Main', 'Beaver'],
  },
  serviceLines: {
    source: pennvest,
    date: '2024-04',
    strength: 'planned',
    figures: ['2024', '$1,600,000', '50 service lines', '1910'],
    names: ['April', 'Clyde', 'Kay', 'Main', 'Beaver'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
