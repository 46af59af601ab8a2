import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Salineville, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Salineville,_Ohio',
}
const streamOut: Source = {
  title: 'Morning Journal, “If you can read this, county did not wash away”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/if-you-can-read-this-county-did-not-wash-away/',
}
const twoStorms: Source = {
  title: 'Salem News, “Storms produce flooding rain, tornado warnings in county”, July 2013',
  url: 'http://www.salemnews.net/news/local-news/2013/07/storms-produce-flooding-rain-tornado-warnings-in-county/',
}
const plantOverrun: Source = {
  title: 'Morning Journal, “One storm a tornado”, July 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/07/one-storm-a-tornado/',
}
const rileyRun: Source = {
  title: 'The Review, “Officials discuss remedies to Salineville flooding problems”, December 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/12/officials-discuss-remedies-to-salineville-flooding-problems/',
}
const soaked: Source = {
  title: 'Salem News, “Salineville soaked by Sunday storm”, June 2018',
  url: 'http://www.salemnews.net/news/local-news/2018/06/salineville-soaked-by-sunday-storm/',
}

/** What the sources of the page say, as data. */
export const salinevilleFacts = {
  population: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['1,206', '2020'],
    names: ['Village'],
  },
  streamOut: {
    source: streamOut,
    date: '2013-04',
    strength: 'reported',
    figures: ['2013'],
    names: ['April', 'Wednesday', 'Salineville'],
  },
  flooding: {
    source: twoStorms,
    date: '2013-07',
    strength: 'reported',
    figures: ['2013'],
    names: ['July', 'Salineville', 'Summitville'],
  },
  plantOverrun: {
    source: plantOverrun,
    date: '2013-07',
    strength: 'reported',
    figures: ['2013'],
    names: ['July', 'Salineville'],
  },
  creek: {
    source: rileyRun,
    date: '2017-12',
    strength: 'reported',
    figures: ['2017'],
    names: ['Riley Run Creek', 'Soil and Water Conservation District', 'December'],
  },
  catchBasins: {
    source: rileyRun,
    date: '2017-12',
    strength: 'reported',
    figures: ['2017'],
    names: ['South Alley', 'December'],
  },
  floodPlain: {
    source: rileyRun,
    date: '2017-12',
    strength: 'reported',
    figures: ['2017'],
    names: ['December'],
  },
  publicAffairs: {
    source: rileyRun,
    date: '2017-12',
    strength: 'reported',
    figures: ['2017'],
    names: ['Board of Public Affairs'],
  },
  pumpedBasements: {
    source: soaked,
    date: '2018-06',
    strength: 'reported',
    figures: ['2018', '20 basements'],
    names: ['June', 'Sunday', 'Monday', 'Franklin Township', 'Main Street'],
  },
  yards: {
    source: soaked,
    date: '2018-06',
    strength: 'reported',
    figures: ['2018'],
    names: ['June', 'Sunday', 'Monday', 'Washington', 'Spring', 'Wilson'],
  },
  hillsideMud: {
    source: soaked,
    date: '2018-06',
    strength: 'reported',
    figures: ['2018'],
    names: ['June', 'Salineville Road West'],
  },
  plantAtLimit: {
    source: soaked,
    date: '2018-06',
    strength: 'reported',
    figures: ['2018'],
    names: ['June'],
  },
} as const satisfies Record<string, Fact>
