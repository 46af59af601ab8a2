import type { Fact, Source } from '../fact.ts'

const county: Source = {
  title: 'Wikipedia, “Columbiana County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Columbiana_County,_Ohio',
}
const sketch: Source = {
  title: 'Columbiana County, Historical Sketch',
  url: 'http://columbianacounty.org/history',
}
const westernCreeks: Source = {
  title: 'The Vindicator, “Columbiana County continues to tally up impact of flooding”, August 1, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/01/columbiana-county-continues-to-tally-up-impact-of',
}
const havoc: Source = {
  title: 'The Vindicator, “Floods raise havoc”, August 28, 2004',
  url: 'http://www.vindy.com/news/2004/aug/28/floods-raise-havoc/',
}
const homesCounted: Source = {
  title: 'The Vindicator, “Starting a deluge of assistance”, September 1, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/01/flood-aftermath-starting-a-deluge-of-assistance',
}
const augustAid: Source = {
  title: 'The Vindicator, “Flood aid to cover August”, September 22, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/22/columbiana-co-flood-aid-to-cover-august/',
}
const winds: Source = {
  title: 'Morning Journal, “Storm had little impact across Columbiana County”, October 31, 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543844/Storm-had-little-impact-across-Columbiana-County.html?nav=5019',
}
const steadyRain: Source = {
  title: 'Morning Journal, “A lot of rain, but most of county spared serious consequences”, September 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/09/a%E2%80%88lot-of-rain-but-most-of-county-spared-serious-consequences/',
}
const iceStorm: Source = {
  title: 'Tribune Chronicle, “Most Columbiana residents have power”, November 2018',
  url: 'https://www.tribtoday.com/news/local-news/2018/11/most-columbiana-residents-have-power/',
}
const lowRoads: Source = {
  title: 'The Review, “Heavy rain hits county”, November 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/11/heavy-rain-hits-county/',
}
const mineCover: Source = {
  title: 'Insurance Journal, “Ohio Passes Mine Subsidence Insurance Bill”, January 17, 2005',
  url: 'https://www.insurancejournal.com/news/midwest/2005/01/17/49753.htm',
}
const mineClaims: Source = {
  title: 'Ohio Mine Subsidence Insurance Underwriting Association, frequently asked questions',
  url: 'https://ohiominesubsidence.com/Public/FAQ.aspx',
}
const mineInventory: Source = {
  title: 'Ohio Geological Survey, inventory of abandoned underground mines, Open-File Report 1980-1',
  url: 'https://docslib.org/doc/8932465/investigation-and-inventory-of-abandoned-underground-mines-in-columbiana-mahoning-and-trumbull-counties-ohio',
}
const emergencyOffice: Source = {
  title: 'Salem News, “CCEMA public meeting May 6”, April 2025',
  url: 'https://www.salemnews.net/news/neighborhood-news/2025/04/ccema-public-meeting-may-6/',
}
const healthBoard: Source = {
  title: 'Morning Journal, “CC Health District Advisory Council selects health board”, March 2025',
  url: 'https://morningjournalnews.com/news/local-news/2025/03/cc-health-district-advisory-council-selects-health-board',
}
const healthSewage: Source = {
  title: 'Columbiana County Health District, Sewage',
  url: 'https://www.columbiana-health.org/sewage/',
}
const healthWater: Source = {
  title: 'Columbiana County Health District, Water',
  url: 'https://www.columbiana-health.org/water/',
}
const septicAid: Source = {
  title: 'Salem News, “Columbiana County expands septic repair program”, April 2021',
  url: 'https://www.salemnews.net/news/local-news/2021/04/columbiana-county-expands-septic-repair-program',
}
const floodPolicy: Source = {
  title: 'Ohio Committee for Severe Weather Awareness, flood insurance',
  url: 'https://weathersafety.ohio.gov/FloodInsuranceInfo.aspx',
}
const springReview: Source = {
  title: 'Mount Vernon Grapevine, “Ohioans Urged to Evaluate Need for Flood Insurance”, March 22, 2022',
  url: 'http://www.TheMountVernonGrapevine.com/index.php/2022/03/22/ohioans-urged-to-evaluate-need-for-flood-insurance/',
}

/** What the sources say of the county, as data; pages of its places use it too. */
export const columbianaCountyFacts = {
  countyCountySeat: {
    source: county,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lisbon', 'Salem'],
  },
  countyPopulation: {
    source: county,
    date: null,
    strength: 'measured',
    figures: ['101,877', '2020'],
    names: [],
  },
  sketchWaterways: {
    source: sketch,
    date: null,
    strength: 'reported',
    figures: ['20 miles'],
    names: ['Ohio River', 'Yellow Creek', 'Beaver', 'Mahoning River', 'Tuscarawas', 'Muskingum'],
  },
  sketchSoilGeology: {
    source: sketch,
    date: null,
    strength: 'reported',
    figures: ['652 feet', '1,447 feet'],
    names: ['Lisbon', 'Ohio River', 'Madison Township'],
  },
  sketchMining: { source: sketch, date: null, strength: 'reported', figures: [], names: [] },
  westernCreeksFlood: {
    source: westernCreeks,
    date: '2003-08-01',
    strength: 'reported',
    figures: ['2003'],
    names: ['July', 'Columbiana County Emergency Management Agency'],
  },
  havoc: {
    source: havoc,
    date: '2004-08-28',
    strength: 'reported',
    figures: ['27', '28', '2004', '7 inches'],
    names: ['August'],
  },
  homesCounted: {
    source: homesCounted,
    date: '2004-09-01',
    strength: 'reported',
    figures: ['1', '2004', '18 homes', '33', '63'],
    names: ['September'],
  },
  augustAid: {
    source: augustAid,
    date: '2004-09-22',
    strength: 'reported',
    figures: ['2004', '700', '250', '$10 million'],
    names: ['August', 'September', 'FEMA'],
  },
  winds: {
    source: winds,
    date: '2012-10-31',
    strength: 'reported',
    figures: ['2008', '70 mph', '38,000 households'],
    names: ['September', 'Hurricane Ike'],
  },
  steadyRain: {
    source: steadyRain,
    date: '2018-09',
    strength: 'reported',
    figures: ['18', '2017', '2.5 inches', '3.2 inches', '24 hours', '$1.22 million'],
    names: ['November', 'Franklin Square', 'Knox Township', 'Elkton'],
  },
  iceStorm: {
    source: iceStorm,
    date: '2018-11',
    strength: 'reported',
    figures: ['2018', '40,000 residents', '2 inches'],
    names: ['November', 'East Palestine', 'Unity Township'],
  },
  lowRoads: {
    source: lowRoads,
    date: '2017-11',
    strength: 'reported',
    figures: ['18', '2017', '2.5 inches'],
    names: ['Franklin Square', 'Elkton', 'Saturday'],
  },
  mineCover: {
    source: mineCover,
    date: '2005-01-17',
    strength: 'reported',
    figures: ['26', '$1', '2005', '$50,000', '$300,000'],
    names: ['Columbiana', 'Ohio'],
  },
  mineClaims: {
    source: mineClaims,
    date: null,
    strength: 'reported',
    figures: ['1 to 4 families'],
    names: ['Ohio Mine Subsidence Insurance Underwriting Association'],
  },
  mineInventory: {
    source: mineInventory,
    date: '1980',
    strength: 'reported',
    figures: ['1980'],
    names: ['Ohio Geological Survey', 'Columbiana', 'Mahoning', 'Trumbull'],
  },
  emergencyOffice: {
    source: emergencyOffice,
    date: '2025-04',
    strength: 'reported',
    figures: ['215'],
    names: ['Columbiana County Emergency Management Agency', 'S. Market Street', 'Lisbon'],
  },
  healthBoard: {
    source: healthBoard,
    date: '2025-03',
    strength: 'reported',
    figures: ['7360', '45'],
    names: ['Columbiana County Health District', 'State Route', 'Lisbon'],
  },
  healthSewage: {
    source: healthSewage,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Columbiana County Health District'],
  },
  healthWater: {
    source: healthWater,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Columbiana County Health District', 'E. coli'],
  },
  septicAid: {
    source: septicAid,
    date: '2021-04',
    strength: 'reported',
    figures: ['2021', '$150,000'],
    names: ['April', 'Columbiana County Health District', 'H2Ohio'],
  },
  floodPolicy: {
    source: floodPolicy,
    date: null,
    strength: 'reported',
    figures: ['30 days'],
    names: ['Ohio', 'Ohio Department of Insurance'],
  },
  springReview: {
    source: springReview,
    date: '2022-03-22',
    strength: 'reported',
    figures: ['30 days', '2022'],
    names: ['Ohio Department of Insurance', 'March'],
  },
} as const satisfies Record<string, Fact>
