import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Vienna Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Vienna_Township,_Trumbull_County,_Ohio',
}
const coalBoom: Source = {
  title: 'Vienna Historical Society, “Coal Boom and Coal Mining”',
  url: 'http://viennapedia.viennahistory.org/topics/coal-boom-and-coal-mining',
}
const shaft: Source = {
  title: 'Vienna Historical Society, “Inspection of Several Vienna Mines, 1877”',
  url: 'http://viennapedia.viennahistory.org/historical-documents-and-maps/inspection-of-several-vienna-mines-1877',
}
const wettestDay: Source = {
  title: 'The Vindicator, “Rain, wind blast Valleys”, July 22, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/22/rain-wind-blast-valleys/',
}
const cleanup: Source = {
  title: 'The Vindicator, “Storm cleanup: Trumbull County”, July 31, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/31/storm-cleanup-trumbull-county/',
}
const squawCreek: Source = {
  title: 'The Vindicator, on the Squaw Creek sewer project, October 23, 2013',
  url: 'https://vindyarchives.com/news/2013/oct/23/board-oks-steps-in-squaw-creek-sewer-pro/',
}
const mineInspection: Source = {
  title: 'The Vindicator, “Sinkholes in yard, lack of help frustrate Girard homeowner”, August 24, 2004',
  url: 'https://vindyarchives.com/news/2004/aug/24/trumbull-county-sinkholes-in-yard-lack-of-help/',
}
const june2015: Source = {
  title: 'The Vindicator, “Awash in frustration”, June 17, 2015',
  url: 'https://vindyarchives.com/news/2015/jun/17/awash-in-frustration/',
}
const sirens: Source = {
  title: 'The Vindicator, “Howland had tornado sirens that didn’t sound”, June 20, 2019',
  url: 'https://vindyarchives.com/news/2019/jun/20/howland-tornado-sirens-also-fell-silent/',
}
const kingGraves: Source = {
  title: 'Tribune Chronicle, on storm damage in Fowler and Vienna, July 2020',
  url: 'https://www.tribtoday.com/news/local-news/2020/07/storms-causes-damage-in-fowler-vienna/',
}
const snow: Source = {
  title: 'WKBN, Youngstown snow facts and figures, November 9, 2021',
  url: 'https://www.wkbn.com/weather/looking-at-some-youngstown-ohio-snow-facts-and-figures/',
}
const waterDistrict: Source = {
  title: 'News on the Green, “County nixes utility buyout by Aqua Ohio”, June 22, 2022',
  url: 'https://newsonthegreen.com/2022/06/22/county-nixes-utility-buyout-by-aqua-ohio/',
}
const mineInsurance: Source = {
  title: 'Ohio Mine Subsidence Insurance Underwriting Association, frequently asked questions',
  url: 'https://ohiominesubsidence.com/Public/FAQ.aspx',
}
const mineCounties: Source = {
  title: 'Ohio Department of Natural Resources, Mine Subsidence Insurance',
  url: 'https://ohiodnr.gov/business-and-industry/best-management-practices/mining-reclamation-restoration/mine-subsidence-insurance',
}

/** What the sources of the page say, as data. */
export const viennaFacts = {
  population: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['3,978', '2020'],
    names: ['Township'],
  },
  mines: {
    source: coalBoom,
    date: null,
    strength: 'reported',
    figures: ['1866', '20'],
    names: [],
  },
  sandstone: {
    source: coalBoom,
    date: null,
    strength: 'reported',
    figures: ['four'],
    names: ['Vienna'],
  },
  shaft: {
    source: shaft,
    date: '1877',
    strength: 'reported',
    figures: ['1877', '82.5 feet'],
    names: [],
  },
  wettestDay: {
    source: wettestDay,
    date: '2003-07-22',
    strength: 'measured',
    figures: ['21', '2003', '4.65 inches', '24 hours', '1943'],
    names: ['July'],
  },
  cleanup: {
    source: cleanup,
    date: '2003-07-31',
    strength: 'reported',
    figures: ['2003'],
    names: ['July', 'Trumbull County Emergency Management Agency'],
  },
  mineInspection: {
    source: mineInspection,
    date: '2004-08-24',
    strength: 'reported',
    figures: ['2004'],
    names: ['Ohio Department of Natural Resources', 'Girard'],
  },
  squawCreek: {
    source: squawCreek,
    date: '2013-10-23',
    strength: 'planned',
    figures: ['193', '2013'],
    names: ['Trumbull County', 'Vienna Center', 'Warren-Sharon Road'],
  },
  june2015: {
    source: june2015,
    date: '2015-06-17',
    strength: 'measured',
    figures: ['4.09 inches', '2015'],
    names: ['June', 'Friday', 'Monday', 'Youngstown-Warren Regional Airport'],
  },
  sirens: {
    source: sirens,
    date: '2019-06-20',
    strength: 'reported',
    figures: ['16', '2019'],
    names: ['June', 'Brookfield'],
  },
  kingGraves: {
    source: kingGraves,
    date: '2020-07',
    strength: 'reported',
    figures: ['2020'],
    names: ['July', 'King Graves', 'Sodom Hutchings', 'Cadwallader Sonk'],
  },
  snow: {
    source: snow,
    date: '2021-11-09',
    strength: 'measured',
    figures: ['67.8 inches', '19.6', '53.1 inches', '2010', '2021'],
    names: ['Vienna', 'December', 'January'],
  },
  waterDistrict: {
    source: waterDistrict,
    date: '2022-06-22',
    strength: 'reported',
    figures: ['2022'],
    names: ['Trumbull County', 'Southeast'],
  },
  mineInsurance: {
    source: mineInsurance,
    date: null,
    strength: 'reported',
    figures: ['1 to 4 homes'],
    names: ['Ohio'],
  },
  mineCounties: {
    source: mineCounties,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Trumbull'],
  },
} as const satisfies Record<string, Fact>
