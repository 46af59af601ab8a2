import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “Baden, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Baden,_Pennsylvania',
}

/** What the sources of the page say, as data. */
export const badenFacts = {
  kind: { source: borough, date: null, strength: 'reported', figures: [], names: ['Ohio River'] },
  population: { source: borough, date: null, strength: 'measured', figures: ['3,904', '2020'], names: [] },
  railYard: { source: borough, date: null, strength: 'reported', figures: [], names: ['Conway'] },
  floodDistricts: {
    source: {
      title: 'Borough of Baden, code, chapter 95 (1979)',
      url: 'https://www.ecode360.com/12562596',
    },
    date: '1979',
    strength: 'reported',
    figures: ['100-year'],
    names: ['Baden'],
  },
  sewerRates: {
    source: {
      title: 'Borough of Baden, code, sewer rentals (1961, amended 2009)',
      url: 'https://ecode360.com/12563136',
    },
    date: '2009',
    strength: 'reported',
    figures: ['1961', '2009'],
    names: ['Baden Borough Municipal Authority'],
  },
  iceGorge: {
    source: {
      title: 'The News-Tribune, “St. Patrick’s Day Flood of 30 Years Ago Recalled”, March 16, 1966',
      url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood2/1936Flood.html',
    },
    date: '1966-03-16',
    strength: 'reported',
    figures: ['1936'],
    names: ['February', 'Ohio River', 'Baden'],
  },
  floodOf1936: {
    source: {
      title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
      url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
    },
    date: '1936',
    strength: 'reported',
    figures: ['1936', '100 people'],
    names: ['March', 'Baden'],
  },
  julyRain: {
    source: {
      title: 'Pittsburgh Post-Gazette, “Aliquippa awash after rains cause scattered flooding”, July 5, 2007',
      url: 'http://www.post-gazette.com/local/west/2007/07/05/Aliquippa-awash-after-rains-cause-scattered-flooding/stories/200707050263',
    },
    date: '2007-07-05',
    strength: 'reported',
    figures: ['2007', '4.5 inches'],
    names: ['July', 'Baden', 'Aliquippa'],
  },
  emergencyServices: {
    source: {
      title: 'Beaver County Times, “County commissioners concerned about 911 funding”, February 13, 2015',
      url: 'https://www.timesonline.com/story/news/local/2015/02/13/county-commissioners-concerned-about-911/18505129007/',
    },
    date: '2015-02-13',
    strength: 'reported',
    figures: ['911'],
    names: ['Beaver County Emergency Services'],
  },
} as const satisfies Record<string, Fact>
