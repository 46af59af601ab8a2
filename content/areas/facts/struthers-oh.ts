import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Struthers, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Struthers,_Ohio',
}
const creek: Source = {
  title: 'The Vindicator, “Community panel takes on flooding concerns”, January 28, 2005',
  url: 'http://www.vindy.com/news/2005/jan/28/poland-village-community-panel-takes-on-flooding/',
}
const history: Source = {
  title: 'Daily Legal News, history of Struthers, February 14, 2013',
  url: 'https://www.dlnnews.com/editorial/6118',
}
const plant: Source = {
  title: 'City of Struthers, Water Pollution Control',
  url: 'https://www.cityofstruthers.com/waste_water.html',
}
const aquaCenter: Source = {
  title: 'The Vindicator, report on Aqua Ohio’s new operations center, December 21, 2017',
  url: 'http://www.vindy.com/news/2017/dec/21/aqua-ohio-unveils-its-new-operations-cen/',
}
const repairs: Source = {
  title: 'The Vindicator, “Sewage system repairs done”, March 15, 2001',
  url: 'https://vindyarchives.com/news/2001/mar/15/mahoning-county-sewage-system-repairs-done/',
}
const creekOverflow: Source = {
  title: 'WKBN, “Heavy rain in Struthers causes creek overflow, flooding at high school”, August 11, 2018',
  url: 'https://www.wkbn.com/news/local-news/heavy-rain-in-struthers-causes-creek-overflow-flooding-at-high-school/1360446544',
}
const backflow: Source = {
  title: 'City of Struthers, Waste Water News',
  url: 'https://www.cityofstruthers.com/wwnews.html',
}
const floodMeeting: Source = {
  title: 'City of Struthers, blog, report on a meeting about the flood of July 17',
  url: 'https://www.cityofstruthers.com/blog/',
}
const lakeshore: Source = {
  title: 'WKBN, “Struthers residents deal with flooding and sewage backup after storms”',
  url: 'https://www.wkbn.com/news/local-news/struthers-residents-deal-with-flooding-and-sewage-backup-after-storms/',
}
const culvert: Source = {
  title: 'City of Struthers, Mayor’s Office, project updates (2008)',
  url: 'http://www.cityofstruthers.com/news.aspx',
}

/** What the sources of the page say, as data. */
export const struthersFacts = {
  cityKind: {
    source: city,
    date: null,
    strength: 'measured',
    figures: [],
    names: ['Mahoning County', 'Mahoning River', 'Youngstown'],
  },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['10,063', '2020'], names: [] },
  creek: {
    source: creek,
    date: '2005-01-28',
    strength: 'reported',
    figures: [],
    names: ['Mahoning River', 'Yellow Creek', 'Struthers'],
  },
  housing: {
    source: history,
    date: '2013-02-14',
    strength: 'reported',
    figures: ['1900'],
    names: ['Struthers'],
  },
  plant: {
    source: plant,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lowellville Road', 'Struthers', 'Poland', 'Boardman'],
  },
  aquaCenter: {
    source: aquaCenter,
    date: '2017-12-21',
    strength: 'reported',
    figures: ['2017'],
    names: ['Aqua Ohio'],
  },
  repairs: {
    source: repairs,
    date: '2001-03-15',
    strength: 'reported',
    figures: ['2001', '$3 million'],
    names: ['March'],
  },
  culvert: {
    source: culvert,
    date: '2008',
    strength: 'reported',
    figures: ['2008', '40 plus years'],
    names: ['Fifth Street', 'May'],
  },
  creekOverflow: {
    source: creekOverflow,
    date: '2018-08-11',
    strength: 'reported',
    figures: ['10', '2018'],
    names: ['August', 'Maplewood Avenue', 'Fifth', 'Garfield'],
  },
  backflow: {
    source: backflow,
    date: null,
    strength: 'reported',
    figures: ['50%', '$1,500', 'two proposals'],
    names: ['Struthers'],
  },
  roofDrains: {
    source: backflow,
    date: null,
    strength: 'reported',
    figures: ['ninety days'],
    names: ['Struthers'],
  },
  floodMeeting: {
    source: floodMeeting,
    date: null,
    strength: 'reported',
    figures: ['80 people', 'seven floods', 'seven years', '17'],
    names: ['Fifth Street', 'July'],
  },
  lakeshore: {
    source: lakeshore,
    date: null,
    strength: 'reported',
    figures: ['six homeowners', '$30,000', '$40,000'],
    names: ['Lakeshore Drive'],
  },
} as const satisfies Record<string, Fact>
