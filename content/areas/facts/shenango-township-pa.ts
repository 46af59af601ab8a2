import type { Fact, Source } from '../fact.ts'

const estimate: Source = {
  title: 'U.S. Census Bureau, population estimates 2021',
  url: 'https://www.census.gov/programs-surveys/popest.html',
}
const township: Source = {
  title: 'Wikipedia, “Shenango Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Shenango_Township,_Lawrence_County,_Pennsylvania',
}
const sinkhole: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, September 5, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const liftStations: Source = {
  title: 'New Castle News, “County still recovering from storm”, December 21, 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1250993065/Top-10-Stories-Number-9-County-still-recovering-from-storm/print',
}
const sewerSale: Source = {
  title: 'New Castle News, “Shenango agrees to sell sewer system”, April 2, 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1984806530/Shenango-agrees-to-sell-sewer-system/print',
}
const castlewood: Source = {
  title: 'New Castle News, “Officials celebrate Shenango water project completion”',
  url: 'https://www.ncnewsonline.com/news/officials-celebrate-shenango-water-project-completion/article_b84a43f8-7c02-5e5f-add0-6c3782292c26.html',
}
const sewerPipes: Source = {
  title: 'NS Energy, “Pennsylvania American Water completes Shenango Township pipeline”',
  url: 'https://nsenergybusiness.com/news/pennsylvania-american-water-pipeline',
}
const rescues: Source = {
  title: 'New Castle News, “Flooding prompts rescues in county”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/local_news/flooding-prompts-rescues-in-county/article_23171188-90c1-11ec-9289-b353d930308f.html',
}
const bigRun: Source = {
  title: 'New Castle News, report on a mobile home park beside Big Run, August 2022',
  url: 'https://www.ncnewsonline.com/news/local_news/dep-order-targets-shenango-mobile-home-park/article_c390b25c-1372-11ed-9bed-b7a10ac72d11.html',
}
const wall: Source = {
  title: 'New Castle News, “Flood damage prompts disaster declarations”, July 11, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/flood-damage-prompts-disaster-declarations/article_260136d4-201d-11ee-87fc-ff22fc79002d.html',
}
const rescuedByBoat: Source = {
  title: 'New Castle News, “Couple rescued by boat after Sunday rain”, July 10, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/couple-rescued-by-boat-after-sunday-rain/article_f54debf0-1f3a-11ee-984d-236017f36e17.html',
}
const storm2023: Source = {
  title: 'New Castle News, “Storms flood Shenango, Wayne townships”, July 9, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/storms-flood-shenango-wayne-townships/article_8dbec330-1eca-11ee-bdfd-5bb9fd0871f1.html',
}
const diggingOut: Source = {
  title: 'New Castle News, “Shenango continues digging itself out from storm”, July 22, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/shenango-continues-digging-itself-out-from-storm/article_6bc3f742-27f2-11ee-b92c-cf1c9e3d3bdb.html',
}
const bridge: Source = {
  title: 'New Castle News, “Shenango eyes replacement of flood-damaged bridge”, August 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/shenango-eyes-replacement-of-flood-damaged-bridge/article_379ffbfa-385f-11ee-8288-97e20f53b51b.html',
}

/** What the sources of the page say, as data. */
export const shenangoTownshipFacts = {
  estimate: {
    source: estimate,
    date: '2021',
    strength: 'estimated',
    figures: ['7,097 people', '2021'],
    names: [],
  },
  place: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County', 'New Castle', 'Ellwood City', 'Mercer County', 'Shenango Township'],
  },
  sinkhole: {
    source: sinkhole,
    date: '2003-09-05',
    strength: 'reported',
    figures: ['2003', 'two feet'],
    names: ['Labor Day', 'Countyline Road'],
  },
  liftStations: {
    source: liftStations,
    date: '2013-12-21',
    strength: 'reported',
    figures: ['2013'],
    names: ['July'],
  },
  sewerSale: {
    source: sewerSale,
    date: '2014-04-02',
    strength: 'reported',
    figures: ['2014', '1,500 customers', '69 percent'],
    names: ['New Castle Sanitation Authority', 'Castlewood'],
  },
  castlewood: {
    source: castlewood,
    date: null,
    strength: 'reported',
    figures: ['2017', '700 homes'],
    names: ['Pennsylvania American Water', 'August', 'Castlewood'],
  },
  sewerPipes: {
    source: sewerPipes,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['New Castle Sanitation Authority', 'Castlewood'],
  },
  evacuation2022: {
    source: rescues,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['18', '2022', '23 mobile homes', '422'],
    names: ['February', 'Route'],
  },
  bigRun: {
    source: bigRun,
    date: '2022-08',
    strength: 'reported',
    figures: ['2013', '2021', '2022'],
    names: ['Big Run', 'Butler Road', 'August'],
  },
  loosePropane: {
    source: bigRun,
    date: '2022-08',
    strength: 'reported',
    figures: ['2022'],
    names: ['Big Run', 'February'],
  },
  wall: {
    source: wall,
    date: '2023-07-11',
    strength: 'reported',
    figures: ['9', '2023'],
    names: ['July', 'Chewton-West Pittsburg Road'],
  },
  /** The 1400 block of the road lies in Wayne Township. */
  wayneTownship: {
    source: rescuedByBoat,
    date: '2023-07-10',
    strength: 'reported',
    figures: ['2023'],
    names: ['July', 'Wayne Township', 'Chewton-West Pittsburg Road'],
  },
  homes2023: {
    source: wall,
    date: '2023-07-11',
    strength: 'reported',
    figures: ['9', '2023', 'eight homes'],
    names: ['July', 'Shenango', 'Wayne'],
  },
  pennPower: {
    source: storm2023,
    date: '2023-07-09',
    strength: 'reported',
    figures: ['2023'],
    names: ['July', 'Penn Power', 'Union Valley Road'],
  },
  rain2023: {
    source: diggingOut,
    date: '2023-07-22',
    strength: 'reported',
    figures: ['9', '2023', 'four to six inches'],
    names: ['July', 'Union Valley', 'Snake Run', 'Sankey Hill', 'Boyd School'],
  },
  bridgeLimit: {
    source: diggingOut,
    date: '2023-07-22',
    strength: 'reported',
    figures: ['2023', 'six tons'],
    names: ['July', 'Snake Run', 'Union Valley'],
  },
  damage2023: {
    source: bridge,
    date: '2023-08',
    strength: 'estimated',
    figures: ['2023', '$700,000'],
    names: ['July', 'McKee Run', 'Snake Run', 'Union Valley'],
  },
} as const satisfies Record<string, Fact>
