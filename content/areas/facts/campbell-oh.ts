import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Campbell, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Campbell,_Ohio',
}
const colony: Source = {
  title: 'K. Herstad, “The Workingmen’s Colony”, October 8, 2018',
  url: 'https://kaeleighherstad.com/2018/10/08/the-workingmens-colony-labor-conflict-and-historic-preservation-in-campbell-ohio/',
}
const aquaPurchase: Source = {
  title: 'The Vindicator, “Aqua Ohio purchases Campbell’s water system”, August 1, 2019',
  url: 'https://www.vindy.com/news/2019/aug/01/aqua-ohio-purchases-campbells-water-system/',
}
const sewagePlants: Source = {
  title: 'The Vindicator, “3 Mahoning Co. sewer plants accused of excessive pollution”, July 12, 2007',
  url: 'http://www.vindy.com/news/2007/jul/12/3-mahoning-co-sewer-plants-accused-of-excessive/',
}
const juneOf2003: Source = {
  title: 'The Vindicator, “Campbell irked by damage from floods”, June 21, 2003',
  url: 'https://vindyarchives.com/news/2003/jun/21/campbell-irked-by-damage-from-floods-many-gripe/',
}
const secondWard: Source = {
  title: 'The Vindicator, “Residents discuss flooding”, October 27, 2005',
  url: 'https://vindyarchives.com/news/2005/oct/27/residents-discuss-flooding',
}
const highWater: Source = {
  title: 'The Vindicator, “Rain triggers flooding fears”, August 8, 2007',
  url: 'https://vindyarchives.com/news/2007/aug/08/rain-triggers-flooding-fears',
}
const windstorm: Source = {
  title: 'The Vindicator, “Windstorm sweeps through area”, February 12, 2009',
  url: 'https://vindyarchives.com/news/2009/feb/12/windstorm-sweeps-through-area-causing-damage',
}
const cityHall: Source = {
  title: 'The Vindicator, “Cleanup continues at Campbell City Hall after Sunday deluge”, June 20, 2017',
  url: 'https://vindyarchives.com/news/2017/jun/20/torrential-rain-wreaks-havoc-on-the-vall/',
}
const oldPipes: Source = {
  title: 'WYTV, “Campbell looking at tax levy to fix water system”, December 21, 2017',
  url: 'http://wytv.com/2017/12/21/campbell-looking-at-tax-levy-to-fix-water-system-100-year-old-pipes/',
}

/** What the sources of the page say, as data. */
export const campbellFacts = {
  cityKind: {
    source: city,
    date: null,
    strength: 'measured',
    figures: [],
    names: ['Mahoning County', 'Mahoning River', 'Youngstown', 'Struthers'],
  },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['7,852', '2020'], names: [] },
  colony: {
    source: colony,
    date: '2018-10-08',
    strength: 'reported',
    figures: ['1916', '2018'],
    names: ['Campbell'],
  },
  aquaPurchase: {
    source: aquaPurchase,
    date: '2019-08-01',
    strength: 'reported',
    figures: ['2019'],
    names: ['Aqua Ohio'],
  },
  sewagePlants: {
    source: sewagePlants,
    date: '2007-07-12',
    strength: 'reported',
    figures: ['2007'],
    names: ['Mahoning County', 'Sanitary Engineer', 'Campbell', 'Wilson Avenue'],
  },
  juneOf2003: {
    source: juneOf2003,
    date: '2003-06-21',
    strength: 'reported',
    figures: ['2003'],
    names: ['June', 'Almasy Drive', 'Kendall Avenue'],
  },
  secondWard: {
    source: secondWard,
    date: '2005-10-27',
    strength: 'reported',
    figures: ['2005', '2nd Ward', '30 people'],
    names: ['October', 'Second Ward', 'Camvet Drive', 'Dumont Avenue', 'Struthers-Liberty Road'],
  },
  highWater: {
    source: highWater,
    date: '2007-08-08',
    strength: 'reported',
    figures: ['2007'],
    names: ['Center', 'Porter', 'August'],
  },
  windstorm: {
    source: windstorm,
    date: '2009-02-12',
    strength: 'reported',
    figures: ['11', '2009'],
    names: ['February', 'Campbell'],
  },
  cityHall: {
    source: cityHall,
    date: '2017-06-20',
    strength: 'reported',
    figures: ['2017'],
    names: ['June', 'City Hall', 'Sunday'],
  },
  oldPipes: {
    source: oldPipes,
    date: '2017-12-21',
    strength: 'reported',
    figures: ['2017', '98%', '100 years'],
    names: ['Aqua Ohio'],
  },
} as const satisfies Record<string, Fact>
