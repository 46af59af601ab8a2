import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “New Castle, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/New_Castle,_Pennsylvania',
}
const monsterStorm: Source = {
  title: 'New Castle News, “Remnants of monster storm spawned city’s worst flood ever”, March 25, 2013',
  url: 'https://www.ncnewsonline.com/gallery/photo-gallery-story-remnants-of-monster-storm-spawned-city-s-worst-flood-ever/article_ee0768a7-b7e4-5a12-9ec0-b279112001ab.html',
}
const sewerGrants: Source = {
  title: 'New Castle News, “Sanitation authority awarded rehab funds”, August 20, 2020',
  url: 'https://www.ncnewsonline.com/news/local_news/sanitation-authority-awarded-rehab-funds/article_c02446c2-65ab-5cf0-92c5-5c30219d5282.html',
}

/** What the sources of the page say, as data. */
export const newCastleFacts = {
  kind: { source: city, date: null, strength: 'reported', figures: [], names: ['Lawrence County'] },
  population: { source: city, date: null, strength: 'measured', figures: ['21,926', '2020'], names: [] },
  rivers: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Shenango River', 'Neshannock Creek'],
  },
  beaverRiver: {
    source: {
      title: 'Wikipedia, “Beaver River (Pennsylvania)”',
      url: 'https://en.wikipedia.org/wiki/Beaver_River_(Pennsylvania)',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mahoning', 'Shenango', 'Mahoningtown'],
  },
  northHill: {
    source: {
      title: 'National Register nomination, “North Hill Historic District” (LivingPlaces)',
      url: 'https://livingplaces.com/PA/Lawrence_County/New_Castle_City/North_Hill_Historic_District.html',
    },
    date: null,
    strength: 'reported',
    figures: ['1,888', '91', '1890', '1930'],
    names: ['North Hill'],
  },
  slate: {
    source: { title: 'North Hill Historic District, “About”', url: 'https://northhillhd.live/about' },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['North Hill'],
  },
  sewerPlant: {
    source: sewerGrants,
    date: '2020-08-20',
    strength: 'reported',
    figures: ['50 years', '2020'],
    names: ['New Castle Sanitation Authority'],
  },
  relining: {
    source: sewerGrants,
    date: '2020-08-20',
    strength: 'planned',
    figures: ['7,000 feet', '2020'],
    names: ['New Castle', 'Union'],
  },
  downtownBowl: {
    source: monsterStorm,
    date: '2013-03-25',
    strength: 'reported',
    figures: ['2 streams', '2013'],
    names: ['New Castle'],
  },
  floodOf1893: {
    source: monsterStorm,
    date: '2013-03-25',
    strength: 'reported',
    figures: ['1893'],
    names: ['May', 'New Castle', 'Mahoningtown'],
  },
  floodOf1913: {
    source: {
      title: 'New Castle News, report on the 1913 flood, March 26, 2013',
      url: 'http://www.ncnewsonline.com/topstories/x1221099272/Photo-Gallery-Story-Homes-bridges-and-two-lives-were-lost-in-1913-flood/print',
    },
    date: '2013-03-26',
    strength: 'reported',
    figures: ['24', '26', '1913', '1,000 homes', '4', '5 feet'],
    names: ['March', 'First Ward', 'Mahoningtown', 'Diamond'],
  },
  southSide: {
    source: {
      title: 'New Castle News, “County cleans up from ‘worst storm in years’”, July 12, 2013',
      url: 'http://www.ncnewsonline.com/galleries/x1696743590/Photos-Story-County-cleans-up-from-worst-storm-in-years/print',
    },
    date: '2013-07-12',
    strength: 'reported',
    figures: ['10', '2013', '4 inches', '10 streets'],
    names: ['July', 'South Side'],
  },
  mahoningtownFire: {
    source: {
      title: 'KDKA, “Fire destroys house, damages others in New Castle”, October 5, 2017',
      url: 'http://pittsburgh.cbslocal.com/2017/10/05/fire-destroys-house-damages-others-in-new-castle/',
    },
    date: '2017-10-05',
    strength: 'reported',
    figures: ['2017'],
    names: ['October', 'Mahoningtown'],
  },
  lafayette: {
    source: {
      title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
      url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
    },
    date: '2022-02-18',
    strength: 'reported',
    figures: ['17', '18', '2022'],
    names: ['February', 'Lafayette Street', 'Mahoningtown'],
  },
  cascadeStreet: {
    source: {
      title: 'New Castle News, report on a house fire, February 6, 2023',
      url: 'https://www.ncnewsonline.com/news/local_news/fire-leaves-three-without-a-home/article_5af2059e-a665-11ed-a629-8b87ae49fa94.html',
    },
    date: '2023-02-06',
    strength: 'estimated',
    figures: ['2023', '7,000 gallons'],
    names: ['February', 'South Cascade Street'],
  },
  water: {
    source: {
      title: 'New Castle News, “Local water treatment plant honored for excellence”',
      url: 'https://www.ncnewsonline.com/news/local_news/local-water-treatment-plant-honored-for-excellence/article_79da74d1-1944-5fd3-8288-141454c81072.html',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania American Water', 'New Castle'],
  },
} as const satisfies Record<string, Fact>
