import type { Fact, Source } from '../fact.ts'

const garage: Source = {
  title: 'The Vindicator, “Columbiana County continues to tally up impact of flooding”, August 1, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/01/columbiana-county-continues-to-tally-up-impact-of',
}
const township: Source = { title: 'Knox Township, history', url: 'http://knoxtownshipohio.com/history.htm' }
const usualPlaces: Source = {
  title: 'Morning Journal, “A lot of rain, but most of county spared serious consequences”, September 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/09/a%E2%80%88lot-of-rain-but-most-of-county-spared-serious-consequences/',
}
const bandyRoad: Source = {
  title: 'Morning Journal, “If you can read this, county did not wash away”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/if-you-can-read-this-county-did-not-wash-away/',
}

/** What the sources of the page say, as data. */
export const homeworthFacts = {
  garage: {
    source: garage,
    date: '2003-08-01',
    strength: 'reported',
    figures: ['2003'],
    names: ['July', 'Sunday', 'Homeworth', 'Knox Township'],
  },
  townshipKind: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Knox Township'],
  },
  townshipStorms: {
    source: township,
    date: null,
    strength: 'reported',
    figures: ['16', '1941'],
    names: ['August', 'North Georgetown', 'Knox Township'],
  },
  usualPlaces: {
    source: usualPlaces,
    date: '2018-09',
    strength: 'reported',
    figures: ['2018'],
    names: ['Knox Township', 'September'],
  },
  bandyRoad: {
    source: bandyRoad,
    date: '2013-04',
    strength: 'reported',
    figures: ['2013'],
    names: ['Bandy Road', 'Knox Township', 'April'],
  },
} as const satisfies Record<string, Fact>
