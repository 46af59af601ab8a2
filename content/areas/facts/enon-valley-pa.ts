import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const tavern: Source = {
  title: 'Beaver County historical Milestones, volume 33, “Tavern on the Little Beaver Creek”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/transportation/EnonValleyTavern/TavernonLittleBeaver.html',
}
const shelter: Source = {
  title: 'Pittsburgh Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, May 23, 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const recovery: Source = {
  title: 'Disaster News Network, “Neighbors offer care in PA”, July 30, 2004',
  url: 'https://www.disasternews.net/news/article.php?articleid=1839',
}
const troubleSpot: Source = {
  title: 'The Vindicator, “Regional panel looks into flooding”, February 27, 2008',
  url: 'https://vindyarchives.com/news/2008/feb/27/regional-panel-looks-into-flooding/',
}
const closedRoads: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const brushFire: Source = {
  title: 'New Castle News, “County firefighters battle blazes, weather” (no date on the page)',
  url: 'https://www.ncnewsonline.com/news/local_news/county-firefighters-battle-blazes-weather/article_123fcedd-daa1-523e-9683-dd4112633547.html',
}
const publicSafety: Source = {
  title: 'Lawrence County Department of Public Safety, “Announcements”',
  url: 'http://www.leoc.net/announcements',
}
const outage: Source = {
  title: 'New Castle News, “Thousands lose power to winds in Lawrence County”, April 1, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/thousands-lose-power-to-winds-in-lawrence-county/article_9110a37a-d0d0-11ed-99bc-e3fa8ee35c43.html',
}

/** What the sources of the page say, as data. */
export const enonValleyFacts = {
  census: { source: census, date: '2020', strength: 'measured', figures: ['301 people', '2020'], names: [] },
  forks: {
    source: tavern,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Enon', 'Little Beaver Creek'],
  },
  shelter: {
    source: shelter,
    date: '2004-05-23',
    strength: 'reported',
    figures: ['22', '2004', '150 homes'],
    names: [
      'May',
      'Little Beaver Creek',
      'Enon Valley Volunteer Fire Department',
      'Darlington',
      'Beaver County',
    ],
  },
  recovery: {
    source: recovery,
    date: '2004-07-30',
    strength: 'reported',
    figures: ['2004', '40 and 60 homes'],
    names: ['May', 'July', 'Enon Valley', 'Lawrence County'],
  },
  troubleSpot: {
    source: troubleSpot,
    date: '2008-02-27',
    strength: 'reported',
    figures: ['2008'],
    names: ['Little Beaver Creek', 'Enon Valley'],
  },
  closedRoads: {
    source: closedRoads,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['18', '2022', '351', '551'],
    names: ['February', 'Route', 'Houston Road', 'Little Beaver Township', 'Gilmore Road'],
  },
  stateRoads: {
    source: closedRoads,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['511PA'],
    names: ['511PA'],
  },
  brushFire: {
    source: brushFire,
    date: null,
    strength: 'estimated',
    figures: ['175 bales', 'seven hours'],
    names: ['Clark Road', 'Enon Valley', 'New Castle News'],
  },
  publicSafety: {
    source: publicSafety,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County Department of Public Safety'],
  },
  outage: {
    source: outage,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['1', '2023'],
    names: ['April', 'Penn Power'],
  },
} as const satisfies Record<string, Fact>
