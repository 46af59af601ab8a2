import type { Fact, Source } from '../fact.ts'

const locator: Source = {
  title: 'Ohio Hometown Locator, “Craig Beach”',
  url: 'https://ohio.hometownlocator.com/oh/mahoning/craig-beach.cfm',
}
const township: Source = { title: 'Milton Township, “Info”', url: 'http://www.miltontownshipohio.org/info' }
const waterlines: Source = {
  title: 'The Vindicator, “Milton Township waterline project receives funding”, September 13, 2002',
  url: 'https://vindyarchives.com/news/2002/sep/13/milton-township-waterline-project-receives/',
}
const backflow: Source = {
  title: 'The Vindicator, “Officials offer help to avoid flooding”, September 2, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/02/mahoning-county-officials-offer-help-to-avoid',
}
const lowAreas: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, September 17, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const contracts: Source = {
  title: 'The Vindicator, “Officials award sewer contracts”, December 6, 2005',
  url: 'https://vindyarchives.com/news/2005/dec/06/officials-award-sewer-contracts',
}
const finished: Source = {
  title: 'The Vindicator, “Lack of funds delays water, sewer project”, October 24, 2008',
  url: 'https://vindyarchives.com/news/2008/oct/24/lack-of-funds-delays-water-sewer-project/',
}
const floodMaps: Source = {
  title: 'The Vindicator, “Mahoning flood prevention watchdog protects life and property”, March 10, 2013',
  url: 'http://www.vindy.com/news/2013/mar/10/commission-keeps-eye-on-flood-control/',
}
const coldSnap: Source = {
  title:
    'The Vindicator, “Fewer pipes freezing in Mahoning Valley during latest cold snap”, January 30, 2014',
  url: 'https://vindyarchives.com/news/2014/jan/30/fewer-pipes-freeze-during-this-cold-snap/',
}
const waterDistrict: Source = {
  title: 'WYTV, “Crunch time for commissioners on water district decision”, May 25, 2023',
  url: 'https://www.wytv.com/news/local-news/crunch-time-for-commissioners-on-water-district-decision/',
}
const assistance: Source = {
  title: 'WYTV, “Extra $1,500 offered for flooding backup assistance”, May 4, 2023',
  url: 'https://www.wytv.com/news/local-news/extra-1500-offered-for-flooding-backup-assistance/',
}

/** What the sources of the page say, as data. */
export const craigBeachFacts = {
  village: {
    source: locator,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Village', 'Milton Township', 'Lake Milton'],
  },
  lake: {
    source: township,
    date: null,
    strength: 'reported',
    figures: ['1,685 acres', '1986', '1988'],
    names: ['Lake Milton', 'Mahoning River'],
  },
  cottages: {
    source: township,
    date: null,
    strength: 'reported',
    figures: ['1920 to 1940', '1940s'],
    names: [],
  },
  growth: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['569', '1950', '1,139', '1960'],
    names: [],
  },
  oldPlant: {
    source: waterlines,
    date: '2002-09-13',
    strength: 'planned',
    figures: ['2002'],
    names: ['Craig Beach', 'Milton Township'],
  },
  nuisance: {
    source: contracts,
    date: '2005-12-06',
    strength: 'reported',
    figures: ['September 2000', '45 percent', '37 percent'],
    names: ['September', 'Lake Milton'],
  },
  contracts: {
    source: contracts,
    date: '2005-12-06',
    strength: 'planned',
    figures: ['$7.2 million', '20 miles', '6 pump stations', '2005'],
    names: ['December', 'Lake Milton', 'Craig Beach'],
  },
  finished: {
    source: finished,
    date: '2008-10-24',
    strength: 'reported',
    figures: ['2008'],
    names: ['Craig Beach', 'Sanitary Engineer'],
  },
  backflow: {
    source: backflow,
    date: '2004-09-02',
    strength: 'reported',
    figures: ['half', '2004'],
    names: ['Mahoning County', 'Sanitary Engineer', 'Craig Beach', 'September'],
  },
  backflow2023: {
    source: assistance,
    date: '2023-05-04',
    strength: 'reported',
    figures: ['$3,600', '2023'],
    names: ['Mahoning County'],
  },
  lowAreas: {
    source: lowAreas,
    date: '2004-09-17',
    strength: 'reported',
    figures: ['September 2004'],
    names: ['September', 'Lake Milton', 'Lowellville'],
  },
  floodMaps: {
    source: floodMaps,
    date: '2013-03-10',
    strength: 'reported',
    figures: ['2013'],
    names: ['Mahoning County Planning Commission'],
  },
  coldSnap: {
    source: coldSnap,
    date: '2014-01-30',
    strength: 'estimated',
    figures: ['400 calls', 'January 2014'],
    names: ['January', 'Mahoning Valley'],
  },
  waterDistrict: {
    source: waterDistrict,
    date: '2023-05-25',
    strength: 'reported',
    figures: ['2023'],
    names: ['Mahoning County', 'Jackson-Milton Water District', 'Craig Beach'],
  },
} as const satisfies Record<string, Fact>
