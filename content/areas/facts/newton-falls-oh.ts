import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Newton Falls, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Newton_Falls,_Ohio',
}
const tornado1985: Source = {
  title: 'National Weather Service, Storm Data for May 31, 1985',
  url: 'https://weather.gov/ctp/Wheatland',
}
const newRoof: Source = {
  title: 'Gribblenation, “Newton Falls Covered Bridge”, January 2020',
  url: 'https://www.gribblenation.org/2020/01/newton-falls-covered-bridge-ohio.html',
}
const documentation: Source = {
  title: 'WFMJ, “Newton Falls collects documentation, hopes to declare disaster”, 2013',
  url: 'http://www.wfmj.com/story/23235151/newton-falls-collect-documentation-to-declare-disaster',
}
const scottStreet: Source = {
  title: 'The Vindicator, on sewers near Newton Falls, July 27, 2016',
  url: 'https://vindyarchives.com/news/2016/jul/27/trumbull-n-falls-hit-dead-end-on-sewer-l/',
}
const waterPlant: Source = {
  title: 'Tribune Chronicle, “County expands sewer district”, August 2017',
  url: 'http://www.tribtoday.com/news/local-news/2017/08/county-expands-sewer-district/',
}
const floodStage: Source = {
  title: 'The Vindicator, “Flooding closes Trumbull County MetroParks, roads”, March 2, 2018',
  url: 'http://www.vindy.com/news/2018/mar/02/flooding-closes-trumbull-county-metroparks-roads/',
}

/** What the sources of the page say, as data. */
export const newtonFallsFacts = {
  population: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['4,557', '2020'],
    names: ['Village'],
  },
  rivers: {
    source: village,
    date: null,
    strength: 'reported',
    figures: ['two'],
    names: ['Mahoning River'],
  },
  tornado1985: {
    source: tornado1985,
    date: '1985-05-31',
    strength: 'reported',
    figures: ['31', '1985'],
    names: ['May', 'F5'],
  },
  newRoof: {
    source: newRoof,
    date: '2020-01',
    strength: 'reported',
    figures: ['1985'],
    names: [],
  },
  summer2013: {
    source: documentation,
    date: '2013',
    strength: 'reported',
    figures: ['2013', 'two', 'four weeks', '4.5 inches', 'two feet'],
    names: ['Newton Falls'],
  },
  documentation: {
    source: documentation,
    date: '2013',
    strength: 'reported',
    figures: ['2013'],
    names: ['Newton Falls'],
  },
  scottStreet: {
    source: scottStreet,
    date: '2016-07-27',
    strength: 'estimated',
    figures: ['200 homes', '2016'],
    names: ['July', 'Scott Street', 'Newton Township', 'Trumbull County'],
  },
  sanitaryEngineer: {
    source: scottStreet,
    date: '2016-07-27',
    strength: 'reported',
    figures: [],
    names: ['Trumbull County', 'Newton Township'],
  },
  sewagePlant: {
    source: scottStreet,
    date: '2016-07-27',
    strength: 'reported',
    figures: ['2016'],
    names: ['Newton Falls'],
  },
  waterPlant: {
    source: waterPlant,
    date: '2017-08',
    strength: 'reported',
    figures: ['2017'],
    names: ['Newton Falls'],
  },
  floodStage: {
    source: floodStage,
    date: '2018-03-02',
    strength: 'measured',
    figures: ['10 feet', '2018'],
    names: ['National Weather Service', 'Mahoning River', 'Leavittsburg'],
  },
} as const satisfies Record<string, Fact>
