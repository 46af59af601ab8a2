import type { Fact, Source } from '../fact.ts'

const county: Source = {
  title: 'Wikipedia, “Mahoning County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Mahoning_County,_Ohio',
}
const dams: Source = {
  title: 'Midwestern Regional Climate Center, “1913 Flood: Youngstown”',
  url: 'https://mrcc.purdue.edu/1913Flood/communities/youngstown',
}
const coalField: Source = {
  title:
    'Ohio State University, “Mine subsidence and the history of coal mining in the Mahoning Valley” (1985)',
  url: 'https://kb.osu.edu/items/b471e94f-aba0-556f-8c04-85db31c7e75a',
}
const leadGrant: Source = {
  title: 'The Vindicator, “Mahoning County gets $4.6M grant for lead removal”, October 2019',
  url: 'https://www.vindy.com/news/local-news/2019/10/mahoning-county-gets-4-6m-grant-for-lead-removal/',
}
const septicTanks: Source = {
  title: 'The Vindicator, “More Mahoning septic tank owners seek improvements”, January 2024',
  url: 'https://www.vindy.com/news/local-news/2024/01/more-mahoning-septic-tank-owners-seek-improvements/',
}
const wells: Source = {
  title: 'The Vindicator, “The biggest threat to ground-water quality is flooding”, September 7, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/07/the-biggest-threat-to-ground-water-quality-is',
}
const julyOf2003: Source = {
  title: 'National Weather Service Cleveland, “Akron, Canton, and the Mahoning Valley Under Water”',
  url: 'http://arcg.is/0WvXKv',
}
const disasterFunds: Source = {
  title: 'The Vindicator, “Counties qualify for disaster funds”, August 2, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/02/counties-qualify-for-disaster-funds/',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, September 17, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const ike: Source = {
  title: 'The Vindicator, “Storm damage to keep Valley dark through Thursday”, September 16, 2008',
  url: 'https://vindyarchives.com/news/2008/sep/16/storm-damage-to-keep-valley-dark-through-thursday',
}
const hailAndRain: Source = {
  title: 'The Vindicator, “Rain and hail pound Mahoning, Shenango valleys”, May 28, 2019',
  url: 'https://vindyarchives.com/news/2019/may/28/rain-and-hail-pound-mahoning-shenango-valleys/',
}
const declaration: Source = {
  title: 'The Business Journal, “Mahoning County Added to FEMA Disaster Declaration”, 2019',
  url: 'https://businessjournaldaily.com/mahoning-county-added-to-fema-disaster-declaration',
}
const coldSnaps: Source = {
  title:
    'The Vindicator, “Fewer pipes freezing in Mahoning Valley during latest cold snap”, January 30, 2014',
  url: 'https://vindyarchives.com/news/2014/jan/30/fewer-pipes-freeze-during-this-cold-snap/',
}
const mineMap: Source = {
  title: 'Farm and Dairy, “Web shows Ohio’s underground mines”',
  url: 'https://www.farmanddairy.com/news/web-shows-ohios-underground-mines/5838.html',
}
const emergencyOffice: Source = {
  title: 'Mahoning County Emergency Management Agency, “About the Office”',
  url: 'https://auditor.mahoningcountyoh.gov/507/About-the-Office',
}
const sewagePlants: Source = {
  title: 'The Vindicator, “3 Mahoning Co. sewer plants accused of excessive pollution”, July 12, 2007',
  url: 'http://www.vindy.com/news/2007/jul/12/3-mahoning-co-sewer-plants-accused-of-excessive/',
}
const floodMaps: Source = {
  title: 'The Vindicator, “Mahoning flood prevention watchdog protects life and property”, March 10, 2013',
  url: 'http://www.vindy.com/news/2013/mar/10/commission-keeps-eye-on-flood-control/',
}

/** What the sources of the page say, as data. */
export const mahoningCountyFacts = {
  countyKind: {
    source: county,
    date: null,
    strength: 'measured',
    figures: [],
    names: ['Mahoning County', 'Ohio', 'Youngstown'],
  },
  countyPopulation: {
    source: county,
    date: null,
    strength: 'measured',
    figures: ['228,614', '2020'],
    names: [],
  },
  dams: {
    source: dams,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mahoning River', 'Corps of Engineers', 'Berlin Dam', 'Lake Milton', 'Michael J. Kirwan Dam'],
  },
  coalField: {
    source: coalField,
    date: '1985',
    strength: 'reported',
    figures: ['1977', '1800s', '1'],
    names: ['Trumbull-Mahoning', 'Sharon No. 1'],
  },
  leadGrant: { source: leadGrant, date: '2019-10', strength: 'reported', figures: ['1978'], names: [] },
  septicTanks: {
    source: septicTanks,
    date: '2024-01',
    strength: 'reported',
    figures: ['14,000', '2022'],
    names: ['Mahoning County Public Health'],
  },
  wells: { source: wells, date: '2004-09-07', strength: 'reported', figures: ['12,000', '2004'], names: [] },
  julyOf2003: {
    source: julyOf2003,
    date: null,
    strength: 'measured',
    figures: ['2003', '21', '10.40 inches', '6 inches'],
    names: ['July', 'Summit', 'Portage', 'Trumbull', 'Mahoning', 'Youngstown-Warren'],
  },
  disasterFunds: {
    source: disasterFunds,
    date: '2003-08-02',
    strength: 'reported',
    figures: ['2003', '250 homes'],
    names: ['Mahoning', 'Trumbull', 'July', 'Ohio EMA'],
  },
  ivan: {
    source: ivan,
    date: '2004-09-17',
    strength: 'reported',
    figures: ['2004', '400', '60', '165'],
    names: [
      'September',
      'EMA',
      'Hurricane Frances',
      'Ivan',
      'Lake Milton',
      'Lowellville',
      'State Route',
      'Western Reserve Road',
      'Springfield',
      'Beaver',
      'Goshen',
    ],
  },
  ike: {
    source: ike,
    date: '2008-09-16',
    strength: 'reported',
    figures: ['14', '15', '2008', '60 mph', '41,700 customers'],
    names: ['Hurricane Ike', 'September', 'Monday', 'Mahoning County'],
  },
  hailAndRain: {
    source: hailAndRain,
    date: '2019-05-28',
    strength: 'reported',
    figures: ['28', '2019', 'one to three feet', '3'],
    names: ['May', 'Canfield', 'Boardman', 'Poland'],
  },
  declaration: {
    source: declaration,
    date: '2019',
    strength: 'reported',
    figures: ['2019'],
    names: ['FEMA', 'Individual Assistance', 'Mahoning County'],
  },
  coldSnaps: {
    source: coldSnaps,
    date: '2014-01-30',
    strength: 'reported',
    figures: ['2014', '400', '8'],
    names: ['January'],
  },
  mineMap: {
    source: mineMap,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Ohio Department of Natural Resources', 'Underground Mine Locator'],
  },
  emergencyOffice: {
    source: emergencyOffice,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mahoning County Emergency Management Agency'],
  },
  sewagePlants: {
    source: sewagePlants,
    date: '2007-07-12',
    strength: 'reported',
    figures: ['2007'],
    names: ['Sanitary Engineer', 'Boardman', 'Meander', 'Campbell'],
  },
  floodMaps: {
    source: floodMaps,
    date: '2013-03-10',
    strength: 'reported',
    figures: ['2013'],
    names: ['Mahoning County Planning Commission'],
  },
} as const satisfies Record<string, Fact>
