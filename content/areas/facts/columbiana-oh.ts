import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Columbiana, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Columbiana,_Ohio',
}
const fairfield: Source = {
  title: 'Mack, History of Columbiana County (1879), Fairfield Township',
  url: 'http://www.ohiogenealogyexpress.com/columbiana/columbco_hist_1879/columbco_hist_1879_twp_fairfield.htm',
}
const subdivisions: Source = {
  title: 'The Vindicator, “Housing spurt slows but goes on”, February 9, 2007',
  url: 'http://www.vindy.com/news/2007/feb/09/housing-spurt-slows-but-goes-on/',
}
const stormLines: Source = {
  title: 'Morning Journal, “City Council debates storm water”, November 2017',
  url: 'http://www.morningjournalnews.com/news/local-news/2017/11/city-council-debates-storm-water/',
}
const oneHour: Source = {
  title: 'Morning Journal, “Columbiana rains not severe enough for federal assistance”, July 2019',
  url: 'https://www.morningjournalnews.com/news/local-news/2019/07/columbiana-rains-not-severe-enough-for-federal-assistance-but-state-help-may-be-available/',
}
const stormGrant: Source = {
  title: 'Salem News, “Columbiana gets grant for storm water project”, December 2019',
  url: 'https://www.salemnews.net/news/local-news/2019/12/columbiana-gets-grant-for-storm-water-project/',
}
const westSalemStreet: Source = {
  title: 'Morning Journal, “Columbiana OKs $2.2M in storm water work”, May 2021',
  url: 'https://www.morningjournalnews.com/news/local-news/2021/05/columbiana-oks-2-2m-in-storm-water-work/',
}
const courtStreet: Source = {
  title: 'Morning Journal, “Council gives go-ahead to seek funds for trail”, November 2025',
  url: 'https://www.morningjournalnews.com/news/local-news/2025/11/council-gives-go-ahead-to-seek-funds-for-trail',
}

/** What the sources of the page say, as data. */
export const columbianaFacts = {
  cityKind: {
    source: city,
    date: null,
    strength: 'reported',
    figures: ['2 counties'],
    names: ['City', 'Columbiana', 'Mahoning', 'Fairfield Township', 'Beaver Township', 'Unity Township'],
  },
  cityFounded: { source: city, date: null, strength: 'reported', figures: ['1805'], names: [] },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['6,559', '2020'], names: [] },
  fairfieldWaterways: {
    source: fairfield,
    date: '1879',
    strength: 'reported',
    figures: ['1879'],
    names: ['Fairfield Township'],
  },
  fairfieldSoil: {
    source: fairfield,
    date: '1879',
    strength: 'reported',
    figures: ['1879'],
    names: ['Fairfield Township'],
  },
  subdivisions: {
    source: subdivisions,
    date: '2007-02-09',
    strength: 'reported',
    figures: ['2000', '14'],
    names: ['Links', 'Firestone Farms', 'Route', 'Cimarron', 'Old Saybrook'],
  },
  stormLines: {
    source: stormLines,
    date: '2017-11',
    strength: 'estimated',
    figures: ['2016', '2017', '2011', '$18.5 million'],
    names: ['City'],
  },
  oneHour: {
    source: oneHour,
    date: '2019-07',
    strength: 'reported',
    figures: ['7', '2019', '3 inches', '18 inches', '25 homes', '500,000 gallons', '6-inch', '14'],
    names: ['July', 'Cimarron', 'TV', 'State Route'],
  },
  stormGrant: {
    source: stormGrant,
    date: '2019-12',
    strength: 'reported',
    figures: ['2009', '1,100 feet', '2019', '$2.2 million', '$1.9 million'],
    names: ['South Main Street', 'Fairfield Avenue', 'West Salem Street'],
  },
  westSalemStreet: {
    source: westSalemStreet,
    date: '2021-05',
    strength: 'reported',
    figures: ['2021', '$2.2 million'],
    names: ['West Salem Street', 'May'],
  },
  courtStreet: {
    source: courtStreet,
    date: '2025-11',
    strength: 'planned',
    figures: ['2025'],
    names: ['Court', 'Herbster', 'November'],
  },
} as const satisfies Record<string, Fact>
