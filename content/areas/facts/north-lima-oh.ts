import type { Fact, Source } from '../fact.ts'

const gazetteer: Source = {
  title: 'U.S. Census Bureau, 2025 Gazetteer',
  url: 'https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html',
}
const identity: Source = {
  title: 'The Vindicator, “Trustees want an identity for area”, November 23, 2005',
  url: 'https://vindyarchives.com/news/2005/nov/23/trustees-want-an-identity-for-area/',
}
const influx: Source = {
  title: 'Akron Legal News, “Mahoning County township experiences residential influx”, April 11, 2013',
  url: 'https://www.akronlegalnews.com/editorial/6654',
}
const aqua: Source = {
  title: 'WKBN, “Water company completes over $10 million in local improvements”, December 11, 2017',
  url: 'http://wkbn.com/2017/12/11/water-company-completes-over-10-million-in-local-improvements/',
}

/** What the sources of the page say, as data. */
export const northLimaFacts = {
  gazetteer: { source: gazetteer, date: '2025', strength: 'measured', figures: ['2025'], names: [] },
  identity: {
    source: identity,
    date: '2005-11-23',
    strength: 'reported',
    figures: ['2005', '7', '165'],
    names: ['Beaver Township', 'Mahoning County', 'Market Street', 'South Avenue'],
  },
  interchange: {
    source: influx,
    date: '2013-04-11',
    strength: 'reported',
    figures: ['2013', '7'],
    names: ['Ohio Turnpike', 'Turnpike', 'Route', 'Boardman'],
  },
  housing: {
    source: influx,
    date: '2013-04-11',
    strength: 'reported',
    figures: ['2013', 'ten years'],
    names: ['Beaver Township'],
  },
  aqua: {
    source: aqua,
    date: '2017-12-11',
    strength: 'reported',
    figures: ['2017'],
    names: ['Aqua Ohio', 'Beaver Township'],
  },
} as const satisfies Record<string, Fact>
