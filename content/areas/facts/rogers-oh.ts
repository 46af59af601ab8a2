import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Rogers, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Rogers,_Ohio',
}
const market: Source = {
  title: 'Morning Journal, “Searching for a good bargain”, July 2017',
  url: 'https://www.morningjournalnews.com/news/local-news/2017/07/searching-for-a-good-bargain/',
}
const services: Source = {
  title: 'Morning Journal, “Time running out on Rogers”, December 2013',
  url: 'http://www.morningjournalnews.com/opinion/editorials/2013/12/time-running-out-on-rogers/',
}
const roads: Source = {
  title: 'Morning Journal, “Middleton keeps close eye on Rogers, especially the roads”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/middleton-keeps-close-eye-on-rogers-especially-the-roads/',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, September 17, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const route154: Source = {
  title: 'The Vindicator, “Heavy rains reactivate landslide on Columbiana County road”, May 11, 2017',
  url: 'http://www.vindy.com/news/2017/may/11/heavy-rains-reactivate-landslide-columbiana-county/',
}

/** What the sources of the page say, as data. */
export const rogersFacts = {
  villageKind: { source: village, date: null, strength: 'reported', figures: [], names: ['Village'] },
  villagePopulation: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['194', '2020'],
    names: [],
  },
  villageWaterways: {
    source: village,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Little Bull Creek'],
  },
  villageHousing: { source: village, date: null, strength: 'reported', figures: ['93', '2010'], names: [] },
  market: {
    source: market,
    date: '2017-07',
    strength: 'reported',
    figures: ['1955'],
    names: ['Rogers', 'Friday', 'Fridays'],
  },
  services: {
    source: services,
    date: '2013-12',
    strength: 'reported',
    figures: ['2013'],
    names: ['Rogers', 'December'],
  },
  roads: {
    source: roads,
    date: '2013-04',
    strength: 'reported',
    figures: ['7', '154', '53 miles', '2013'],
    names: ['State Routes', 'Middleton Township', 'Ohio Department of Transportation'],
  },
  ivan: {
    source: ivan,
    date: '2004-09-17',
    strength: 'reported',
    figures: ['154', '2004'],
    names: ['State Route', 'Elkton', 'Hurricane Ivan', 'September'],
  },
  route154: {
    source: route154,
    date: '2017-05-11',
    strength: 'reported',
    figures: ['154', '2017'],
    names: ['State Route', 'Elkton', 'May'],
  },
} as const satisfies Record<string, Fact>
