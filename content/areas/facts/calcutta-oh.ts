import type { Fact, Source } from '../fact.ts'

const community: Source = {
  title: 'Wikipedia, “Calcutta, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Calcutta,_Ohio',
}
const waterDistrict: Source = {
  title: 'The Vindicator, “Trustees vote for Buckeye water”, May 17, 2007',
  url: 'https://vindyarchives.com/news/2007/may/17/trustees-vote-for-buckeye-water',
}
const glenmoor: Source = {
  title: 'Morning Journal, “Engineer sees solution to Hanoverton sewer dilemma”, April 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/04/engineer-sees-solution-to-hanoverton-sewer-dilemma/',
}
const ditches: Source = {
  title: 'The Review, “St. Clair trustees addressed over flooding problems”, March 2018',
  url: 'http://www.reviewonline.com/news/local-news/2018/03/st-clair-trustees-addressed-over-flooding-problems/',
}
const storeFlood: Source = {
  title: 'Business Journal, “Already Closed from COVID-19, Calcutta Businesses Hit with Flood”, 2020',
  url: 'https://businessjournaldaily.com/calcutta-businesses-hit-with-flood-damages/',
}

/** What the sources of the page say, as data. */
export const calcuttaFacts = {
  communityKind: {
    source: community,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['St. Clair Township'],
  },
  communityPopulation: {
    source: community,
    date: null,
    strength: 'measured',
    figures: ['3,941', '2020'],
    names: [],
  },
  communityKnownFor: {
    source: community,
    date: null,
    strength: 'reported',
    figures: ['170'],
    names: ['State Route'],
  },
  communityWaterways: {
    source: community,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Little Beaver Creek', 'Longs Run'],
  },
  waterDistrict: {
    source: waterDistrict,
    date: '2007-05-17',
    strength: 'reported',
    figures: ['2007'],
    names: ['Buckeye Water District', 'St. Clair Township'],
  },
  glenmoor: {
    source: glenmoor,
    date: '2018-04',
    strength: 'reported',
    figures: ['2016', '$10 million', '2018'],
    names: ['Glenmoor', 'Substation', 'St. Clair Township', 'Columbiana County Engineer’s Office'],
  },
  ditches: {
    source: ditches,
    date: '2018-03',
    strength: 'reported',
    figures: ['2018', '2007', '4 streets', '3 feet'],
    names: ['March', 'Purinton Road', 'Huston Road', 'St. Clair Township'],
  },
  storeFlood: {
    source: storeFlood,
    date: '2020',
    strength: 'reported',
    figures: ['2020', '4', '6 inches', '170'],
    names: ['March', 'State Route'],
  },
} as const satisfies Record<string, Fact>
