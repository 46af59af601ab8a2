import type { Fact, Source } from '../fact.ts'

const city: Source = { title: 'Wikipedia, “Canton, Ohio”', url: 'https://en.wikipedia.org/wiki/Canton,_Ohio' }
const latestUpdates: Source = {
  title: 'The Canton Repository, “Flooding in Stark County: latest updates”, February 2011',
  url: 'https://www.cantonrep.com/x700956883/Flooding-in-Stark-County-Latest-updates',
}
const shelter: Source = {
  title: 'WKYC, “Canton: Shelter closed after assisting flood victims”, February 28, 2011',
  url: 'http://www.wkyc.com/news/article/177765/45/Canton-Shelter-opened-to-assist-flood-victims',
}
const ninetyMinutes: Source = {
  title: 'The Canton Repository, on the storm of June 16, 2014, June 17, 2014',
  url: 'https://www.cantonrep.com/article/20140617/NEWS/140619282',
}
const floodStage: Source = {
  title: 'The Canton Repository, “Flood stage to rise for Nimishillen Creek”, May 2, 2017',
  url: 'https://www.cantonrep.com/news/20170502/flood-stage-to-rise-for-nimishillen-creek',
}
const twoTornadoes: Source = {
  title: 'The Canton Repository, “Two tornadoes hit Stark County”, March 15, 2019',
  url: 'https://www.cantonrep.com/news/20190315/update-two-tornadoes-hit-stark-county',
}
const waterDepartment: Source = {
  title: 'City of Canton Water Department',
  url: 'http://cantonohio.gov/water/',
}
const oldMains: Source = {
  title: 'City of Canton Water Department, letter on aging pipes, 2016',
  url: 'http://cantonohio.gov/water/?pg=story&s=241',
}
const streetDrains: Source = {
  title: 'City of Canton, “Keep street drains clear to avoid flooding”, June 15, 2009',
  url: 'http://cantonohio.gov/collections/?pg=story&s=121',
}
const backwaterLaw: Source = {
  title: 'Codified Ordinances of Canton, 947.22, “Backwater Response Initiative Program”',
  url: 'https://codelibrary.amlegal.com/codes/canton/latest/canton_oh/0-0-0-17675',
}
const backwaterTerms: Source = {
  title: 'City of Canton, Sewer Collections, terms of the Backwater Response Initiative',
  url: 'https://cantonohio.gov/collections/?pg=260',
}
const mines: Source = {
  title: 'College Green Magazine, “Ohio’s abandoned coal mines undercut homes, roads, government budgets”',
  url: 'http://www.collegegreenmag.com/ohios-abandoned-coal-mines-undercut-homes-roads-government-budgets/comment-page-1',
}
const mineCover: Source = {
  title: 'ecoohio.blog, “5 Tips to Safely Live Near Ohio Mines”, November 29, 2018',
  url: 'https://ecoohio.blog/2018/11/29/5-tips-to-safely-live-near-ohio-mines/',
}

/** What the sources of the page say, as data. */
export const cantonFacts = {
  population: {
    source: city,
    date: null,
    strength: 'measured',
    figures: ['70,872', '2020'],
    names: ['City', 'Stark County'],
  },
  branches: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Nimishillen Creek'],
  },
  streetDrains: {
    source: streetDrains,
    date: '2009-06-15',
    strength: 'reported',
    figures: ['2009'],
    names: ['City of Canton', 'Collection Systems Department'],
  },
  crests: {
    source: latestUpdates,
    date: '2011-02',
    strength: 'measured',
    figures: ['14.2 feet', '28', '2003', '12.92 feet', '2011', '1.66 inches'],
    names: ['North Industry', 'July', 'February', 'Nimishillen Creek', 'Canton'],
  },
  backups: {
    source: shelter,
    date: '2011-02-28',
    strength: 'reported',
    figures: ['28', '2011'],
    names: ['February', 'Allenford Drive', 'Mill Street', 'SW', 'Office of Public Service'],
  },
  cloudburst: {
    source: ninetyMinutes,
    date: '2014-06-17',
    strength: 'reported',
    figures: ['16', '2014', '4.2 inches', '90 minutes', '30th', '55th', '41st'],
    names: ['June', 'NE', 'NW', '41st Street NW'],
  },
  sinkhole: {
    source: ninetyMinutes,
    date: '2014-06-17',
    strength: 'reported',
    figures: ['2014'],
    names: ['June', 'Overbrook Court', 'NW'],
  },
  healthHelp: {
    source: ninetyMinutes,
    date: '2014-06-17',
    strength: 'reported',
    figures: ['2014'],
    names: ['June', 'Canton Health Department'],
  },
  mobileHomes: {
    source: floodStage,
    date: '2017-05-02',
    strength: 'reported',
    figures: ['2003', '2004', '2017', '9', '10 feet'],
    names: ['January', 'Cleveland Avenue', 'SE', 'National Weather Service', 'Nimishillen Creek', 'July'],
  },
  twoTornadoes: {
    source: twoTornadoes,
    date: '2019-03-15',
    strength: 'reported',
    figures: ['14', '2019', '2', 'EF-0'],
    names: ['March', 'EF', 'Stark County', 'Perry Township'],
  },
  waterDepartment: {
    source: waterDepartment,
    date: null,
    strength: 'reported',
    figures: ['3 well fields'],
    names: ['Canton Water Department', 'Water Reclamation Facility'],
  },
  oldMains: { source: oldMains, date: '2016', strength: 'reported', figures: ['2016'], names: [] },
  backwaterLaw: {
    source: backwaterLaw,
    date: null,
    strength: 'reported',
    figures: ['3', '15 years', '2014'],
    names: ['Backwater Response Initiative', 'Collection Systems Department'],
  },
  backwaterTerms: {
    source: backwaterTerms,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Backwater Response Initiative'],
  },
  mines: {
    source: mines,
    date: null,
    strength: 'reported',
    figures: ['56 projects'],
    names: ['Stark County', 'Ohio'],
  },
  mineCover: {
    source: mineCover,
    date: '2018-11-29',
    strength: 'reported',
    figures: ['1993'],
    names: ['Ohio', 'Stark'],
  },
  emergencyOffice: {
    source: twoTornadoes,
    date: '2019-03-15',
    strength: 'reported',
    figures: [],
    names: ['Stark County Emergency Management Agency'],
  },
} as const satisfies Record<string, Fact>
