import type { Fact, Source } from '../fact.ts'

const community: Source = {
  title: 'Wikipedia, “Negley, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Negley,_Ohio',
}
const drainage: Source = {
  title: 'The Vindicator, “Commissioners OK funds for 5 projects”, June 24, 2004',
  url: 'https://vindyarchives.com/news/2004/jun/24/columbiana-county-commissioners-ok-funds-for-5/',
}
const sandy: Source = {
  title: 'Morning Journal, “Storm had little impact across Columbiana County”, October 31, 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543844/Storm-had-little-impact-across-Columbiana-County.html?nav=5019',
}
const roads: Source = {
  title: 'Morning Journal, “Middleton keeps close eye on Rogers, especially the roads”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/middleton-keeps-close-eye-on-rogers-especially-the-roads/',
}
const heavyRain: Source = {
  title: 'The Review, “Heavy rain hits county”, November 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/11/heavy-rain-hits-county/',
}

/** What the sources of the page say, as data. */
export const negleyFacts = {
  communityKind: {
    source: community,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Middleton Township', 'Pennsylvania'],
  },
  communityPopulation: {
    source: community,
    date: null,
    strength: 'measured',
    figures: ['274', '2020'],
    names: [],
  },
  communityKnownFor: { source: community, date: null, strength: 'reported', figures: [], names: ['Negley'] },
  communityWaterways: {
    source: community,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Negley', 'Bull Creek', 'North Fork', 'Little Beaver Creek'],
  },
  communityLandmarks: {
    source: community,
    date: null,
    strength: 'reported',
    figures: ['154', '170'],
    names: ['State Routes'],
  },
  drainage: {
    source: drainage,
    date: '2004-06-24',
    strength: 'planned',
    figures: ['2004', '$71,994'],
    names: ['June', 'Negley'],
  },
  sandy: {
    source: sandy,
    date: '2012-10-31',
    strength: 'reported',
    figures: ['2012', '1,000 households'],
    names: ['October', 'Sandy', 'Salem', 'Lisbon', 'Middleton Township'],
  },
  roads: {
    source: roads,
    date: '2013-04',
    strength: 'reported',
    figures: ['154', '53 miles', '2013'],
    names: ['State Route', 'Middleton Township', 'Ohio Department of Transportation'],
  },
  heavyRain: {
    source: heavyRain,
    date: '2017-11',
    strength: 'measured',
    figures: ['18', '2017', '3 inches'],
    names: ['November', 'Negley'],
  },
} as const satisfies Record<string, Fact>
