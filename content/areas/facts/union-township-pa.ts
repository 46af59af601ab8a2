import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Union Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Union_Township,_Lawrence_County,_Pennsylvania',
}
const durant: Source = {
  title: 'Durant, History of Lawrence County (1877), Union Township',
  url: 'http://www.usgwarchives.net/pa/lawrence/1877/union.htm',
}
const sewerSale: Source = {
  title: 'New Castle News, “Union OKs sale of sewer system”, January 31, 2014',
  url: 'http://www.ncnewsonline.com/opinion/x409167004/Union-OKs-sale-of-sewer-system/print',
}
const ditches: Source = {
  title: 'New Castle News, “Union residents thunder concerns on storm water”, July 19, 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/union-residents-thunder-concerns-on-storm-water/article_7d5055b8-aa34-11e9-8cda-f729353611b9.html',
}
const relining: Source = {
  title: 'New Castle News, “Sanitation authority awarded rehab funds”, August 20, 2020',
  url: 'https://www.ncnewsonline.com/news/local_news/sanitation-authority-awarded-rehab-funds/article_c02446c2-65ab-5cf0-92c5-5c30219d5282.html',
}
const covert: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const transformer: Source = {
  title: 'New Castle News, “North Beaver Township hit hard by storm” (no date on the page)',
  url: 'https://www.ncnewsonline.com/news/local_news/north-beaver-township-hit-hard-by-storm/article_de8f5b7f-df75-5498-ab0f-e459ceedb8e6.html',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const unionTownshipFacts = {
  population2020: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['4,997 people', '2020'],
    names: ['Lawrence County'],
  },
  heights: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['1,166 feet', '778 feet', '422'],
    names: ['US 422', 'Mahoning River'],
  },
  rivers: {
    source: durant,
    date: '1877',
    strength: 'reported',
    figures: [],
    names: ['Shenango', 'Mahoning', 'Sankey’s Run'],
  },
  sewerSale: {
    source: sewerSale,
    date: '2014-01-31',
    strength: 'reported',
    figures: ['2014', '2,000 customers'],
    names: ['January', 'New Castle Sanitation Authority'],
  },
  ditches: {
    source: ditches,
    date: '2019-07-19',
    strength: 'reported',
    figures: ['2019'],
    names: ['July'],
  },
  relining: {
    source: relining,
    date: '2020-08-20',
    strength: 'planned',
    figures: ['2020'],
    names: ['August', 'New Castle Sanitation Authority', 'New Castle', 'Union'],
  },
  covert: {
    source: covert,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['18', '2022'],
    names: ['February', 'Covert Road', 'Covert’s Crossing', 'Mahoning', 'Union'],
  },
  transformer: {
    source: transformer,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['New Castle News', 'Birchcrest Avenue'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023', '123 customers'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
