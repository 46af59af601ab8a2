import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Carrollton, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Carrollton,_Ohio',
}
const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const sewagePlant: Source = {
  title: 'Processing Magazine, on the village’s new wastewater plant, December 4, 2012',
  url: 'http://www.processingmagazine.com/articles/ohio-village-boasts-new-wastewater-treatment-plant-1',
}
const castIron: Source = {
  title: 'Ohio EPA, news release on Carrollton’s drinking-water improvements',
  url: 'http://www.epa.state.oh.us/News/Online-News-Room/News-Releases/ArticleId/389/cid/57/ohio-epa-assists-carroll-county-community-with-drinking-water-system-improvements?category=environmental-and-financial-assistance',
}
const waterPlant: Source = {
  title: 'The Times-Reporter, “Water plant to aid growth”, March 26, 2014',
  url: 'https://www.timesreporter.com/story/news/politics/county/2014/03/26/water-plant-to-aid-growth/37990451007/',
}
const cantonRoad: Source = {
  title: 'The Review, “Carroll commissioners discuss flooding”, July 15, 2015',
  url: 'http://www.the-review.com/OPINION/20150715/carroll-commissioners-discuss-flooding',
}
const tornadoPath: Source = {
  title: 'The Times-Reporter, “National Weather Service describes Carrollton tornado path”, May 27, 2019',
  url: 'https://www.timesreporter.com/news/20190527/national-weather-service-describes-carrollton-tornado-path',
}
const homesCounted: Source = {
  title: 'The Free Press Standard, “EF-1 tornado damages mobile home, trees”, May 30, 2019',
  url: 'https://issuu.com/schlossmedia/docs/fps_5-30-19',
}
const emergency: Source = {
  title: 'The Review, “Commissioners sign declaration of emergency”, June 25, 2019',
  url: 'https://www.the-review.com/news/20190625/commissioners-sign-declaration-of-emergency',
}
const marchRain: Source = {
  title: 'The Review, “Hours adjusted at Carroll County courthouse”, March 25, 2020',
  url: 'https://www.the-review.com/news/20200325/hours-adjusted-at-carroll-county-courthouse',
}
const healthDistrict: Source = {
  title: 'Carroll County General Health District, Emergency Preparedness',
  url: 'http://carroll-lhd.org/emergency-preparedness',
}

/** What the sources of the page say, as data. */
export const carrolltonFacts = {
  countySeat: {
    source: village,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Village', 'Carroll County'],
  },
  population: { source: census, date: null, strength: 'measured', figures: ['3,087', '2020'], names: [] },
  roads: {
    source: village,
    date: null,
    strength: 'reported',
    figures: ['39', '43', '9', '332'],
    names: ['State Routes'],
  },
  sewagePlant: {
    source: sewagePlant,
    date: '2012-12-04',
    strength: 'reported',
    figures: ['2012'],
    names: ['Alamo Road'],
  },
  castIron: {
    source: castIron,
    date: null,
    strength: 'planned',
    figures: ['15 cast-iron lines'],
    names: ['Ohio EPA', 'Brenner Road'],
  },
  waterPlant: {
    source: waterPlant,
    date: '2014-03-26',
    strength: 'reported',
    figures: ['2014'],
    names: ['Brenner Road', 'March'],
  },
  cantonRoad: {
    source: cantonRoad,
    date: '2015-07-15',
    strength: 'reported',
    figures: ['2015', '30-inch'],
    names: ['July', 'Canton Road', 'Bacon Road', 'Ohio Department of Transportation'],
  },
  mainStreet: {
    source: cantonRoad,
    date: '2015-07-15',
    strength: 'reported',
    figures: ['2015'],
    names: ['July', 'East Main Street'],
  },
  tornado: {
    source: tornadoPath,
    date: '2019-05-27',
    strength: 'estimated',
    figures: ['25', '2019', 'EF-1', '90 to 95 mph'],
    names: ['May', 'EF', 'Saturday'],
  },
  lostShingles: {
    source: tornadoPath,
    date: '2019-05-27',
    strength: 'reported',
    figures: ['2019'],
    names: ['May', 'North Lisbon Street', 'Canton Road', 'NW'],
  },
  homesCounted: {
    source: homesCounted,
    date: '2019-05-30',
    strength: 'reported',
    figures: ['1 home', '5', '20', '2019'],
    names: ['May', 'Carroll County Emergency Management'],
  },
  emergency: {
    source: emergency,
    date: '2019-06-25',
    strength: 'reported',
    figures: ['18', '2019'],
    names: ['June', 'Carroll County', 'Emergency Management Agency'],
  },
  marchRain: {
    source: marchRain,
    date: '2020-03-25',
    strength: 'reported',
    figures: ['2020', '2.48 inches'],
    names: ['March'],
  },
  healthDistrict: {
    source: healthDistrict,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Carroll County General Health District'],
  },
} as const satisfies Record<string, Fact>
