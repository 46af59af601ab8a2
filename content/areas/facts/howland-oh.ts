import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Howland Township, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Howland_Township,_Ohio',
}
const history: Source = {
  title: 'Howland Township, Township History',
  url: 'https://www.howlandoh.gov/township-history',
}
const stormSewers: Source = {
  title: 'Howland Township, Storm Sewers and Drainage',
  url: 'http://www.howlandtownship.org/storm-sewers-and-drainage',
}
const waterCosts: Source = {
  title: 'The Vindicator, “Trumbull sanitary department explains water costs at forum”, April 2025',
  url: 'https://www.vindy.com/news/local-news/2025/04/trumbull-sanitary-department-explains-water-costs-at-forum/',
}
const callCenter: Source = {
  title: 'The Vindicator, “Mahoning, Trumbull seek emergency funds”, July 23, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/23/mahoning-trumbull-seek-emergency-funds/',
}
const veniceHeights: Source = {
  title: 'The Vindicator, on frustrated residents of Howland, July 27, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/27/howland-frustrated-residents-look-to-trustees-for/',
}
const newFurnaces: Source = {
  title: 'The Vindicator, “Residents demand solution to flooding in their homes”, September 15, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/15/howland-residents-demand-solution-to-flooding-in',
}
const regulations: Source = {
  title: 'The Vindicator, “Trustees OK regulations to aid flooding”, January 12, 2006',
  url: 'http://vindyarchives.com/news/2006/jan/12/trustees-ok-regulations-to-aid-flooding/',
}
const valcamp: Source = {
  title: 'WFMJ, “Howland homes damaged by flood”, 2013',
  url: 'http://www.wfmj.com/story/22925048/howland-neighborhood-homes-damaged-by-flood',
}
const sirens: Source = {
  title: 'The Vindicator, “Howland had tornado sirens that didn’t sound”, June 20, 2019',
  url: 'https://vindyarchives.com/news/2019/jun/20/howland-tornado-sirens-also-fell-silent/',
}
const sewagePlant: Source = {
  title: 'WYTV, on the Mosquito Creek wastewater plant, September 9, 2020',
  url: 'https://www.wytv.com/news/local-news/trumbull-co-wastewater-treatment-plant-undergoing-multi-million-dollar-upgrades/',
}

/** What the sources of the page say, as data. */
export const howlandFacts = {
  townshipKind: { source: township, date: null, strength: 'reported', figures: [], names: ['Township'] },
  townshipPopulation: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['19,042', '2020'],
    names: [],
  },
  history: { source: history, date: null, strength: 'reported', figures: [], names: ['World War II'] },
  publicWorks: {
    source: stormSewers,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Howland Township', 'Public Works'],
  },
  waterCosts: {
    source: waterCosts,
    date: '2025-04',
    strength: 'reported',
    figures: ['2025'],
    names: ['Warren', 'Niles', 'Sanitary Engineer'],
  },
  callCenter: {
    source: callCenter,
    date: '2003-07-23',
    strength: 'reported',
    figures: ['July 21, 2003', '911'],
    names: ['July'],
  },
  powerless: {
    source: veniceHeights,
    date: '2003-07-27',
    strength: 'reported',
    figures: ['July 2003'],
    names: ['July'],
  },
  veniceHeights: {
    source: veniceHeights,
    date: '2003-07-27',
    strength: 'reported',
    figures: ['7th', 'July 2003'],
    names: ['July', 'Venice Heights'],
  },
  newFurnaces: {
    source: newFurnaces,
    date: '2003-09-15',
    strength: 'reported',
    figures: ['September 2003'],
    names: ['September', 'Clifton', 'Rosegarden', 'Dawson'],
  },
  regulations: {
    source: regulations,
    date: '2006-01-12',
    strength: 'reported',
    figures: ['2003', 'January 2006'],
    names: ['January'],
  },
  valcamp: {
    source: valcamp,
    date: '2013',
    strength: 'reported',
    figures: ['2013', '10 to 11 streets', '5 times', '3 years'],
    names: ['Valcamp Avenue'],
  },
  footerDrains: { source: valcamp, date: '2013', strength: 'reported', figures: ['2013'], names: [] },
  sirens: {
    source: sirens,
    date: '2019-06-20',
    strength: 'reported',
    figures: ['June 16, 2019', '4 sirens'],
    names: ['June'],
  },
  sewagePlant: {
    source: sewagePlant,
    date: '2020-09-09',
    strength: 'reported',
    figures: ['2020', '8,000 customers'],
    names: ['Mosquito Creek', 'Cortland'],
  },
} as const satisfies Record<string, Fact>
