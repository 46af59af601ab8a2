import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Center Township, Beaver County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Center_Township,_Beaver_County,_Pennsylvania',
}
const waterPlant: Source = {
  title: 'Beaver County Times, “New Center Twp. water filtration plant under construction”, February 2, 2022',
  url: 'https://www.timesonline.com/story/news/2022/02/02/new-center-twp-water-filtration-plant-under-construction/9316978002/',
}
const heavyRain: Source = {
  title: 'Tribune-Review, “Heavy rain contributed to Beaver County pipeline blast”, September 2018',
  url: 'https://archive.triblive.com/local/regional/14064921-74/heavy-rain-contributed-to-beaver-county-pipeline-blast',
}
const rupture: Source = {
  title: 'Pittsburgh Post-Gazette, on the landslide and the gas line, September 10, 2018',
  url: 'http://post-gazette.com/local/west/2018/09/10/gas-explosion-in-center-township-Beaver-County/stories/201809100067',
}
const summerStorm: Source = {
  title: 'Beaver County Times, “Intense, fast-moving storm dropped trees, power lines”, June 25, 2019',
  url: 'https://www.timesonline.com/story/news/crime/2019/06/25/intense-fast-moving-storm-dropped/4829990007/',
}
const aprilStorm: Source = {
  title: 'BeaverCountian.com, on the storm of April 8, 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const twoYearsOn: Source = {
  title: 'Pittsburgh Post-Gazette, on the pipeline revisited, September 25, 2020',
  url: 'https://post-gazette.com/business/powersource/2020/09/25/Revolution-pipeline-repair-Energy-Transfer-explosion-Beaver-County-landslide/stories/202009240058',
}
const landslidePolicies: Source = {
  title: 'Tribune-Review, “Insurance policies don’t cover homes damaged by landslides in Pittsburgh”, 2018',
  url: 'https://archive.triblive.com/local/allegheny/13363579-74/insurance-policies-dont-cover-homes-damaged-by-landslides-in-pittsburgh',
}
const emergencyServices: Source = {
  title: 'Beaver County Times, “County commissioners concerned about 911 funding”, February 13, 2015',
  url: 'https://www.timesonline.com/story/news/local/2015/02/13/county-commissioners-concerned-about-911/18505129007/',
}

/** What the sources of the page say, as data. */
export const centerTownshipFacts = {
  population: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['11,649', '2020'],
    names: [],
  },
  hills: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Raccoon Creek'],
  },
  waterAuthority: {
    source: waterPlant,
    date: '2022-02-02',
    strength: 'reported',
    figures: [],
    names: ['Center Township Water Authority', 'Ohio River'],
  },
  waterCustomers: {
    source: waterPlant,
    date: '2022-02-02',
    strength: 'estimated',
    figures: ['18,000 people'],
    names: ['Center Township Water Authority'],
  },
  roads: {
    source: heavyRain,
    date: '2018-09',
    strength: 'reported',
    figures: ['376'],
    names: ['I-376', 'Brodhead Road'],
  },
  rain: {
    source: heavyRain,
    date: '2018-09',
    strength: 'estimated',
    figures: ['5 inches', '25 to 30 homes'],
    names: ['Ivy Lane', 'Pine Drive'],
  },
  rupture: {
    source: rupture,
    date: '2018-09-10',
    strength: 'reported',
    figures: ['24 inch', '30 homes'],
    names: ['Ivy Lane'],
  },
  summerStorm: {
    source: summerStorm,
    date: '2019-06-25',
    strength: 'reported',
    figures: ['24', '2019', '60 mph'],
    names: ['June'],
  },
  aprilStorm: {
    source: aprilStorm,
    date: '2020-04-08',
    strength: 'reported',
    figures: ['8', '2020', '1,575 customers'],
    names: ['April', 'Center Township'],
  },
  landslideHistory: {
    source: twoYearsOn,
    date: '2020-09-25',
    strength: 'reported',
    figures: ['2018', '2020'],
    names: ['Beaver County', 'Post-Gazette'],
  },
  landslidePolicies: {
    source: landslidePolicies,
    date: '2018',
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania Insurance Department', 'Department of Environmental Protection', 'Tribune-Review'],
  },
  emergencyServices: {
    source: emergencyServices,
    date: '2015-02-13',
    strength: 'reported',
    figures: ['911'],
    names: ['Beaver County Emergency Services'],
  },
} as const satisfies Record<string, Fact>
