import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Aliquippa, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Aliquippa,_Pennsylvania',
}
const logstown: Source = {
  title: 'PittsburghMuseums.org, “Aliquippa”',
  url: 'https://pittsburghmuseums.org/southwestern-pennsylvania/beaver/aliquippa',
}
const plans: Source = {
  title: 'SAH Archipedia, “Aliquippa and Vicinity”',
  url: 'https://sah-archipedia.org/essays/PA-01-0002-0001-0012',
}
const valves: Source = {
  title: 'Pennsylvania House, release on water improvement grants',
  url: 'https://www.pahouse.com/Matzie/InTheNews/NewsRelease/?id=100102',
}
const waterAndSewer: Source = {
  title: 'Municipal Water Authority of Aliquippa, rules on water and sewer service',
  url: 'https://aliquippawater.com/service-information/delinquent-accounts/',
}
const mudAndDamage: Source = {
  title: 'ICS Magazine/AP, “Ivan’s receding waters leave mud and damage”, September 21, 2004',
  url: 'http://www.icsmag.com/articles/print/ivan-s-receding-waters-leave-mud-and-damage',
}
const awash: Source = {
  title: 'Pittsburgh Post-Gazette, “Aliquippa awash after rains cause scattered flooding”, July 2007',
  url: 'http://www.post-gazette.com/local/west/2007/07/05/Aliquippa-awash-after-rains-cause-scattered-flooding/stories/200707050263',
}
const cleanup: Source = {
  title: 'Ellwood City Ledger, on the flood cleanup in Aliquippa, July 2007',
  url: 'https://www.ellwoodcityledger.com/74db5e22-446e-5203-9a5f-35de10ba8381.html',
}
const loans: Source = {
  title: 'Ellwood City Ledger, “Quip continues cleanup”, October 1, 2007',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2007/10/01/quip-continues-cleanup/18615637007/',
}
const hitHard: Source = {
  title: 'CBS Pittsburgh, “Aliquippa Hit Hard By Flooding”, August 19, 2011',
  url: 'https://pittsburgh.cbslocal.com/2011/08/19/flash-flood-warning-in-effect/',
}
const windstorm: Source = {
  title: 'BeaverCountian.com, on the storm of April 8, 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const floodInsurance: Source = {
  title:
    'Insurance Journal, “Penn. Regulators Urge Consumers to Consider Buying Flood Insurance”, March 22, 2013',
  url: 'https://www.insurancejournal.com/news/east/2013/03/22/285659.htm?print',
}

/** What the sources of the page say, as data. */
export const aliquippaFacts = {
  population: {
    source: city,
    date: null,
    strength: 'measured',
    figures: ['9,238', '2020'],
    names: ['City'],
  },
  river: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Ohio River'],
  },
  logstown: {
    source: logstown,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Logstown Run', 'Woodlawn', 'Logstown Bottom'],
  },
  plans: {
    source: plans,
    date: null,
    strength: 'reported',
    figures: ['1,500 homes', '1907', 'ten', '1913', 'twelve'],
    names: [],
  },
  valves: {
    source: valves,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Municipal Water Authority of Aliquippa'],
  },
  waterAndSewer: {
    source: waterAndSewer,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Municipal Water Authority of Aliquippa'],
  },
  mudAndDamage: {
    source: mudAndDamage,
    date: '2004-09-21',
    strength: 'reported',
    figures: ['2004', '100'],
    names: ['September', 'Frances', 'Ivan'],
  },
  awash: {
    source: awash,
    date: '2007-07',
    strength: 'estimated',
    figures: ['2007', '3.5 inches', 'two hours', 'five families'],
    names: ['July', 'Franklin Avenue'],
  },
  cleanup: {
    source: cleanup,
    date: '2007-07',
    strength: 'estimated',
    figures: ['2007', '10 tons'],
    names: ['July', 'Franklin Avenue'],
  },
  loans: {
    source: loans,
    date: '2007-10-01',
    strength: 'reported',
    figures: ['5', '2007'],
    names: ['July', 'October', 'Ellwood City Ledger'],
  },
  hitHard: {
    source: hitHard,
    date: '2011-08-19',
    strength: 'reported',
    figures: ['19', '2011'],
    names: ['August', 'Franklin Avenue', 'Spring Street'],
  },
  windstorm: {
    source: windstorm,
    date: '2020-04-08',
    strength: 'estimated',
    figures: ['8', '2020', '500'],
    names: ['April', 'Aliquippa'],
  },
  floodInsurance: {
    source: floodInsurance,
    date: '2013-03-22',
    strength: 'reported',
    figures: ['2013', '30 days'],
    names: ['Pennsylvania Insurance Department'],
  },
} as const satisfies Record<string, Fact>
