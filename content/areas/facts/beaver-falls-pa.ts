import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Beaver Falls, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Beaver_Falls,_Pennsylvania',
}
const plateau: Source = {
  title: 'Encyclopaedia Britannica, 14th edition, “Beaver Falls”',
  url: 'http://gluedideas.com/Encyclopedia-Britannica-Volume-3-Baltimore-Braila/Beaver-Falls.html',
}
const harmonists: Source = {
  title: 'SAH Archipedia, “Harmonist Houses”',
  url: 'https://sah-archipedia.org/buildings/PA-01-BE28',
}
const waterAuthority: Source = {
  title: 'Pennsylvania Municipal Authorities Association, “Beaver Falls Municipal Authority”',
  url: 'https://www.municipalauthorities.org/beaver-falls-municipal-authority/',
}
const sewers: Source = {
  title: 'WPXI, “Company purchases Beaver Falls wastewater system”',
  url: 'https://www.wpxi.com/news/local/company-purchases-beaver-falls-wastewater-system-plans-invest-millions-improvements/ZB5Z3OO2CRFTZAX53K737PBGKA/?outputType=amp',
}
const mainBreak: Source = {
  title: 'WPXI, “Crews still cleaning flooded yards and basements after water main break in Beaver County”',
  url: 'https://www.wpxi.com/news/local/crews-still-cleaning-flooded-yards-basements-after-water-main-break-beaver-county/ACGO3XDQTFAUBOXEXSO66L4UKE/',
}
const calamity: Source = {
  title: 'Logan Marshall, “The True Story of Our National Calamity of Flood, Fire and Tornado” (1913)',
  url: 'http://free-books.at/book_2613/Marshall%2C%20Logan/The%20True%20Story%20of%20Our%20National%20Calamity%20of%20Flood%2C%20Fire%20and%20Tornado.phtml?offset=345000',
}
const lowerEnd: Source = {
  title: 'Disaster News Network, “Neighbors offer care in PA”, July 30, 2004',
  url: 'https://www.disasternews.net/news/article.php?articleid=1839',
}
const duplex: Source = {
  title: 'Beaver County Times, “Duplex fire wasn’t only hazard Wednesday in Beaver Falls”, July 5, 2012',
  url: 'https://www.timesonline.com/story/news/crime/2012/07/05/duplex-fire-wasn-t-only/18426465007/',
}
const freezingFire: Source = {
  title: 'Beaver County Times, “Firefighters fight flames, freezing cold in Beaver Falls”, January 28, 2014',
  url: 'https://www.timesonline.com/story/news/crime/2014/01/28/firefighters-fight-flames-freezing-cold/18489133007/',
}
const juneStorm: Source = {
  title: 'Beaver County Times, “NWS confirms tornado touched down Wednesday”, June 11, 2020',
  url: 'https://www.timesonline.com/story/news/local/2020/06/11/nws-confirms-tornado-touched-down-wednesday/42165343/',
}
const hallway: Source = {
  title: 'Beaver County Times, on an apartment fire, August 21, 2020',
  url: 'https://www.timesonline.com/story/news/2020/08/21/nuggets-fries-mishap-causes-beaver-falls-apartment-fire/3408873001/',
}

/** What the sources of the page say, as data. */
export const beaverFallsFacts = {
  population: {
    source: city,
    date: null,
    strength: 'measured',
    figures: ['9,005', '2020'],
    names: ['City'],
  },
  plateau: {
    source: plateau,
    date: null,
    strength: 'estimated',
    figures: ['50 feet'],
    names: ['Beaver River'],
  },
  stoneHouses: {
    source: harmonists,
    date: null,
    strength: 'estimated',
    figures: ['1874'],
    names: ['Harmonist'],
  },
  waterAuthority: {
    source: waterAuthority,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver Falls Municipal Authority'],
  },
  sewers: {
    source: sewers,
    date: null,
    strength: 'reported',
    figures: ['3,200 customers'],
    names: ['Aqua Pennsylvania'],
  },
  mainBreak: {
    source: mainBreak,
    date: null,
    strength: 'reported',
    figures: ['26th', '10th', '8,000 customers'],
    names: ['Labor Day', 'Beaver Falls Municipal Authority', '26th Street', '10th Avenue'],
  },
  calamity: {
    source: calamity,
    date: '1913',
    strength: 'reported',
    figures: ['1913'],
    names: ['New Brighton', 'Fallston', 'Beaver Valley', 'March'],
  },
  lowerEnd: {
    source: lowerEnd,
    date: '2004-07-30',
    strength: 'reported',
    figures: ['2004', 'three to four feet'],
    names: ['May', 'Beaver Falls'],
  },
  duplex: {
    source: duplex,
    date: '2012-07-05',
    strength: 'reported',
    figures: ['2012'],
    names: ['July', 'Fourth Avenue'],
  },
  freezingFire: {
    source: freezingFire,
    date: '2014-01-28',
    strength: 'estimated',
    figures: ['28', '2014', '11', 'three stories'],
    names: ['January', 'Fourth Avenue'],
  },
  freezingWater: {
    source: freezingFire,
    date: '2014-01-28',
    strength: 'reported',
    figures: ['2014'],
    names: ['January'],
  },
  juneStorm: {
    source: juneStorm,
    date: '2020-06-11',
    strength: 'reported',
    figures: ['10', '2020'],
    names: ['June', 'College Hill', 'Third Avenue', 'Duquesne Light'],
  },
  hallway: {
    source: hallway,
    date: '2020-08-21',
    strength: 'reported',
    figures: ['20', '2020', 'five', 'two'],
    names: ['August', 'Seventh Avenue'],
  },
} as const satisfies Record<string, Fact>
