import type { Fact, Source } from '../fact.ts'

const census: Source = {
  title: 'U.S. Census Bureau, 2020 census, Lowellville village',
  url: 'https://data.census.gov/profile?g=160XX00US3945178',
}
const village: Source = {
  title: 'Wikipedia, “Lowellville, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Lowellville,_Ohio',
}
const strategies: Source = {
  title: 'The Vindicator, “Flood control strategies presented”, August 17, 2016',
  url: 'http://www.vindy.com/news/2016/aug/17/officials-present-strategies-for-flood-c/',
}
const aqua: Source = {
  title: 'WKBN, “Road closures expected due to water main work”, August 9, 2023',
  url: 'https://www.wkbn.com/news/local-news/road-closures-expected-due-to-water-main-work/',
}
const riverGauge: Source = {
  title: 'Midwestern Regional Climate Center, “1913 Flood: Youngstown”',
  url: 'https://mrcc.purdue.edu/1913Flood/communities/youngstown',
}
const tornado: Source = {
  title: 'The Vindicator, “Lowellville residents, officials assess damage”, April 11, 2001',
  url: 'http://www.vindy.com/news/2001/apr/11/lowellville-residents-officials-assess-damage/',
}
const losses: Source = {
  title: 'The Vindicator, “Flood damage is a disaster, village mayor says”, July 2, 2015',
  url: 'https://vindyarchives.com/news/2015/jul/02/residents-sound-off-on-losses-in-floodss',
}
const dam: Source = {
  title: 'The Vindicator, on the start of the dam removal, October 26, 2018',
  url: 'https://vindyarchives.com/news/2018/oct/26/lowellville-kicks-dam-removal-project-ceremony/',
}

/** What the sources of the page say, as data. */
export const lowellvilleFacts = {
  census: { source: census, date: '2020', strength: 'measured', figures: ['996', '2020'], names: [] },
  village: {
    source: village,
    date: null,
    strength: 'measured',
    figures: [],
    names: ['Mahoning River', 'Pennsylvania'],
  },
  steepHills: {
    source: strategies,
    date: '2016-08-17',
    strength: 'reported',
    figures: ['2016', '3 inches', 'one hour', '500', '1,000'],
    names: ['Mahoning River', 'National Weather Service', 'Lowellville'],
  },
  repairs: {
    source: strategies,
    date: '2016-08-17',
    strength: 'reported',
    figures: ['2015', '3 inches', '$1.3 million', 'six months'],
    names: [],
  },
  aquaServes: {
    source: aqua,
    date: '2023-08-09',
    strength: 'reported',
    figures: ['2023'],
    names: ['Aqua Ohio', 'Lowellville'],
  },
  riverGauge: {
    source: riverGauge,
    date: null,
    strength: 'measured',
    figures: ['21,000', '21', '1959'],
    names: ['Mahoning River', 'Lowellville', 'January'],
  },
  tornado: {
    source: tornado,
    date: '2001-04-11',
    strength: 'reported',
    figures: ['9', '2001', 'four-mile', '2:45'],
    names: ['April', 'F2', 'Sixth Street'],
  },
  streetClosed: {
    source: losses,
    date: '2015-07-02',
    strength: 'reported',
    figures: ['2015'],
    names: ['July', 'McGill Street'],
  },
  dam: {
    source: dam,
    date: '2018-10-26',
    strength: 'planned',
    figures: ['2018', '2019'],
    names: ['First Street', 'October', 'December'],
  },
} as const satisfies Record<string, Fact>
