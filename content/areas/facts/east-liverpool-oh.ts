import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “East Liverpool, Ohio”',
  url: 'https://en.wikipedia.org/wiki/East_Liverpool,_Ohio',
}
const littleBeaver: Source = {
  title: 'Wikipedia, “Little Beaver Creek”',
  url: 'https://en.wikipedia.org/wiki/Little_Beaver_Creek',
}
const routeEleven: Source = {
  title: 'Morning Journal, “Sliding hillside worries Liverpool officials”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/sliding-hillside-worries-liverpool-officials/',
}
const manholes: Source = {
  title: 'The Review, “Area experiences severe flooding”, July 2013',
  url: 'http://www.reviewonline.com/news/local-news/2013/07/area-experiences-severe-flooding/',
}
const garfieldStreet: Source = {
  title: 'WYTV, “East Liverpool official hopeful collapsed wall will be fixed”, February 10, 2017',
  url: 'http://wytv.com/2017/02/10/east-liverpool-official-hopeful-collapsed-wall-will-be-fixed/',
}
const retainingWall: Source = {
  title: 'WKBN, “Retaining wall collapses along East Liverpool street”, February 9, 2017',
  url: 'http://wkbn.com/2017/02/09/retaining-wall-collapses-along-east-liverpool-street/',
}
const riverRoad: Source = {
  title: 'WYTV, on high water along the Ohio River, February 17, 2018',
  url: 'http://wytv.com/2018/02/17/officials-along-parts-of-ohio-river-say-flooding-could-have-been-worse/',
}
const crests: Source = {
  title: 'WKBN, “Historic floods for the Ohio River”, February 23, 2018',
  url: 'http://wkbn.com/2018/02/23/historic-floods-for-the-ohio-river/',
}
const dresden: Source = {
  title: 'WFMJ, on the mudslide in East Liverpool, March 7, 2018',
  url: 'http://www.wfmj.com/story/37672423/mudslide-closed-road-in-east-liverpool',
}
const dresdenAvenue: Source = {
  title: 'The Review, “Dresden work begins”, March 2018',
  url: 'http://www.reviewonline.com/news/local-news/2018/03/dresden-work-begins/',
}
const oldStormPipes: Source = {
  title: 'The Review, “Online stormwater course provides insight into EL plight”, September 2019',
  url: 'https://www.reviewonline.com/news/local-news/2019/09/online-stormwater-course-provides-insight-into-el-plight/',
}
const fedUp: Source = {
  title: 'WFMJ, “Folks fed up with flooding in East Liverpool”',
  url: 'https://www.wfmj.com/story/49149602/folks-fed-up-with-flooding-in-east-liverpool-oh?clienttype=mobile',
}
const demolitions: Source = {
  title: 'The Review, “Local communities to benefit from demolition of homes”, November 2024',
  url: 'https://www.reviewonline.com/news/local-news/2024/11/local-communities-to-benefit-from-demolition-of-homes/',
}
const utilities: Source = {
  title: 'Morning Journal, “EPA tells EL to send drinking water notices”, February 2025',
  url: 'https://www.morningjournalnews.com/news/local-news/2025/02/epa-tells-el-to-send-drinking-water-notices/',
}

/** What the sources of the page say, as data. */
export const eastLiverpoolFacts = {
  population: {
    source: city,
    date: null,
    strength: 'measured',
    figures: ['9,958', '2020'],
    names: ['City'],
  },
  waters: {
    source: littleBeaver,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Ohio River', 'Little Beaver Creek'],
  },
  clayHillside: {
    source: routeEleven,
    date: '2013-04',
    strength: 'reported',
    figures: ['2013', '11'],
    names: ['State Route', 'April'],
  },
  stormOf2013: {
    source: manholes,
    date: '2013-07',
    strength: 'reported',
    figures: ['2013', '2 inches', '90 minutes'],
    names: ['July', 'Ohio River', 'Wednesday', 'Center Street', 'Pennsylvania Avenue'],
  },
  hillsideCreeks: {
    source: manholes,
    date: '2013-07',
    strength: 'reported',
    figures: ['2013'],
    names: ['July', 'Dresden Avenue', 'East End', 'Virginia Avenue'],
  },
  demolishedHomes: {
    source: retainingWall,
    date: '2017-02-09',
    strength: 'reported',
    figures: ['2016', '3 homes'],
    names: ['Lisbon Street', 'Garfield Street'],
  },
  garfieldStreet: {
    source: garfieldStreet,
    date: '2017-02-10',
    strength: 'reported',
    figures: ['2017'],
    names: ['February', 'Garfield Street'],
  },
  riverRoad: {
    source: riverRoad,
    date: '2018-02-17',
    strength: 'reported',
    figures: ['2018'],
    names: ['February', 'River Road', 'Patterson Field', 'Ohio River'],
  },
  crests: {
    source: crests,
    date: '2018-02-23',
    strength: 'measured',
    figures: ['29.9 feet', '19', '1936', '24.8 feet', '20', '1996', '21.0 feet', '2004'],
    names: ['Ohio River', 'March', 'January', 'September'],
  },
  clayOnShale: {
    source: dresden,
    date: '2018-03-07',
    strength: 'reported',
    figures: ['2018'],
    names: ['March'],
  },
  dresdenAvenue: {
    source: dresdenAvenue,
    date: '2018-03',
    strength: 'reported',
    figures: ['2018'],
    names: ['March', 'Dresden Avenue'],
  },
  oldStormPipes: {
    source: oldStormPipes,
    date: '2019-09',
    strength: 'reported',
    figures: ['2019', '50', '100 years'],
    names: ['September'],
  },
  fedUp: {
    source: fedUp,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Midway', 'Lane', 'Cain'],
  },
  demolitions: {
    source: demolitions,
    date: '2024-11',
    strength: 'planned',
    figures: ['2024', '30 demolitions'],
    names: ['November'],
  },
  utilities: {
    source: utilities,
    date: '2025-02',
    strength: 'reported',
    figures: ['2025'],
    names: ['East Liverpool Board of Public Utilities'],
  },
} as const satisfies Record<string, Fact>
