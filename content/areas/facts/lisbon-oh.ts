import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Lisbon, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Lisbon,_Ohio',
}
const middleFork: Source = {
  title: 'The Review, on the village’s sewage problem, November 2016',
  url: 'http://www.reviewonline.com/news/local-news/2016/11/village-hires-firm-seeks-solution-to-sewage-problem/',
}
const brickDistrict: Source = {
  title: 'Wikipedia, “Lisbon Historic District”',
  url: 'https://en.wikipedia.org/wiki/Lisbon_Historic_District',
}
const wells: Source = {
  title: 'The Vindicator, on a water warning in Lisbon, August 14, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/14/lisbon-oepa-issues-warning-of-possible-bacteria-in',
}
const havoc: Source = {
  title: 'The Vindicator, “Floods raise havoc”, August 28, 2004',
  url: 'http://www.vindy.com/news/2004/aug/28/floods-raise-havoc/',
}
const withoutWater: Source = {
  title: 'The Vindicator, “Cleaning up, drying out”, August 31, 2004',
  url: 'https://vindyarchives.com/news/2004/aug/31/cleaning-up-drying-out/',
}
const caldwellStreet: Source = {
  title: 'The Vindicator, “Area victims survey damage to homes”, August 28, 2004',
  url: 'http://www.vindy.com/news/2004/aug/28/area-victims-survey-damage-to-homes/',
}
const coldOutage: Source = {
  title: 'Morning Journal, “Thousands shiver for four hours during power outage”, January 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/01/thousands-shiver-for-four-hours-during-power-outage/',
}
const homesDamaged: Source = {
  title: 'Morning Journal, “Storm leaves at least 25 Lisbon homes damaged”, June 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/06/storm-leaves-at-least-25-lisbon-homes-damaged/',
}
const downburst: Source = {
  title: 'Morning Journal, “Storm leaves its mark”, June 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/06/storm-leaves-its-mark/',
}
const gasLine: Source = {
  title: 'Morning Journal, “Village assesses damage after storm blows through”, June 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/06/village-assesses-damage-after-storm-blows-through/',
}
const brokenSewer: Source = {
  title: 'The Review, “Lisbon gets emergency funding”, January 2020',
  url: 'https://www.reviewonline.com/news/local-news/2020/01/lisbon-gets-emergency-funding/',
}
const floodCode: Source = {
  title: 'Codified ordinances of Lisbon, Ordinance 1781 (2006)',
  url: 'https://codelibrary.amlegal.com/codes/lisbon/latest/lisbon_oh/0-0-0-10595',
}
const federalRule: Source = {
  title: 'Code of Federal Regulations, 44 CFR 59.1',
  url: 'https://www.ecfr.gov/current/title-44/chapter-I/subchapter-B/part-59/subpart-A/section-59.1',
}

/** What the sources of the page say, as data. */
export const lisbonFacts = {
  villageKind: { source: village, date: null, strength: 'reported', figures: [], names: ['Village'] },
  villagePopulation: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['2,597', '2020'],
    names: [],
  },
  villageWaterways: {
    source: village,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Little Beaver Creek'],
  },
  middleFork: {
    source: middleFork,
    date: '2016-11',
    strength: 'reported',
    figures: [],
    names: ['Middle Fork', 'South Jefferson Street'],
  },
  brickDistrict: {
    source: brickDistrict,
    date: null,
    strength: 'reported',
    figures: ['42 acres', '30', '45', '1810', '1900'],
    names: ['Lisbon Historic District', 'US', 'State Route'],
  },
  wells: {
    source: wells,
    date: '2003-08-14',
    strength: 'reported',
    figures: ['7 wells', '2 miles', '2003'],
    names: ['Village Board of Public Affairs'],
  },
  havoc: {
    source: havoc,
    date: '2004-08-28',
    strength: 'reported',
    figures: ['27', '28', '3 houses', '2004'],
    names: ['August', 'Lisbon', 'Caldwell Street', 'Friday'],
  },
  withoutWater: {
    source: withoutWater,
    date: '2004-08-31',
    strength: 'reported',
    figures: ['2004'],
    names: ['Lisbon'],
  },
  caldwellStreet: {
    source: caldwellStreet,
    date: '2004-08-28',
    strength: 'reported',
    figures: ['2004'],
    names: ['Caldwell Street', 'Mill Site Creek', 'Friday', 'August'],
  },
  coldOutage: {
    source: coldOutage,
    date: '2014-01',
    strength: 'reported',
    figures: ['2014', '4 hours', '14'],
    names: ['January', 'Lisbon', 'Fahrenheit'],
  },
  homesDamaged: {
    source: homesDamaged,
    date: '2014-06',
    strength: 'reported',
    figures: ['11', '2014', '5', '20', '71', '25 homes', '2'],
    names: ['June'],
  },
  downburst: {
    source: downburst,
    date: '2014-06',
    strength: 'reported',
    figures: ['80 to 90 mph', '100 trees', '2014'],
    names: ['June', 'National Weather Service'],
  },
  gasLine: {
    source: gasLine,
    date: '2014-06',
    strength: 'reported',
    figures: ['3 homes', '2014'],
    names: ['West Lincoln Way', 'West Washington Street', 'Columbia Gas'],
  },
  brokenSewer: {
    source: brokenSewer,
    date: '2020-01',
    strength: 'reported',
    figures: ['2019', '$110,115', '30 to 40 feet'],
    names: ['Saltwell Road', 'North Market Street', 'Board of Public Affairs'],
  },
  floodCode: {
    source: floodCode,
    date: '2006',
    strength: 'reported',
    figures: ['1781', '2006'],
    names: ['Lisbon', 'Ordinance'],
  },
  federalRule: {
    source: federalRule,
    date: null,
    strength: 'reported',
    figures: ['50 percent'],
    names: [],
  },
} as const satisfies Record<string, Fact>
