import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Youngstown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Youngstown,_Ohio',
}
const overflows: Source = {
  title: 'The Vindicator, “Sewage discharges to Mill Creek are frequent”, July 14, 2015',
  url: 'https://vindyarchives.com/news/2015/jul/14/sewage-discharges-into-mill-creek-nothin/',
}
const smallerPlan: Source = {
  title: 'The Vindicator, “Feds OK smaller wastewater plan for Youngstown”, June 2025',
  url: 'https://www.vindy.com/news/local-news/2025/06/feds-ok-smaller-wastewater-plan-for-youngstown',
}
const westSide: Source = {
  title: 'The Vindicator, report on a flooded basement and the city’s liability, December 6, 2014',
  url: 'https://vindyarchives.com/news/2014/dec/06/disabled-resident-says-city-didnt-keep-p',
}
const backups: Source = {
  title: 'The Vindicator, “Sewage backup angers residents”, September 6, 2001',
  url: 'http://www.vindy.com/news/2001/sep/06/youngstown-sewage-backup-angers-residents/',
}
const oldPaint: Source = {
  title: 'The Vindicator, “Lead poisoning continues to pose threat in county”, July 7, 2007',
  url: 'http://www.vindy.com/news/2007/jul/07/lead-poisoning-continues-to-pose-threat-in-county/',
}
const meanderWater: Source = {
  title:
    'The Vindicator, “Austintown, Boardman, Canfield embrace regional water district”, September 20, 2009',
  url: 'https://vindyarchives.com/news/2009/sep/20/austintown-boardman-canfield-embrace-regional/',
}
const floodOf1913: Source = {
  title: 'Midwestern Regional Climate Center, “1913 Flood: Youngstown”',
  url: 'https://mrcc.purdue.edu/1913Flood/communities/youngstown',
}
const tornado: Source = {
  title: 'The Vindicator, “Tornado hits city’s East Side”, July 22, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/22/tornado-hits-citys-east-side/',
}
const courthouse: Source = {
  title: 'The Vindicator, “Rain triggers flooding fears”, August 8, 2007',
  url: 'https://vindyarchives.com/news/2007/aug/08/rain-triggers-flooding-fears',
}
const riverOf2011: Source = {
  title: 'The Vindicator, “Flood warning: Turn around, don’t drown”, March 7, 2011',
  url: 'https://vindyarchives.com/news/2011/mar/07/flood-warning-8216turn-around-don8217t-d',
}
const brokenLines: Source = {
  title: 'The Vindicator, “Broken waterlines keep Valley crews busy”, January 10, 2014',
  url: 'http://www.vindy.com/news/2014/jan/10/broken-waterlines-keep-valley-crews-busy/',
}
const tower: Source = {
  title: 'The Vindicator, report on frozen pipes in the Wick Tower, January 3, 2018',
  url: 'http://www.vindy.com/news/2018/jan/03/frozen-pipes-cause-evacuation-wick-tower-suites-do/',
}
const demolition: Source = {
  title: 'The Vindicator, “Home demolition ends as house building boom begins in Youngstown”, December 2024',
  url: 'https://vindy.com/news/local-news/2024/12/home-demolition-ends-as-house-building-boom-begins-in-youngstown',
}

/** What the sources of the page say, as data. */
export const youngstownFacts = {
  cityKind: {
    source: city,
    date: null,
    strength: 'measured',
    figures: [],
    names: ['Mahoning County', 'Trumbull County', 'Mahoning River'],
  },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['60,068', '2020'], names: [] },
  overflows: {
    source: overflows,
    date: '2015-07-14',
    strength: 'reported',
    figures: ['101', '2015', '12'],
    names: ['Mill Creek'],
  },
  smallerPlan: {
    source: smallerPlan,
    date: '2025-06',
    strength: 'planned',
    figures: ['2025'],
    names: ['June'],
  },
  westSide: {
    source: westSide,
    date: '2014-12-06',
    strength: 'reported',
    figures: ['2014'],
    names: ['West Side', 'October', 'December', 'North Whitney Avenue'],
  },
  backups: {
    source: backups,
    date: '2001-09-06',
    strength: 'reported',
    figures: ['21 residents', '2001'],
    names: ['Weston Avenue', 'August'],
  },
  oldPaint: {
    source: oldPaint,
    date: '2007-07-07',
    strength: 'reported',
    figures: ['90%', '1978', '2007'],
    names: ['Youngstown'],
  },
  meanderWater: {
    source: meanderWater,
    date: '2009-09-20',
    strength: 'reported',
    figures: ['2009'],
    names: ['Meander Reservoir', 'Youngstown'],
  },
  floodOf1913: {
    source: floodOf1913,
    date: null,
    strength: 'measured',
    figures: ['26', '1913', '26.5 feet', '16.5 feet'],
    names: ['March', 'Mahoning River'],
  },
  tornado: {
    source: tornado,
    date: '2003-07-22',
    strength: 'estimated',
    figures: ['21', '2003', '8-mile', '$1 million'],
    names: ['July', 'F1', 'East Side'],
  },
  courthouse: {
    source: courthouse,
    date: '2007-08-08',
    strength: 'reported',
    figures: ['2007', 'two'],
    names: ['August'],
  },
  riverOf2011: {
    source: riverOf2011,
    date: '2011-03-07',
    strength: 'measured',
    figures: ['2011', '11.8 feet', '1.8 feet'],
    names: ['March', 'Mahoning River', 'Youngstown'],
  },
  brokenLines: {
    source: brokenLines,
    date: '2014-01-10',
    strength: 'reported',
    figures: ['2014', '8-inch'],
    names: ['January', 'Oakhill Renaissance Place'],
  },
  tower: {
    source: tower,
    date: '2018-01-03',
    strength: 'reported',
    figures: ['2018', '13-story'],
    names: ['January', 'Wick Tower'],
  },
  demolition: {
    source: demolition,
    date: '2024-12',
    strength: 'reported',
    figures: ['6,939', '2007', '2024'],
    names: [],
  },
} as const satisfies Record<string, Fact>
