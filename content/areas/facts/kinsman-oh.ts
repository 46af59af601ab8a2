import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Kinsman Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Kinsman_Township,_Trumbull_County,_Ohio',
}
const library: Source = {
  title: 'Kinsman Free Public Library, Township History',
  url: 'https://kinsmanlibrary.org/content/township-history',
}
const sewers: Source = {
  title: 'The Vindicator, on the sewer project in Kinsman, November 14, 2013',
  url: 'http://www.vindy.com/news/2013/nov/14/leaders-sewer-project-will-save-kinsman/',
}
const tornado1985: Source = {
  title: 'News 5 Cleveland, “Ohio Tornado Outbreak: Remembering May 31, 1985”, 2016',
  url: 'https://www.news5cleveland.com/weather/weather-news/ohio-tornado-outbreak-remembering-may-31-1985',
}
const wells: Source = {
  title: 'WKBN, “Kinsman Twp. flood victims still unable to move back home”, August 1, 2019',
  url: 'https://www.wkbn.com/news/local-news/kinsman-twp-flood-victims-still-unable-to-move-back-home/',
}
const access: Source = {
  title: 'The Vindicator, “Access to homes around Kinsman Lake remains limited”, August 1, 2019',
  url: 'https://vindyarchives.com/news/2019/aug/01/access-to-homes-around-kinsman-lake-rema',
}
const sevenHomes: Source = {
  title: 'The Vindicator, “Kinsman residents don’t qualify for federal loans”, August 14, 2019',
  url: 'http://www.vindy.com/news/2019/aug/14/kinsman-residents-dont-qualify-for-feder/',
}
const uprooted: Source = {
  title: 'Tribune Chronicle, “Flooding uproots Kinsman families”, July 2019',
  url: 'https://www.tribtoday.com/news/local-news/2019/07/flooding-uproots-kinsman-families/',
}
const noLake: Source = {
  title: 'WKBN, “Road washed away in Kinsman will be fixed, but lake will not be refilled”, August 16, 2019',
  url: 'https://www.wkbn.com/news/local-news/road-washed-away-in-kinsman-will-be-fixed-but-lake-will-not-be-refilled/',
}
const floodplain: Source = {
  title: 'Trumbull County Planning Commission, Floodplain Administration',
  url: 'https://www.co.trumbull.oh.us/planning/Floodplains.html',
}
const substantialDamage: Source = {
  title: 'Code of Federal Regulations, 44 CFR 59.1, “Substantial damage”',
  url: 'https://www.ecfr.gov/current/title-44/chapter-I/subchapter-B/part-59/subpart-A/section-59.1',
}

/** What the sources of the page say, as data. */
export const kinsmanFacts = {
  population: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['1,751', '2020'],
    names: ['Township'],
  },
  waters: {
    source: library,
    date: null,
    strength: 'reported',
    figures: ['two', '87'],
    names: ['Stratton Creek', 'Pymatuning Creek'],
  },
  sewers: {
    source: sewers,
    date: '2013-11-14',
    strength: 'planned',
    figures: ['2013', '343 homes and businesses'],
    names: ['Kinsman Center', 'Farmdale'],
  },
  tornado1985: {
    source: tornado1985,
    date: '2016',
    strength: 'reported',
    figures: ['31', '1985'],
    names: ['May', 'Kinsman'],
  },
  damBreak: {
    source: wells,
    date: '2019-08-01',
    strength: 'reported',
    figures: ['20', '2019', '55', '5', '6', 'six'],
    names: ['July', 'Kinsman Lake', 'Lakeview Drive'],
  },
  wells: {
    source: wells,
    date: '2019-08-01',
    strength: 'reported',
    figures: ['2019'],
    names: ['Trumbull County'],
  },
  access: {
    source: access,
    date: '2019-08-01',
    strength: 'planned',
    figures: ['2019', 'two'],
    names: ['Kinsman Lake', 'August'],
  },
  sevenHomes: {
    source: sevenHomes,
    date: '2019-08-14',
    strength: 'reported',
    figures: ['7', '5', '12', '20', '21', '2019'],
    names: ['July', 'FEMA', 'Trumbull County', 'Lakelands'],
  },
  churchStreet: {
    source: uprooted,
    date: '2019-07',
    strength: 'reported',
    figures: ['2019'],
    names: ['Church Street', 'Kinsman Center', 'July'],
  },
  noLake: {
    source: noLake,
    date: '2019-08-16',
    strength: 'reported',
    figures: ['2019'],
    names: ['Kinsman Lake', 'Lakelands Association', 'August'],
  },
  floodplain: {
    source: floodplain,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Trumbull County Planning Commission'],
  },
  substantialDamage: {
    source: substantialDamage,
    date: null,
    strength: 'reported',
    figures: ['50 percent'],
    names: [],
  },
} as const satisfies Record<string, Fact>
