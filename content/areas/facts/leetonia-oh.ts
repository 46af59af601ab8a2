import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Leetonia, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Leetonia,_Ohio',
}
const assistance: Source = {
  title: 'The Vindicator, “Leetonia to seek FEMA assistance”, November 3, 2003',
  url: 'https://vindyarchives.com/news/2003/nov/03/columbiana-county-leetonia-to-seek-fema-assistance',
}
const ovens: Source = {
  title: 'Wikipedia, “Cherry Valley Coke Ovens”',
  url: 'https://en.wikipedia.org/wiki/Cherry_Valley_Coke_Ovens',
}
const dams: Source = {
  title: 'The Vindicator, “Leetonia officials assess flood damage”, August 30, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/30/leetonia-officials-assess-flood-damage/',
}
const springOf2004: Source = {
  title: 'The Vindicator, “Officials begin water damage evaluation”, June 18, 2004',
  url: 'https://vindyarchives.com/news/2004/jun/18/columbiana-county-officials-begin-water-damage',
}
const sinkhole: Source = {
  title: 'The Vindicator, “Sinkhole grows in Leetonia”, March 29, 2011',
  url: 'https://vindyarchives.com/news/2011/mar/29/sinkhole-grows-in-leetonia/',
}

/** What the sources of the page say, as data. */
export const leetoniaFacts = {
  villageKind: { source: village, date: null, strength: 'reported', figures: [], names: ['Village'] },
  villagePopulation: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['1,833', '2020'],
    names: [],
  },
  assistanceWaterways: {
    source: assistance,
    date: '2003-11-03',
    strength: 'reported',
    figures: ['2003'],
    names: ['Cherry Valley Run', 'Little Beaver Creek'],
  },
  assistanceFlood: {
    source: assistance,
    date: '2003-11-03',
    strength: 'reported',
    figures: ['9', '2003', '$55,000', '$30,000', '3 to 5 inches', '2 hours'],
    names: ['August', 'FEMA'],
  },
  assistanceWaterSewer: {
    source: assistance,
    date: '2003-11-03',
    strength: 'reported',
    figures: ['2003'],
    names: [],
  },
  ovensMining: {
    source: ovens,
    date: null,
    strength: 'reported',
    figures: ['1860'],
    names: ['Leetonia Iron and Coal Company'],
  },
  dams: {
    source: dams,
    date: '2003-08-30',
    strength: 'reported',
    figures: ['2003', '36-inch'],
    names: ['High Street', 'Washington', 'Oak', 'Vine', 'Coal Alley', 'August', 'Little Beaver Creek'],
  },
  springOf2004: {
    source: springOf2004,
    date: '2004-06-18',
    strength: 'estimated',
    figures: ['2004', '$250,000'],
    names: ['June'],
  },
  sinkhole: {
    source: sinkhole,
    date: '2011-03-29',
    strength: 'reported',
    figures: ['2011', '15', '20 feet'],
    names: ['March', 'Pine Street', 'High Street', 'Main Street'],
  },
} as const satisfies Record<string, Fact>
