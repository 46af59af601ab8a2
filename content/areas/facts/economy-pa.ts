import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “Economy, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Economy,_Pennsylvania',
}
const creekReport: Source = {
  title: 'KDKA, “Heavy Rains Cause Significant Flooding Ahead Of Winter Storm”',
  url: 'https://cbsnews.com/pittsburgh/news/heavy-rains-flooding-before-winter-storm',
}
const parkReport: Source = {
  title: 'Beaver County Times, “Commissioners mull landslide repairs in Old Economy Park”, July 30, 2020',
  url: 'https://www.timesonline.com/story/news/local/2020/07/30/commissioners-mull-landslide-repairs-in-old-economy-park/41985181/',
}

/** What the sources of the page say, as data. */
export const economyFacts = {
  kind: {
    source: borough,
    date: null,
    strength: 'measured',
    figures: ['18 square miles'],
    names: ['Old Economy Village', 'Ambridge'],
  },
  population: { source: borough, date: null, strength: 'measured', figures: ['9,098', '2020'], names: [] },
  neighbors: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Economy Borough', 'Harmony Township', 'Baden', 'Conway'],
  },
  creekAfterIvan: {
    source: creekReport,
    date: null,
    strength: 'reported',
    figures: ['2004'],
    names: ['Hurricane Ivan', 'September', 'Big Sewickley Creek', 'KDKA'],
  },
  creekLater: {
    source: creekReport,
    date: null,
    strength: 'estimated',
    figures: ['15 feet'],
    names: ['Big Sewickley Creek'],
  },
  oilWells: {
    source: {
      title: 'Docslib, “History of Economy Borough”',
      url: 'https://docslib.org/doc/4342630/history-of-economy-borough',
    },
    date: null,
    strength: 'reported',
    figures: ['100', '1890'],
    names: ['Economy', 'Tevebaugh Hollow'],
  },
  sunsetHills: {
    source: {
      title: 'Beaver County Times, “Funds for water projects”, August 19, 2020',
      url: 'https://www.timesonline.com/story/news/2020/08/19/funds-water-projects/5609138002/',
    },
    date: '2020-08-19',
    strength: 'reported',
    figures: ['2020'],
    names: ['Economy Borough Municipal Authority', 'Sunset Hills'],
  },
  ambridgeWater: {
    source: { title: 'Ambridge Water Authority, rates', url: 'https://ambwater.org/resources/rates/' },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Ambridge Water Authority', 'Economy'],
  },
  windstorm: {
    source: {
      title: 'Beaver County Times, “Intense, fast-moving storm dropped trees, power lines”, June 25, 2019',
      url: 'https://www.timesonline.com/story/news/crime/2019/06/25/intense-fast-moving-storm-dropped/4829990007/',
    },
    date: '2019-06-25',
    strength: 'reported',
    figures: ['24', '2019', '60 mph'],
    names: ['June', 'Economy'],
  },
  parkSlide: {
    source: parkReport,
    date: '2020-07-30',
    strength: 'reported',
    figures: ['2 shelters'],
    names: ['Old Economy Park'],
  },
  parkRepair: {
    source: parkReport,
    date: '2020-07-30',
    strength: 'estimated',
    figures: ['$750,000'],
    names: ['Old Economy Park'],
  },
  conservationDistrict: {
    source: {
      title:
        'Beaver County Times, “DEP restores Beaver County Conservation District permitting power”, May 19, 2021',
      url: 'https://eu.timesonline.com/story/news/2021/05/19/dep-restores-beaver-county-conservation-district-permitting-power/5146474001/',
    },
    date: '2021-05-19',
    strength: 'reported',
    figures: [],
    names: ['Beaver County Conservation District'],
  },
} as const satisfies Record<string, Fact>
