import type { Fact, Source } from '../fact.ts'

const city: Source = { title: 'Wikipedia, “Warren, Ohio”', url: 'https://en.wikipedia.org/wiki/Warren,_Ohio' }
const gardenDistrict: Source = {
  title: 'Tribune Chronicle, “Regrowth”, August 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/08/regrowth/',
}
const leadPaint: Source = {
  title: 'WYTV, “How funding addresses lead paint hazards locally”',
  url: 'https://www.wytv.com/news/local-news/how-funding-addresses-lead-paint-hazards-locally/',
}
const tapWater: Source = {
  title: 'City of Warren, drinking water report for 2010',
  url: 'http://www.warren.org/water.htm',
}
const flood1913: Source = {
  title: 'Tribune Chronicle, “The flood of 1913”, March 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/03/the-flood-of-1913/',
}
const storms2002: Source = {
  title: 'The Vindicator, “Heavy storms cause flooding”, May 3, 2002',
  url: 'http://www.vindy.com/news/2002/may/03/trumbull-county-heavy-storms-cause-flooding/',
}
const leaves: Source = {
  title: 'The Vindicator, “Heavy rain causes flooding”, October 18, 2006',
  url: 'https://vindyarchives.com/news/2006/oct/18/heavy-rain-causes-flooding/',
}
const starAllotment: Source = {
  title: 'Tribune Chronicle, “Warren’s water woes”, September 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/09/warren-s-water-woes/',
}
const fourInches: Source = {
  title: 'WYTV, on the flooding of September 13, October 1, 2019',
  url: 'https://www.wytv.com/news/local-news/warren-homeowners-including-mayor-want-answers-after-flooding/',
}
const concerns: Source = {
  title: 'WFMJ, “Warren officials hear concerns from flood-stricken residents”, 2019',
  url: 'https://www.wfmj.com/story/41121078/warren-officials-hear-concerns-from-floodstricken-residents',
}
const shoutingMatch: Source = {
  title: 'WYTV, “Flooding frustrations turn meeting into shouting match in Warren”',
  url: 'https://www.wytv.com/news/local-news/flooding-frustrations-turn-meeting-into-shouting-match-in-warren/',
}
const pineAvenue: Source = {
  title: 'WKBN, on flooded streets and soggy basements, March 7, 2022',
  url: 'https://www.wkbn.com/news/local-news/heavy-rains-created-flooded-streets-and-soggy-basements-in-valley/',
}
const perkinsPark: Source = {
  title: 'The Vindicator, on the flood warning, March 7, 2011',
  url: 'https://vindyarchives.com/news/2011/mar/07/flood-warning-8216turn-around-don8217t-d',
}

/** What the sources of the page say, as data. */
export const warrenFacts = {
  cityKind: { source: city, date: null, strength: 'reported', figures: [], names: ['City'] },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['39,201', '2020'], names: [] },
  gardenDistrict: {
    source: gardenDistrict,
    date: '2013-08',
    strength: 'reported',
    figures: ['22 blocks', '2013'],
    names: ['Perkins Homestead', 'High Street', 'Park Avenue', 'Atlantic Street', 'Elm Road'],
  },
  leadPaint: {
    source: leadPaint,
    date: null,
    strength: 'estimated',
    figures: ['75 percent', '1978'],
    names: ['Trumbull County'],
  },
  tapWater: {
    source: tapWater,
    date: '2010',
    strength: 'reported',
    figures: [],
    names: ['Mosquito Creek Reservoir'],
  },
  flood1913: {
    source: flood1913,
    date: '2013-03',
    strength: 'reported',
    figures: ['1913'],
    names: ['March', 'The Flats'],
  },
  basements2002: {
    source: storms2002,
    date: '2002-05-03',
    strength: 'reported',
    figures: ['May 2, 2002', '2.25 inches', '3 feet', '12 million', '50 million'],
    names: ['May', 'Comstock Street'],
  },
  pollutionControl: {
    source: storms2002,
    date: '2002-05-03',
    strength: 'reported',
    figures: [],
    names: ['Water Pollution Control'],
  },
  leaves: {
    source: leaves,
    date: '2006-10-18',
    strength: 'reported',
    figures: ['October 17, 2006', '1.75 inches'],
    names: ['October'],
  },
  starAllotment: {
    source: starAllotment,
    date: '2013-09',
    strength: 'reported',
    figures: ['4 to 6 feet', 'July 2013'],
    names: ['July', 'Star Allotment'],
  },
  fourInches: {
    source: fourInches,
    date: '2019-10-01',
    strength: 'reported',
    figures: ['4 inches', '3 hours', 'September 13, 2019', '75'],
    names: ['September'],
  },
  sewerStudy: {
    source: fourInches,
    date: '2019-10-01',
    strength: 'reported',
    figures: ['4 problem areas', '2019'],
    names: [],
  },
  whoseJob: { source: concerns, date: '2019', strength: 'reported', figures: ['2019'], names: [] },
  stormWaterInSewers: {
    source: shoutingMatch,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['WYTV'],
  },
  pineAvenue: {
    source: pineAvenue,
    date: '2022-03-07',
    strength: 'reported',
    figures: ['2 drivers', 'March 7, 2022'],
    names: ['Pine Avenue', 'March'],
  },
  perkinsPark: {
    source: perkinsPark,
    date: '2011-03-07',
    strength: 'reported',
    figures: ['March 6, 2011'],
    names: ['Mahoning River', 'Packard Park', 'Perkins Park', 'March'],
  },
} as const satisfies Record<string, Fact>
