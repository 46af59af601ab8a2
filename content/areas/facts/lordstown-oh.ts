import type { Fact, Source } from '../fact.ts'

const village: Source = {
  title: 'Wikipedia, “Lordstown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Lordstown,_Ohio',
}
const waterBills: Source = {
  title: 'The Vindicator, “Lordstown water bills to go up”, January 18, 2003',
  url: 'https://vindyarchives.com/news/2003/jan/18/lordstown-water-bills-to-go-up/',
}
const palmyraRoad: Source = {
  title: 'The Vindicator, “Heavy rain causes flooding”, October 18, 2006',
  url: 'https://vindyarchives.com/news/2006/oct/18/heavy-rain-causes-flooding/',
}
const sewerPlan: Source = {
  title: 'The Vindicator, “County sues over sewer plan”, April 2, 2008',
  url: 'https://vindyarchives.com/news/2008/apr/02/county-sues-over-sewer-plan',
}
const sewerRuling: Source = {
  title: 'Tribune Chronicle, “Legal bills flow in battle over sewer lines”, August 2014',
  url: 'http://www.tribtoday.com/news/local-news/2014/08/legal-bills-flow-in-battle-over-sewer-lines/',
}
const tornado1985: Source = {
  title: 'National Weather Service, Storm Data for May 31, 1985',
  url: 'https://weather.gov/ctp/Wheatland',
}
const wells: Source = {
  title: 'The Vindicator, “Replaced systems reduce amount of contamination”, April 17, 2006',
  url: 'https://vindyarchives.com/news/2006/apr/17/replaced-systems-reduce-amount-of-contamination',
}
const basements: Source = {
  title: 'The Vindicator, “FEMA: Flooding not serious enough to qualify for help”, March 2, 2011',
  url: 'https://vindyarchives.com/news/2011/mar/02/fema-flooding-not-serious-enough-to-qual/',
}
const damageReports: Source = {
  title: 'WFMJ, “Trumbull Commissioners sign emergency declaration”, July 2019',
  url: 'https://wfmj.com/story/40825561/trumbull-commissioners-sign-emergency-declaration-as-damage-reports-mount',
}

/** What the sources of the page say, as data; those on Trumbull County as a whole are named so. */
export const lordstownFacts = {
  population: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['3,332', '2020'],
    names: ['Village'],
  },
  housing: {
    source: village,
    date: null,
    strength: 'measured',
    figures: ['1,496', '23 square miles', '2010'],
    names: [],
  },
  water: {
    source: waterBills,
    date: '2003-01-18',
    strength: 'reported',
    figures: ['2003'],
    names: ['Lordstown', 'Niles', 'Mahoning Valley Sanitary District'],
  },
  palmyraRoad: {
    source: palmyraRoad,
    date: '2006-10-18',
    strength: 'reported',
    figures: ['17', '2006', '1.75 inches'],
    names: ['October', 'Palmyra Road'],
  },
  septicPlan: {
    source: sewerPlan,
    date: '2008-04-02',
    strength: 'planned',
    figures: ['2008', '600'],
    names: ['Lordstown'],
  },
  sewerRuling: {
    source: sewerRuling,
    date: '2014-08',
    strength: 'reported',
    figures: ['2014'],
    names: ['Lordstown', 'Warren', 'Trumbull County', 'General Motors', 'Sanitary Engineer'],
  },
  tornado1985: {
    source: tornado1985,
    date: '1985-05-31',
    strength: 'reported',
    figures: ['31', '1985'],
    names: ['May', 'F5', 'Newton Falls', 'Niles'],
  },
  countyWells: {
    source: wells,
    date: '2006-04-17',
    strength: 'reported',
    figures: ['2003', '2004', '2006', 'two thirds'],
    names: ['Trumbull County'],
  },
  countyBasements: {
    source: basements,
    date: '2011-03-02',
    strength: 'reported',
    figures: ['2011', '25 homes'],
    names: ['FEMA', 'Trumbull County'],
  },
  countyDamageReports: {
    source: damageReports,
    date: '2019-07',
    strength: 'reported',
    figures: ['2019', '211'],
    names: ['July', 'Trumbull County'],
  },
} as const satisfies Record<string, Fact>
