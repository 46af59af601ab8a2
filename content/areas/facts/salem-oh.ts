import type { Fact, Source } from '../fact.ts'

const city: Source = { title: 'Wikipedia, “Salem, Ohio”', url: 'https://en.wikipedia.org/wiki/Salem,_Ohio' }
const hail: Source = {
  title: 'The Vindicator, on the storm in Salem, August 10, 2007',
  url: 'https://vindyarchives.com/news/2007/aug/10/weather-left-damage-but-no-injuries-behind/?print',
}
const darkThursday: Source = {
  title: 'The Vindicator, “Storm damage to keep Valley dark through Thursday”, September 16, 2008',
  url: 'https://vindyarchives.com/news/2008/sep/16/storm-damage-to-keep-valley-dark-through-thursday',
}
const thirtyBreaks: Source = {
  title: 'Salem News, “Officials to watch chemical levels in reservoir”, July 2013',
  url: 'http://www.salemnews.net/news/local-news/2013/07/officials-to-watch-chemical-levels-in-reservoir/',
}
const shutItOff: Source = {
  title: 'Salem News, “Water chief: Play it safe, shut it off”, February 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/02/water-chief-play-it-safe-shut-it-off/',
}
const newGarden: Source = {
  title: 'Morning Journal, “Major break sends Salem water gushing”, July 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/07/major-break-sends-salem-water-gushing/',
}
const castIron: Source = {
  title: 'Salem News, “Broken water line repaired, road opens”, July 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/07/broken-water-line-repaired-road-opens/',
}
const heavyRain: Source = {
  title: 'The Review, “Heavy rain hits county”, November 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/11/heavy-rain-hits-county/',
}
const roofDay: Source = {
  title: 'WHIO, “Crews demolishing partially collapsed building”, November 11, 2024',
  url: 'https://www.whio.com/news/local/crews-demolishing-partially-collapsed-building-ohio/XQPC34XZLFFBXGNEAFUUX2M5OI/',
}
const fallenRoof: Source = {
  title: 'WFMJ, “Cleanup underway at site of collapsed building in Salem”',
  url: 'https://www.wfmj.com/story/51794138/cleanup-underway-at-site-of-collapsed-building-in-salem',
}
const euclidFire: Source = {
  title: 'Salem News, “No silent night for Salem FD”, December 2025',
  url: 'https://www.salemnews.net/news/local-news/2025/12/no-silent-night-for-salem-fd',
}

/** What the sources of the page say, as data. */
export const salemFacts = {
  twoCounties: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['City', 'Columbiana County', 'Mahoning County'],
  },
  population: { source: city, date: null, strength: 'measured', figures: ['11,915', '2020'], names: [] },
  districts: {
    source: city,
    date: null,
    strength: 'reported',
    figures: ['2 historic districts'],
    names: ['South Lincoln Avenue', 'Salem Downtown'],
  },
  hail: {
    source: hail,
    date: '2007-08-10',
    strength: 'reported',
    figures: ['9', '2007', '200 vehicles'],
    names: ['August'],
  },
  darkThursday: {
    source: darkThursday,
    date: '2008-09-16',
    strength: 'reported',
    figures: ['2008', '20,000 customers'],
    names: ['September', 'Hurricane Ike', 'Monday', 'Salem'],
  },
  utilities: {
    source: thirtyBreaks,
    date: '2013-07',
    strength: 'reported',
    figures: ['1946'],
    names: ['Salem Utilities Commission', 'Stewart Road'],
  },
  thirtyBreaks: {
    source: thirtyBreaks,
    date: '2013-07',
    strength: 'reported',
    figures: ['2013', '30 breaks', '80'],
    names: ['July'],
  },
  shutItOff: {
    source: shutItOff,
    date: '2014-02',
    strength: 'reported',
    figures: ['2014'],
    names: ['February', 'Salem'],
  },
  highBill: {
    source: shutItOff,
    date: '2014-02',
    strength: 'reported',
    figures: ['2014', '$573', '$961'],
    names: ['February', 'Utilities Commission', 'January'],
  },
  newGarden: {
    source: newGarden,
    date: '2014-07',
    strength: 'reported',
    figures: ['2014', '16-inch'],
    names: ['July', 'New Garden Avenue'],
  },
  castIron: {
    source: castIron,
    date: '2014-07',
    strength: 'reported',
    figures: ['2014', '16-inch', '8-foot', '30 homes'],
    names: ['July', 'World War II'],
  },
  heavyRain: {
    source: heavyRain,
    date: '2017-11',
    strength: 'reported',
    figures: ['18', '2017', '3 inches'],
    names: ['November', 'Salem', 'Washingtonville'],
  },
  roofDay: {
    source: roofDay,
    date: '2024-11-11',
    strength: 'reported',
    figures: ['10', '2024'],
    names: ['November', 'State Street'],
  },
  fallenRoof: {
    source: fallenRoof,
    date: null,
    strength: 'reported',
    figures: ['90', '2024'],
    names: ['North Broadway', 'East State Street', 'May'],
  },
  euclidFire: {
    source: euclidFire,
    date: '2025-12',
    strength: 'reported',
    figures: ['2025'],
    names: ['December', 'Euclid Street', 'Ohio Edison'],
  },
} as const satisfies Record<string, Fact>
