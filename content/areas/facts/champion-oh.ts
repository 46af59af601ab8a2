import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Champion Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Champion_Township,_Trumbull_County,_Ohio',
}
const waterRates: Source = {
  title: 'The Vindicator, “Trumbull County officials approve water-rate hikes”, February 2, 2012',
  url: 'https://vindyarchives.com/news/2012/feb/02/trumbull-county-officials-approve-water-',
}
const chocolateRun: Source = {
  title: 'Tribune Chronicle, “Floodwaters don’t recede in Champion”, July 2021',
  url: 'https://www.tribtoday.com/news/local-news/2021/07/floodwaters-dont-recede-in-champion/',
}
const storms2002: Source = {
  title: 'The Vindicator, “Heavy storms cause flooding”, May 3, 2002',
  url: 'http://www.vindy.com/news/2002/may/03/trumbull-county-heavy-storms-cause-flooding/',
}
const tornado: Source = {
  title: 'The Vindicator, “NWS confirms Trumbull tornado”, January 8, 2019',
  url: 'https://vindyarchives.com/news/2019/jan/08/tornado-sirens-sound-cortland/?print',
}
const cameras: Source = {
  title: 'Tribune Chronicle, “Champion looks to alleviate flooding”, July 2025',
  url: 'https://www.tribtoday.com/news/local-news/2025/07/champion-looks-to-alleviate-flooding',
}
const footerDrains: Source = {
  title: 'Tribune Chronicle, “County hears sewage backup concerns”, September 2025',
  url: 'https://www.tribtoday.com/news/local-news/2025/09/county-hears-sewage-backup-concerns',
}
const roadDepartment: Source = {
  title: 'Champion Township Road Department, “Protect Our Water”, May 4, 2018',
  url: 'https://championtownship.org/protect-our-water',
}
const moldGuide: Source = {
  title: 'EPA, “A Brief Guide to Mold, Moisture, and Your Home”',
  url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
}

/** What the sources of the page say, as data. */
export const championFacts = {
  township: { source: township, date: null, strength: 'reported', figures: [], names: ['Warren'] },
  waterDistrict: {
    source: waterRates,
    date: '2012-02-02',
    strength: 'measured',
    figures: ['3,041 customers', '2012'],
    names: ['Bazetta'],
  },
  storms2002: {
    source: storms2002,
    date: '2002-05-03',
    strength: 'reported',
    figures: ['May 2, 2002'],
    names: ['May'],
  },
  tornado: {
    source: tornado,
    date: '2019-01-08',
    strength: 'estimated',
    figures: ['January 8, 2019', '1', '95 to 100 mph'],
    names: ['January', 'EF-1'],
  },
  chocolateRun: {
    source: chocolateRun,
    date: '2021-07',
    strength: 'reported',
    figures: ['305'],
    names: ['Chocolate Run', 'Route', 'Downs Road'],
  },
  island: {
    source: chocolateRun,
    date: '2021-07',
    strength: 'reported',
    figures: ['July 2021', '305', '10 feet', '4 or 5 days'],
    names: ['July', 'Route', 'Downs Road', 'Chocolate Run'],
  },
  cameras: {
    source: cameras,
    date: '2025-07',
    strength: 'reported',
    figures: ['July 10, 2025', '$15,000', '2025'],
    names: ['July'],
  },
  flood2025: {
    source: cameras,
    date: '2025-07',
    strength: 'reported',
    figures: ['July 10, 2025'],
    names: [
      'July',
      'Shafer Road',
      'Chapel Hill',
      'Aspen Drive',
      'Pierce Road',
      'Airport Road',
      'Mahoning Avenue',
    ],
  },
  offices: {
    source: cameras,
    date: '2025-07',
    strength: 'reported',
    figures: ['2025'],
    names: ['July', 'Sanitary Engineer'],
  },
  footerDrains: {
    source: footerDrains,
    date: '2025-09',
    strength: 'reported',
    figures: ['2025', '1960s', '1970s', '1980s'],
    names: ['September', 'Champion', 'Sanitary Engineer'],
  },
  roadDepartment: {
    source: roadDepartment,
    date: '2018-05-04',
    strength: 'reported',
    figures: ['2018'],
    names: [],
  },
  moldGuide: { source: moldGuide, date: null, strength: 'reported', figures: ['24 to 48 hours'], names: [] },
} as const satisfies Record<string, Fact>
