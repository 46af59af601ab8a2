import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Wellsville, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Wellsville,_Ohio',
}
const littleYellowCreek: Source = {
  title: 'Morning Journal, “Mayor monitors rising river”, October 31, 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543831/Mayor-monitors-rising-river.html?nav=5019',
}
const waterDistrict: Source = {
  title: 'The Vindicator, “Trustees vote for Buckeye water”, May 17, 2007',
  url: 'https://vindyarchives.com/news/2007/may/17/trustees-vote-for-buckeye-water',
}
const floodHistory: Source = {
  title: 'The Ville View, “Wellsville Flood History”, November 7, 2010',
  url: 'http://thevilleview.blogspot.com/2010/11/wellsville-flood-history.html',
}
const floodSystem: Source = {
  title: 'Salem News, “Village takes next step toward flood certification”, March 8, 2013',
  url: 'http://salemnews.net/page/content.detail/id/564076/Village-takes-next-step-toward-flood-certification.html?nav=5019',
}
const onePump: Source = {
  title: 'Morning Journal, “Chief says levy necessary for FEMA coverage”, October 23, 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543636/Chief-says-levy-necessary-for-FEMA-coverage.html?nav=5019',
}
const crests: Source = {
  title: 'WKBN, “Historic floods for the Ohio River”, February 23, 2018',
  url: 'http://wkbn.com/2018/02/23/historic-floods-for-the-ohio-river/',
}
const cloggedDrains: Source = {
  title: 'Morning Journal, “If you can read this, county did not wash away”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/if-you-can-read-this-county-did-not-wash-away/',
}
const pumpsReadied: Source = {
  title: 'The Review, “Village flood pumps readied as levels rise”, September 2018',
  url: 'https://www.reviewonline.com/news/local-news/2018/09/village-flood-pumps-readied-as-levels-rise/',
}
const pumpsRunning: Source = {
  title: 'Morning Journal, “Pumps will keep working in Wellsville”, September 2018',
  url: 'https://www.morningjournalnews.com/news/local-news/2018/09/pumps-will-keep-working-in-wellsville/',
}
const landslide: Source = {
  title: 'WFMJ, “Heavy rains lead to landslides in Columbiana County”',
  url: 'https://www.wfmj.com/story/40687546/heavy-rains-lead-to-landslides-in-columbiana-county',
}

/** What the sources of the page say, as data. */
export const wellsvilleFacts = {
  villageKind: {
    source: village,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Village', 'Ohio River'],
  },
  villagePopulation: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['3,113', '2020'],
    names: [],
  },
  littleYellowCreek: {
    source: littleYellowCreek,
    date: '2012-10-31',
    strength: 'reported',
    figures: ['2012'],
    names: ['Ohio River', 'Little Yellow Creek', 'Lisbon Street'],
  },
  waterDistrict: {
    source: waterDistrict,
    date: '2007-05-17',
    strength: 'reported',
    figures: ['2007'],
    names: ['Buckeye Water District', 'Wellsville'],
  },
  floodHistory: {
    source: floodHistory,
    date: '2010-11-07',
    strength: 'estimated',
    figures: ['19', '1936', '700', '800 homes'],
    names: ['March'],
  },
  floodSystem: {
    source: floodSystem,
    date: '2013-03-08',
    strength: 'reported',
    figures: ['1940', '2 pump stations', '2013'],
    names: ['Lisbon Street', 'Ohio River'],
  },
  onePump: {
    source: onePump,
    date: '2012-10-23',
    strength: 'reported',
    figures: ['2012', '6 pumps', '1940', '2 pump stations'],
    names: ['October'],
  },
  crests: {
    source: crests,
    date: '2018-02-23',
    strength: 'measured',
    figures: ['20.9 feet', '20', '1996', '20.2 feet', '18', '2004'],
    names: ['January', 'September', 'Wellsville'],
  },
  cloggedDrains: {
    source: cloggedDrains,
    date: '2013-04',
    strength: 'reported',
    figures: ['2013', '10th Street', '15th Street', '5 basements', '2 homes', '1.5 to 2 inches'],
    names: ['April', 'Wellsville', 'Anderson Avenue'],
  },
  pumpsReadied: {
    source: pumpsReadied,
    date: '2018-09',
    strength: 'reported',
    figures: ['2018', '8 feet', '12 feet'],
    names: ['September'],
  },
  pumpsRunning: {
    source: pumpsRunning,
    date: '2018-09',
    strength: 'reported',
    figures: ['2018', '9 feet'],
    names: ['September'],
  },
  landslide: {
    source: landslide,
    date: null,
    strength: 'reported',
    figures: ['45', '3 inches'],
    names: ['State Route', 'Wellsville', 'Hillcrest'],
  },
} as const satisfies Record<string, Fact>
