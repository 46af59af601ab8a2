import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “Rochester, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Rochester,_Pennsylvania',
}
const foundation: Source = {
  title: 'Beaver County Historical Research and Landmarks Foundation, “Rochester Borough”',
  url: 'https://bchrlf.org/archives/beaver-county-municipality-facts/rochester-borough/',
}
const sewerLoan: Source = {
  title: 'State Senator’s office, “Rochester Joint Sewer Authority Receives $37 Million”, January 30, 2019',
  url: 'https://www.senatoreldervogel.com/2019/01/30/rochester-joint-sewer-authority-receives-37-million-in-state-financing/',
}

/** What the sources of the page say, as data. */
export const rochesterFacts = {
  kind: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver', 'Ohio', 'Rochester Township'],
  },
  population: { source: borough, date: null, strength: 'measured', figures: ['3,472', '2020'], names: [] },
  junction: { source: foundation, date: null, strength: 'reported', figures: [], names: [] },
  waterStreet: {
    source: foundation,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Water Street', 'New York', 'Brighton'],
  },
  waterAuthority: {
    source: {
      title: 'Beaver Falls Municipal Authority, rules and regulations',
      url: 'https://www.bfwater.net/specifications',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver Falls Municipal Authority', 'Rochester'],
  },
  sewerFinancing: {
    source: sewerLoan,
    date: '2019-01-30',
    strength: 'reported',
    figures: ['$37 million', '2019'],
    names: ['Rochester Area Joint Sewer Authority'],
  },
  sewerTank: {
    source: sewerLoan,
    date: '2019-01-30',
    strength: 'planned',
    figures: ['2019'],
    names: ['Rochester Area Joint Sewer Authority', 'Ohio'],
  },
  floodOf1936: {
    source: {
      title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
      url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
    },
    date: '1936',
    strength: 'reported',
    figures: ['1936', '200 people'],
    names: ['March', 'Rochester'],
  },
  towboat: {
    source: {
      title: 'Ellwood City Ledger, “Histories & Mysteries: St. Patrick’s Day flood of 1936”, May 7, 2019',
      url: 'https://www.ellwoodcityledger.com/entertainmentlife/20190507/histories-amp-mysteries-st-patricks-day-flood-of-1936-left-more-than-destruction-in-its-wake/1',
    },
    date: '2019-05-07',
    strength: 'reported',
    figures: ['1936'],
    names: ['March', 'Rochester'],
  },
  aprilStorm: {
    source: {
      title: 'BeaverCountian.com, on the storm of April 8, 2020',
      url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
    },
    date: '2020-04-08',
    strength: 'reported',
    figures: ['8', '2020', '507'],
    names: ['April', 'Rochester'],
  },
} as const satisfies Record<string, Fact>
