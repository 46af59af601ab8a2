import type { Fact, Source } from '../fact.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const society: Source = {
  title: 'Sebring Ohio Historical Society',
  url: 'http://www.sebringohiohistoricalsociety.org/',
}
const villageHistory: Source = {
  title: 'Sebring Ohio Historical Society, village history',
  url: 'http://www.sebringohiohistoricalsociety.org/villagehistory.html',
}
const leadHazards: Source = {
  title: 'The Vindicator, “Lead poisoning continues to pose threat in county”, July 7, 2007',
  url: 'http://www.vindy.com/news/2007/jul/07/lead-poisoning-continues-to-pose-threat-in-county/',
}
const warning: Source = {
  title: 'The Vindicator, “High lead levels found in several homes served by Sebring”, January 22, 2016',
  url: 'https://vindyarchives.com/news/2016/jan/22/sebring-issues-warning-on-water/',
}
const homesCounted: Source = {
  title:
    'Cleveland.com, “Excessive lead levels found in 37 homes in Sebring, the Ohio EPA says”, February 2016',
  url: 'https://www.cleveland.com/metro/2016/02/excessive_lead_levels_found_in.html',
}
const laterCount: Source = {
  title:
    'Associated Press in the Red Bluff Daily News, “Ohio village’s most recent water samples meet lead standard”, February 19, 2016',
  url: 'https://www.redbluffdailynews.com/2016/02/19/ohio-villages-most-recent-water-samples-meet-lead-standard/',
}
const improvements: Source = {
  title: 'WFMJ, “Improvements being made in Sebring’s water system”',
  url: 'https://www.wfmj.com/story/41174614/improvements-being-made-in-sebrings-water-system',
}
const fiveYears: Source = {
  title: 'The Canton Repository, report on Sebring’s water five years later, May 14, 2021',
  url: 'https://www.cantonrep.com/story/news/2021/05/14/five-years-later-sebring-water-clean-lead-but-distrust-remains/6891139002/',
}

/** What the sources of the page say, as data. */
export const sebringFacts = {
  population: {
    source: census,
    date: null,
    strength: 'measured',
    figures: ['4,191', '2020'],
    names: ['Village'],
  },
  founded: {
    source: society,
    date: null,
    strength: 'reported',
    figures: ['1898', '1899'],
    names: ['April', 'Sebring'],
  },
  oldFarmland: {
    source: villageHistory,
    date: null,
    strength: 'reported',
    figures: ['1898'],
    names: ['Sebring Ohio Historical Society'],
  },
  leadHazards: {
    source: leadHazards,
    date: '2007-07-07',
    strength: 'reported',
    figures: ['2007'],
    names: ['Sebring', 'Mahoning County'],
  },
  warning: {
    source: warning,
    date: '2016-01-22',
    strength: 'reported',
    figures: ['2016', '8,100 homes and businesses', '7 homes'],
    names: ['January', 'Sebring', 'Beloit'],
  },
  riverWater: {
    source: improvements,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mahoning River'],
  },
  homesCounted: {
    source: homesCounted,
    date: '2016-02',
    strength: 'reported',
    figures: ['2016', '37 homes'],
    names: ['February', 'Ohio EPA', 'Sebring'],
  },
  laterCount: {
    source: laterCount,
    date: '2016-02-19',
    strength: 'reported',
    figures: ['2016', '44 homes'],
    names: ['February', 'Sebring'],
  },
  newLines: {
    source: improvements,
    date: null,
    strength: 'reported',
    figures: ['4,000 feet'],
    names: [],
  },
  leadGone: {
    source: fiveYears,
    date: '2021-05-14',
    strength: 'reported',
    figures: ['2021', '$1 million'],
    names: ['May'],
  },
} as const satisfies Record<string, Fact>
