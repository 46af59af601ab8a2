import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Cortland, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Cortland,_Ohio',
}
const waterSystem: Source = {
  title: 'City of Cortland, Water System',
  url: 'https://cityofcortland.org/departments/water-system/',
}
const stormSewers: Source = {
  title: 'City of Cortland, Storm Sewer System',
  url: 'https://cityofcortland.org/departments/storm-sewer-system/',
}
const development: Source = {
  title: 'The Vindicator, “Residents raise development flooding concerns”, September 6, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/06/cortland-council-residents-raise-development',
}
const council: Source = {
  title: 'The Vindicator, “Flooding: Council hears residents”, September 21, 2004',
  url: 'http://www.vindy.com/news/2004/sep/21/flooding-council-hears-residents/',
}
const walnutRun: Source = {
  title: 'The Vindicator, “Heavy rain causes flooding”, October 18, 2006',
  url: 'https://vindyarchives.com/news/2006/oct/18/heavy-rain-causes-flooding/',
}
const tornado: Source = {
  title: 'Cleveland.com, on the tornado in Trumbull County, January 8, 2019',
  url: 'https://www.cleveland.com/news/2019/01/national-weather-service-confirms-tornado-touched-down-tuesday-morning-in-trumbull-county.html',
}
const trail: Source = {
  title: 'WYTV, “January tornado leaves trail of damage through Trumbull County”, January 2019',
  url: 'https://www.wytv.com/news/local-news/january-tornado-leaves-trail-of-damage-through-trumbull-county/',
}
const concerns: Source = {
  title: 'WFMJ, “People who live in Cortland are raising concerns over flooding issues”',
  url: 'https://www.wfmj.com/story/52748235/people-who-live-in-cortland-are-raising-concerns-over-flooding-issues',
}
const disclosure: Source = {
  title: 'Ohio Revised Code, section 5302.30',
  url: 'https://codes.ohio.gov/ohio-revised-code/section-5302.30',
}
const floodInsurance: Source = {
  title: 'Ohio Committee for Severe Weather Awareness, The National Flood Insurance Program',
  url: 'https://weathersafety.ohio.gov/FloodInsuranceInfo.aspx',
}

/** What the sources of the page say, as data. */
export const cortlandFacts = {
  cityKind: { source: city, date: null, strength: 'reported', figures: [], names: ['City'] },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['7,105', '2020'], names: [] },
  cityLake: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mosquito Creek Lake'],
  },
  wells: {
    source: waterSystem,
    date: null,
    strength: 'reported',
    figures: ['7 wells', '300 feet'],
    names: [],
  },
  clay: { source: waterSystem, date: null, strength: 'reported', figures: [], names: [] },
  stormSewers: {
    source: stormSewers,
    date: null,
    strength: 'reported',
    figures: ['2,109'],
    names: ['Mosquito Lake', 'Mosquito Creek'],
  },
  shepherdsHill: {
    source: development,
    date: '2003-09-06',
    strength: 'reported',
    figures: ['4 feet', 'July 2003'],
    names: ['July', 'Shepherds Hill'],
  },
  walnutCreek: {
    source: council,
    date: '2004-09-21',
    strength: 'reported',
    figures: ['September 2004', '150 residents'],
    names: ['September', 'Walnut Creek', 'Tournament Trail', 'South Colonial Drive'],
  },
  pond: {
    source: council,
    date: '2004-09-21',
    strength: 'estimated',
    figures: ['5,370 acres', '$3 million', '2004'],
    names: ['Walnut Creek'],
  },
  dropped: {
    source: council,
    date: '2004-09-21',
    strength: 'reported',
    figures: ['2004'],
    names: ['South Colonial Drive'],
  },
  disclose: { source: council, date: '2004-09-21', strength: 'reported', figures: ['2004'], names: [] },
  walnutRun: {
    source: walnutRun,
    date: '2006-10-18',
    strength: 'reported',
    figures: ['October 17, 2006'],
    names: ['October', 'Walnut Run'],
  },
  tornado: {
    source: tornado,
    date: '2019-01-08',
    strength: 'reported',
    figures: ['January 8, 2019', '1'],
    names: ['January', 'EF-1', 'Mosquito Creek Lake'],
  },
  trail: { source: trail, date: '2019-01', strength: 'reported', figures: ['2019'], names: ['January'] },
  concerns: {
    source: concerns,
    date: null,
    strength: 'reported',
    figures: ['7 feet'],
    names: ['WFMJ', 'Walnut Creek'],
  },
  disclosure: { source: disclosure, date: null, strength: 'reported', figures: [], names: ['Ohio'] },
  waitingPeriod: {
    source: floodInsurance,
    date: null,
    strength: 'reported',
    figures: ['30 days'],
    names: ['Ohio'],
  },
} as const satisfies Record<string, Fact>
