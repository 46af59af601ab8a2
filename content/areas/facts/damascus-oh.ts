import type { Fact, Source } from '../fact.ts'

const community: Source = {
  title: 'Wikipedia, “Damascus, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Damascus,_Ohio',
}
const secondPhase: Source = {
  title: 'The Vindicator, “Damascus sewer work contractor to be hired”, October 17, 2002',
  url: 'https://vindyarchives.com/news/2002/oct/17/damascus-sewer-work-contractor-to-be-hired/',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, September 17, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const streamTests: Source = {
  title: 'The Vindicator, “Tests: Stream water much better”, March 7, 2008',
  url: 'https://vindyarchives.com/news/2008/mar/07/tests-stream-water-much-better',
}

/** What the sources of the page say, as data. */
export const damascusFacts = {
  twoCounties: {
    source: community,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Unincorporated', 'Mahoning County', 'Goshen Township', 'Columbiana County', 'Butler Township'],
  },
  population: { source: community, date: null, strength: 'measured', figures: ['418', '2020'], names: [] },
  platted: { source: community, date: null, strength: 'reported', figures: ['1808'], names: ['Damascus'] },
  roads: {
    source: community,
    date: null,
    strength: 'reported',
    figures: ['62', '173', '534'],
    names: ['US', 'State Routes'],
  },
  firstPhase: {
    source: secondPhase,
    date: '2002-10-17',
    strength: 'reported',
    figures: ['2002', '200 homes'],
    names: ['October', 'Damascus', 'Ellsworth Township', 'Columbiana County', 'Mahoning County'],
  },
  secondPhase: {
    source: secondPhase,
    date: '2002-10-17',
    strength: 'planned',
    figures: ['2002', '50', '100 households'],
    names: ['October', 'First', 'French', 'Third', 'Floral', 'Walnut', 'Academy Lane'],
  },
  ivan: {
    source: ivan,
    date: '2004-09-17',
    strength: 'reported',
    figures: ['2004', '60 calls'],
    names: ['September', 'Hurricane Ivan', 'Mahoning County', 'Goshen Township', 'Springfield', 'Beaver'],
  },
  connected: {
    source: streamTests,
    date: '2008-03-07',
    strength: 'reported',
    figures: ['2008', '230', '180 customers'],
    names: ['March', 'Mahoning County'],
  },
  requiredByLaw: {
    source: streamTests,
    date: '2008-03-07',
    strength: 'reported',
    figures: ['2008', '200 feet'],
    names: ['March', 'Mahoning County'],
  },
  boundary: {
    source: streamTests,
    date: '2008-03-07',
    strength: 'reported',
    figures: ['62', '2008'],
    names: ['US', 'Salem', 'Sebring'],
  },
  streamTests: {
    source: streamTests,
    date: '2008-03-07',
    strength: 'reported',
    figures: ['1998', '2008', '1,000 times', '534'],
    names: ['Little Beaver Creek', 'January', 'Damascus', 'State Route'],
  },
  sanitaryEngineer: {
    source: streamTests,
    date: '2008-03-07',
    strength: 'reported',
    figures: ['2008'],
    names: ['Mahoning County', 'Sanitary Engineer'],
  },
} as const satisfies Record<string, Fact>
