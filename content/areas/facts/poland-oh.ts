import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const village: Source = { title: 'Village of Poland, “About”', url: 'https://polandvillage.org/home/about' }
const evansLake: Source = {
  title: 'The Vindicator, “Aqua Ohio rate hikes loom for Mahoning County”, September 23, 2016',
  url: 'https://vindyarchives.com/news/2016/sep/23/commissioners-ok-water-pact-annual-rate-/',
}
const struthersPlant: Source = {
  title: 'City of Struthers, Water Pollution Control',
  url: 'https://www.cityofstruthers.com/waste_water.html',
}
const pondsOverflow: Source = {
  title: 'The Vindicator, “Poland subdivision residents look for relief”, September 16, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/16/poland-subdivision-residents-look-for-relief',
}
const creekPanel: Source = {
  title: 'The Vindicator, “Community panel takes on flooding concerns”, January 28, 2005',
  url: 'http://www.vindy.com/news/2005/jan/28/poland-village-community-panel-takes-on-flooding/',
}
const tenMinutes: Source = {
  title: 'The Vindicator, “10-minute storm causes heavy damage in Mahoning County”, June 12, 2015',
  url: 'https://vindyarchives.com/news/2015/jun/12/fast-storm-fells-trees-power-lines',
}
const losses: Source = {
  title: 'The Vindicator, “Flood damage is a disaster, village mayor says”, July 2, 2015',
  url: 'https://vindyarchives.com/news/2015/jul/02/residents-sound-off-on-losses-in-floodss',
}
const stormSewers: Source = {
  title: 'The Vindicator, “Poland residents seek help in plugging flooding woes”, July 31, 2010',
  url: 'https://vindyarchives.com/news/2010/jul/31/poland-residents-seek-help-in-plugging-f/',
}
const waterStreet: Source = {
  title: 'The Vindicator, report on Poland residents and the rain of August 10, August 22, 2018',
  url: 'http://www.vindy.com/news/2018/aug/22/poland-residents-faced-with-damage-from-/',
}
const meeting: Source = {
  title: 'The Vindicator, report on a meeting about sewer backup in Poland, September 11, 2018',
  url: 'http://www.vindy.com/news/2018/sep/11/poland-residents-disclose-frustrations-w/',
}

/** What the sources of the page say, as data. */
export const polandFacts = {
  census: { source: census, date: '2020', strength: 'measured', figures: ['2,463', '2020'], names: [] },
  oldHouses: {
    source: village,
    date: null,
    strength: 'reported',
    figures: ['more than 80', '1900', '1845'],
    names: ['South Main Street', 'National Register'],
  },
  villageCreek: { source: village, date: null, strength: 'measured', figures: [], names: ['Yellow Creek'] },
  evansLake: {
    source: evansLake,
    date: '2016-09-23',
    strength: 'reported',
    figures: ['2016'],
    names: ['Aqua Ohio', 'Poland', 'Evans Lake'],
  },
  struthersPlant: {
    source: struthersPlant,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Poland', 'Struthers'],
  },
  pondsOverflow: {
    source: pondsOverflow,
    date: '2004-09-16',
    strength: 'reported',
    figures: ['2004', 'five', '6 feet'],
    names: ['Poland Township', 'September', 'Canterbury Creek'],
  },
  creekPanel: {
    source: creekPanel,
    date: '2005-01-28',
    strength: 'reported',
    figures: ['2005', 'three', '100-year'],
    names: ['January', 'Yellow Creek', 'Columbiana County', 'Struthers', 'Poland'],
  },
  tenMinutes: {
    source: tenMinutes,
    date: '2015-06-12',
    strength: 'reported',
    figures: ['11', '2015', '1,500 customers'],
    names: ['June', 'Dobbins', 'Clingan'],
  },
  losses: {
    source: losses,
    date: '2015-07-02',
    strength: 'reported',
    figures: ['2015', '1 foot', '100 homes'],
    names: ['June', 'Canterbury Creek', 'Poland Township'],
  },
  stormSewers: {
    source: stormSewers,
    date: '2010-07-31',
    strength: 'reported',
    figures: ['2010', '1950s'],
    names: ['Windemere Place', 'July'],
  },
  waterStreet: {
    source: waterStreet,
    date: '2018-08-22',
    strength: 'reported',
    figures: ['10', '2018'],
    names: ['August', 'Water Street'],
  },
  lining: {
    source: waterStreet,
    date: '2018-08-22',
    strength: 'planned',
    figures: ['$1.7 million', '2018'],
    names: ['Poland'],
  },
  valves: {
    source: meeting,
    date: '2018-09-11',
    strength: 'reported',
    figures: ['2018', '2011', 'three days'],
    names: ['Water Street', 'Mahoning County'],
  },
} as const satisfies Record<string, Fact>
