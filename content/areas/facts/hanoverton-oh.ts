import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Hanoverton, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Hanoverton,_Ohio',
}
const study: Source = {
  title: 'The Vindicator, “Columbiana County commissioners OK annexation proposal”, August 23, 2002',
  url: 'https://vindyarchives.com/news/2002/aug/23/columbiana-county-commissioners-ok-annexation/',
}
const closedRoad: Source = {
  title: 'The Vindicator, “Columbiana County continues to tally up impact of flooding”, August 1, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/01/columbiana-county-continues-to-tally-up-impact-of',
}
const sandyCreek: Source = {
  title: 'The Vindicator, “Commissioners appealing order on sewer service”, January 18, 2006',
  url: 'https://vindyarchives.com/news/2006/jan/18/commissioners-appealing-order-on-sewer-service/?print',
}
const canalTown: Source = {
  title: 'My Town NEO, “Old canal town includes 175-year-old tavern”, January 2, 2013',
  url: 'http://www.mytownneo.com/opinion/20130102/kaleidoscope-old-canal-town-includes-175-year-old-tavern',
}
const coldOutage: Source = {
  title: 'Morning Journal, “Thousands shiver for four hours during power outage”, January 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/01/thousands-shiver-for-four-hours-during-power-outage/',
}
const tapIn: Source = {
  title: 'The Review, “Commish: Grant to help Hanoverton tap into sewer lines now available”, August 2025',
  url: 'https://www.reviewonline.com/news/local-news/2025/08/commish-grant-to-help-hanoverton-tap-into-sewer-lines-now-available',
}
const administrator: Source = {
  title: 'The Review, “Port authority officially named sewer project administrator”, February 2026',
  url: 'https://www.reviewonline.com/news/local-news/2026/02/port-authority-officially-named-sewer-project-administrator',
}

/** What the sources of the page say, as data. */
export const hanovertonFacts = {
  population: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['354', '2020'],
    names: ['Village'],
  },
  order: {
    source: study,
    date: '2002-08-23',
    strength: 'reported',
    figures: ['2002'],
    names: ['August', 'Ohio Environmental Protection Agency', 'Hanoverton'],
  },
  closedRoad: {
    source: closedRoad,
    date: '2003-08-01',
    strength: 'reported',
    figures: ['2003', '30'],
    names: ['July', 'Hanoverton', 'US'],
  },
  sandyCreek: {
    source: sandyCreek,
    date: '2006-01-18',
    strength: 'reported',
    figures: ['2006'],
    names: ['January', 'Sandy Creek', 'E. coli'],
  },
  district: {
    source: canalTown,
    date: '2013-01-02',
    strength: 'reported',
    figures: ['30 buildings', '23 acres', '1817', '1874', '1977'],
    names: ['Hanoverton Canal Town District', 'National Register of Historic Places'],
  },
  hill: {
    source: canalTown,
    date: '2013-01-02',
    strength: 'reported',
    figures: ['30'],
    names: ['Plymouth', 'Howard Street', 'US', 'Lincoln Highway', 'State Route', '9'],
  },
  coldOutage: {
    source: coldOutage,
    date: '2014-01',
    strength: 'reported',
    figures: ['2014', '14 degrees', '3,000 residents', '4 hours'],
    names: ['January', 'Lisbon', 'Hanoverton'],
  },
  newSewers: {
    source: tapIn,
    date: '2025-08',
    strength: 'reported',
    figures: ['2025', '25,000 feet', '180 households'],
    names: ['August', 'Kensington'],
  },
  mandatory: {
    source: tapIn,
    date: '2025-08',
    strength: 'reported',
    figures: ['2025', '$192,100'],
    names: ['August', 'Columbiana County Port Authority', 'Ohio Environmental Protection Agency', 'Ohio EPA'],
  },
  homeConnections: {
    source: administrator,
    date: '2026-02',
    strength: 'planned',
    figures: ['2026', '16', '18 residences', '31'],
    names: ['February', 'July', 'Columbiana County Port Authority'],
  },
  complete: {
    source: administrator,
    date: '2026-02',
    strength: 'reported',
    figures: ['2026'],
    names: ['February'],
  },
} as const satisfies Record<string, Fact>
