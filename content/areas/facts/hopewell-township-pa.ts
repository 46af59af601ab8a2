import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Hopewell Township, Beaver County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Hopewell_Township,_Beaver_County,_Pennsylvania',
}
const foundation: Source = {
  title: 'Beaver County Historical Research and Landmarks Foundation, “Hopewell Township”',
  url: 'https://bchrlf.org/our-county/community-history/hopewell-township/',
}

/** What the sources of the page say, as data. */
export const hopewellTownshipFacts = {
  population: {
    source: {
      title: 'U.S. Census Bureau, population estimates 2021',
      url: 'https://www.census.gov/programs-surveys/popest.html',
    },
    date: '2021',
    strength: 'estimated',
    figures: ['13,416 people', '2021'],
    names: [],
  },
  otherHopewells: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Aliquippa', 'ZIP', 'Washington County', 'Hopewell Township', 'Beaver County'],
  },
  river: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Ohio River', 'Aliquippa', 'South Heights'],
  },
  brodheadRoad: {
    source: foundation,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Brodhead Road'],
  },
  oilField: {
    source: foundation,
    date: null,
    strength: 'reported',
    figures: ['1900', '1990'],
    names: ['Gringo'],
  },
  aliquippaWater: {
    source: {
      title: 'Pennsylvania House, release on water improvement grants',
      url: 'https://www.pahouse.com/Matzie/InTheNews/NewsRelease/?id=100102',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Municipal Water Authority of Aliquippa'],
  },
  creswellWater: {
    source: {
      title: 'Township of Crescent, code, Creswell Heights Joint Authority (1949, amended 1989)',
      url: 'http://ecode360.com/14815649',
    },
    date: '1989',
    strength: 'reported',
    figures: ['1949', '1989'],
    names: ['Creswell Heights Joint Authority', 'Crescent', 'Hopewell', 'South Heights'],
  },
  swampedRoads: {
    source: {
      title: 'Ellwood City Ledger, “Rising waters strand some local residents”, December 1, 2010',
      url: 'https://www.ellwoodcityledger.com/story/news/local/2010/12/01/rising-waters-strandsome-local-residents/18622864007/',
    },
    date: '2010-12-01',
    strength: 'reported',
    figures: ['1', '2010', '2 hours'],
    names: ['December', 'Raccoon Creek', 'Beaver County', 'Hopewell Area'],
  },
  rupture: {
    source: {
      title: 'Pittsburgh Post-Gazette, on the landslide and the gas line, September 10, 2018',
      url: 'http://post-gazette.com/local/west/2018/09/10/gas-explosion-in-center-township-Beaver-County/stories/201809100067',
    },
    date: '2018-09-10',
    strength: 'reported',
    figures: ['10', '2018', '30 homes'],
    names: ['September', 'Center', 'Hopewell'],
  },
} as const satisfies Record<string, Fact>
