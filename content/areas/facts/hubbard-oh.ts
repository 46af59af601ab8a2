import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Hubbard, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Hubbard,_Ohio',
}
const mudRuns: Source = {
  title: 'The Vindicator, “Mud runs from creek area to invade Hubbard businesses”, July 29, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/29/mud-runs-from-creek-area-to-invade-hubbard/',
}
const coal: Source = {
  title: 'Vienna Historical Society, “Coal Mining in Trumbull County”',
  url: 'http://viennapedia.viennahistory.org/topics/coal-boom-and-coal-mining/coal-mining-in-trumbull-county',
}
const mineInsurance: Source = {
  title: 'Ohio Department of Natural Resources, Mine Subsidence Insurance',
  url: 'https://ohiodnr.gov/business-and-industry/best-management-practices/mining-reclamation-restoration/mine-subsidence-insurance',
}
const waterDepartment: Source = {
  title: 'City of Hubbard, Water Department',
  url: 'https://www.cityofhubbard-oh.gov/water/',
}
const driesOut: Source = {
  title: 'Sharon Herald, “Hubbard dries out after massive flood”, July 29, 2003',
  url: 'http://www2.sharonherald.com/localnews/recentnews/0307/ln072903a.html',
}
const hookups: Source = {
  title: 'The Vindicator, “Hubbard city puts hold on hookups”, September 18, 2002',
  url: 'http://www.vindy.com/news/2002/sep/18/hubbard-city-puts-hold-on-hookups/',
}
const classrooms: Source = {
  title: 'The Vindicator, on Reed Middle School in Hubbard, July 31, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/31/every-classroom-in-reed-middle-school-in-hubbard/',
}
const collierCourt: Source = {
  title: 'The Vindicator, “Hubbard has seen worse flooding”, September 10, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/10/hubbard-has-seen-worse-flooding',
}
const debris: Source = {
  title: 'The Vindicator, “In Hubbard, officials focus on storm debris”, September 21, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/21/in-hubbard-officials-focus-on-storm-debris',
}

/** What the sources of the page say, as data. */
export const hubbardFacts = {
  cityKind: { source: city, date: null, strength: 'reported', figures: [], names: ['City'] },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['7,636', '2020'], names: [] },
  mudRun: {
    source: mudRuns,
    date: '2003-07-29',
    strength: 'reported',
    figures: ['2003'],
    names: ['Mud Run', 'North Main Street'],
  },
  mud: {
    source: mudRuns,
    date: '2003-07-29',
    strength: 'reported',
    figures: ['18 inches', '2003'],
    names: ['Mud Run', 'July'],
  },
  sewage: {
    source: driesOut,
    date: '2003-07-29',
    strength: 'reported',
    figures: ['2 feet', '2003'],
    names: ['East Park Avenue', 'July'],
  },
  church: {
    source: driesOut,
    date: '2003-07-29',
    strength: 'reported',
    figures: ['1990', '2003'],
    names: ['North Main Street'],
  },
  minutes: {
    source: classrooms,
    date: '2003-07-31',
    strength: 'reported',
    figures: ['July 27, 2003', '4 feet'],
    names: ['Mud Run', 'North Main Street', 'East Park Avenue', 'July'],
  },
  school: {
    source: classrooms,
    date: '2003-07-31',
    strength: 'reported',
    figures: ['July 27, 2003'],
    names: ['Reed Middle School', 'July'],
  },
  collierCourt: {
    source: collierCourt,
    date: '2004-09-10',
    strength: 'reported',
    figures: ['September 8 and 9, 2004', '4 basements'],
    names: ['September', 'Collier Court', 'North Main Street', 'Mud Run'],
  },
  coal: { source: coal, date: null, strength: 'reported', figures: [], names: ['Hubbard Township'] },
  mineInsurance: {
    source: mineInsurance,
    date: null,
    strength: 'reported',
    figures: ['$1'],
    names: ['Trumbull County'],
  },
  waterDepartment: {
    source: waterDepartment,
    date: null,
    strength: 'reported',
    figures: ['1994'],
    names: ['Aqua', 'Water Department'],
  },
  oldLines: {
    source: waterDepartment,
    date: null,
    strength: 'estimated',
    figures: ['80 years'],
    names: ['Water Department'],
  },
  hookups: {
    source: hookups,
    date: '2002-09-18',
    strength: 'estimated',
    figures: ['2002', '1 million gallons'],
    names: ['September'],
  },
  debris: {
    source: debris,
    date: '2004-09-21',
    strength: 'reported',
    figures: ['2004'],
    names: ['Mud Run', 'Trumbull County Engineer', 'Army Corps of Engineers', 'September'],
  },
} as const satisfies Record<string, Fact>
