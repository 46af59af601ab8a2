import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “Ellwood City, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Ellwood_City,_Pennsylvania',
}
const rainOf2004: Source = {
  title: 'Pittsburgh Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, May 23, 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const aftermath: Source = {
  title: 'Ellwood City Ledger, “Ellwood officials reviewing infrastructure”, September 30, 2011',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2011/09/30/ellwood-officials-reviewing-infrastructure-in/18600494007/',
}
const yearInReview: Source = {
  title: 'Ellwood City Ledger, “Year in review: Floods ravaged Ellwood City businesses”, December 30, 2011',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2011/12/30/year-in-review-floods-ravaged/18600655007/',
}
const nuisanceFlood: Source = {
  title: 'Ellwood City Ledger, “Heavy rains cause ‘nuisance flood’”, June 25, 2014',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2014/06/25/heavy-rains-cause-nuisance-flood/18639334007/',
}
const june2015: Source = {
  title: 'Ellwood City Ledger, “Floods, tree falls plague Ellwood City area”, June 16, 2015',
  url: 'https://www.ellwoodcityledger.com/story/news/crime/2015/06/16/floods-tree-falls-plague-ellwood/18649068007/',
}
const overflow: Source = {
  title: 'EllwoodCity.org, on a sewer overflow at Fifth Street, September 27, 2016',
  url: 'https://ellwoodcity.org/2016/09/27/ellwood-borough-proactively-working-toward-a-cleaner-environment',
}
const fallenBrick: Source = {
  title: 'Ellwood City Ledger, “Building collapses on Lawrence Avenue”, October 11, 2018',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2018/10/11/building-collapses-on-lawrence-avenue/9577376007/',
}
const shutoffs: Source = {
  title: 'Ellwood City Ledger, “Ellwood City resuming electric shutoffs”, June 30, 2020',
  url: 'https://www.ellwoodcityledger.com/news/20200630/ellwood-city-resuming-electric-shutoffs',
}
const oldMain: Source = {
  title: 'New Castle News, “Ellwood City undertaking sizable sewer project”, October 25, 2021',
  url: 'https://www.ncnewsonline.com/news/local_news/ellwood-city-undertaking-sizable-sewer-project/article_488bb2c4-31ae-11ec-9815-1f963dac676f.html',
}
const sewerBills: Source = {
  title: 'New Castle News, on Ellwood City’s sewer bills, August 8, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/ellwood-residents-can-expect-16-increases-in-sewer-bills/article_b183173e-3497-11ee-aa84-4317ac4dd304.html',
}

/** What the sources of the page say, as data. */
export const ellwoodCityFacts = {
  counties: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County', 'Beaver County'],
  },
  population2020: {
    source: borough,
    date: null,
    strength: 'measured',
    figures: ['7,642 people', '2020'],
    names: [],
  },
  creek: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Connoquenessing Creek', 'Beaver River'],
  },
  rainOf2004: {
    source: rainOf2004,
    date: '2004-05-23',
    strength: 'reported',
    figures: ['22', '2004', 'three inches', 'three hours', 'five inches'],
    names: ['May', 'National Weather Service'],
  },
  pumpedBasements: {
    source: aftermath,
    date: '2011-09-30',
    strength: 'reported',
    figures: ['40 residents', '2011', 'two hours'],
    names: ['September'],
  },
  bowl: {
    source: aftermath,
    date: '2011-09-30',
    strength: 'reported',
    figures: ['2011'],
    names: ['September', 'Fifth Street', 'Lincoln High School', 'Beaver Avenue'],
  },
  floodsOf2011: {
    source: yearInReview,
    date: '2011-12-30',
    strength: 'reported',
    figures: ['2011', 'four to five feet'],
    names: ['July', 'September', 'Fifth Street', 'Lawrence Avenue'],
  },
  buckledWall: {
    source: yearInReview,
    date: '2011-12-30',
    strength: 'reported',
    figures: ['2011'],
    names: ['September', 'Fountain Avenue'],
  },
  creekRoads: {
    source: nuisanceFlood,
    date: '2014-06-25',
    strength: 'reported',
    figures: ['2014'],
    names: ['June', 'Mercer Road', 'Country Club Drive', 'Waterfront Road', 'McKim Way'],
  },
  june2015: {
    source: june2015,
    date: '2015-06-16',
    strength: 'reported',
    figures: ['2015', '3.49 inches', '48 hours', '12'],
    names: ['June', 'Connoquenessing Creek'],
  },
  electricDepartment: {
    source: shutoffs,
    date: '2020-06-30',
    strength: 'reported',
    figures: ['2020'],
    names: [],
  },
  overflow: {
    source: overflow,
    date: '2016-09-27',
    strength: 'reported',
    figures: ['2016'],
    names: ['April', 'Fifth Street'],
  },
  fallenBrick: {
    source: fallenBrick,
    date: '2018-10-11',
    strength: 'reported',
    figures: ['11', '2018'],
    names: ['October', 'Lawrence Avenue'],
  },
  oldMain: {
    source: oldMain,
    date: '2021-10-25',
    strength: 'estimated',
    figures: ['100 years', '2021'],
    names: ['Connoquenessing Creek', 'North Sewickley', 'Franklin', 'Wayne'],
  },
  newMain: {
    source: sewerBills,
    date: '2023-08-08',
    strength: 'reported',
    figures: ['2023', '3,500 customers', '$8.5 million'],
    names: ['Wampum Road', 'Wayne Township'],
  },
} as const satisfies Record<string, Fact>
