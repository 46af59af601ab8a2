import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “Monaca, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Monaca,_Pennsylvania',
}
const tornadoReport: Source = {
  title: 'Beaver County Times, “Two tornadoes hit Beaver County early Saturday”, October 16, 2021',
  url: 'https://www.timesonline.com/story/news/local/2021/10/16/two-tornadoes-hit-beaver-county-early-saturday/8493042002/',
}

/** What the sources of the page say, as data. */
export const monacaFacts = {
  kind: { source: borough, date: null, strength: 'reported', figures: [], names: ['Ohio River'] },
  population: { source: borough, date: null, strength: 'measured', figures: ['5,625', '2020'], names: [] },
  clay: { source: borough, date: null, strength: 'reported', figures: [], names: [] },
  colona: {
    source: {
      title: 'Beaver County Times, “Quaint villages of Colona, Appetite and Phillipsburg”, September 1, 2015',
      url: 'https://www.timesonline.com/story/lifestyle/around-town/2015/09/01/quaint-villages-colona-appetite-phillipsburg/18522849007/',
    },
    date: '2015-09-01',
    strength: 'reported',
    figures: ['1900'],
    names: ['Colona', 'Constitution Boulevard', 'Colonial Steel'],
  },
  waterCode: {
    source: {
      title: 'Borough of Monaca, code, water (1975, amended 1990)',
      url: 'https://ecode360.com/11503287',
    },
    date: '1990',
    strength: 'reported',
    figures: ['1975', '1990'],
    names: ['Borough', 'Water Department', 'Secretary'],
  },
  sewerCode: {
    source: {
      title: 'Borough of Monaca, code, sewer connections (1975, amended 1996)',
      url: 'https://ecode360.com/11501107',
    },
    date: '1996',
    strength: 'reported',
    figures: ['1975', '1996'],
    names: ['Monaca Borough Municipal Authority', 'Borough Manager'],
  },
  julyRain: {
    source: {
      title: 'Pittsburgh Post-Gazette, “Aliquippa awash after rains cause scattered flooding”, July 5, 2007',
      url: 'http://www.post-gazette.com/local/west/2007/07/05/Aliquippa-awash-after-rains-cause-scattered-flooding/stories/200707050263',
    },
    date: '2007-07-05',
    strength: 'reported',
    figures: ['2007', '4.5 inches'],
    names: ['July', 'Monaca', 'Aliquippa'],
  },
  tornadoStrength: {
    source: tornadoReport,
    date: '2021-10-16',
    strength: 'estimated',
    figures: ['16', '2021', '95 mph', '1 mile', '2 miles'],
    names: ['October', 'EF1'],
  },
  tornadoDamage: {
    source: tornadoReport,
    date: '2021-10-16',
    strength: 'reported',
    figures: ['16', '2021'],
    names: ['October', 'EF1'],
  },
} as const satisfies Record<string, Fact>
