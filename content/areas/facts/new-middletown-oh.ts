import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “New Middletown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/New_Middletown,_Ohio',
}
const backflow: Source = {
  title: 'The Vindicator, “Officials offer help to avoid flooding”, September 2, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/02/mahoning-county-officials-offer-help-to-avoid',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, September 17, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const waterlines: Source = {
  title: 'The Vindicator, “Program set to replace waterlines”, November 15, 2011',
  url: 'https://vindyarchives.com/news/2011/nov/15/program-set-to-replace-waterlines/',
}
const moreSewage: Source = {
  title: 'The Vindicator, “More sewage coming to Boardman”, January 31, 2015',
  url: 'https://vindyarchives.com/news/2015/jan/31/mahoning-officials-ok-engineering-agreem/',
}
const aqua: Source = {
  title: 'WKBN, “Water company completes over $10 million in local improvements”, December 11, 2017',
  url: 'http://wkbn.com/2017/12/11/water-company-completes-over-10-million-in-local-improvements/',
}
const assistance: Source = {
  title: 'WYTV, “Extra $1,500 offered for flooding backup assistance”, May 4, 2023',
  url: 'https://www.wytv.com/news/local-news/extra-1500-offered-for-flooding-backup-assistance/',
}
const overlap: Source = {
  title: 'The Vindicator, “Sanitary work to overlap”, June 2025',
  url: 'https://www.vindy.com/news/local-news/2025/06/sanitary-work-to-overlap',
}
const ordinance: Source = {
  title: 'New Middletown codified ordinances, section 1107.08',
  url: 'https://codelibrary.amlegal.com/codes/newmiddletown/latest/newmiddletown_oh/0-0-0-13482',
}

/** What the sources of the page say, as data. */
export const newMiddletownFacts = {
  villageKind: {
    source: village,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Village', 'Springfield Township'],
  },
  villagePopulation: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['1,507', '2020'],
    names: [],
  },
  backflow: {
    source: backflow,
    date: '2004-09-02',
    strength: 'reported',
    figures: ['half', '2004'],
    names: ['New Middletown', 'Mahoning County', 'Sanitary Engineer'],
  },
  backflow2023: {
    source: assistance,
    date: '2023-05-04',
    strength: 'reported',
    figures: ['$3,600', '2023'],
    names: ['Mahoning County'],
  },
  ivan: {
    source: ivan,
    date: '2004-09-17',
    strength: 'reported',
    figures: ['September 2004', 'State Route 165'],
    names: [
      'September',
      'Ivan',
      'State',
      'Western Reserve Road',
      'Springfield',
      'Beaver',
      'Goshen',
      'Township',
    ],
  },
  waterlines: {
    source: waterlines,
    date: '2011-11-15',
    strength: 'planned',
    figures: ['November 2011'],
    names: ['November', 'Middletown Road'],
  },
  honeyCreek: {
    source: moreSewage,
    date: '2015-01-31',
    strength: 'reported',
    figures: ['2015'],
    names: ['Honey Creek', 'January', 'Ohio EPA'],
  },
  plantToClose: {
    source: moreSewage,
    date: '2015-01-31',
    strength: 'planned',
    figures: ['January 2015', 'June 2016'],
    names: ['January', 'June', 'Boardman'],
  },
  aqua: {
    source: aqua,
    date: '2017-12-11',
    strength: 'reported',
    figures: ['2017'],
    names: ['Aqua Ohio', 'New Middletown', 'Springfield Township'],
  },
  pumpStation: {
    source: overlap,
    date: '2025-06',
    strength: 'planned',
    figures: ['June 2025', '$40 million'],
    names: ['June', 'Boardman', 'Sanitary Engineer'],
  },
  ordinance: {
    source: ordinance,
    date: null,
    strength: 'reported',
    figures: ['100-year flood'],
    names: ['Village'],
  },
} as const satisfies Record<string, Fact>
