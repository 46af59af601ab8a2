import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Austintown Township, Mahoning County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Austintown_Township,_Mahoning_County,_Ohio',
}
const place: Source = {
  title: 'Wikipedia, “Austintown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Austintown,_Ohio',
}
const abcDistrict: Source = {
  title:
    'The Vindicator, “Austintown, Boardman, Canfield embrace regional water district”, September 20, 2009',
  url: 'https://vindyarchives.com/news/2009/sep/20/austintown-boardman-canfield-embrace-regional/',
}
const novemberStorm: Source = {
  title: 'The Vindicator, “Mahoning County escapes wrath of storms”, November 11, 2002',
  url: 'https://vindyarchives.com/news/2002/nov/11/mahoning-county-escapes-wrath-of-storms',
}
const wedgewood: Source = {
  title: 'The Vindicator, “Seeking solutions in Austintown”, August 21, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/21/seeking-solutions-in-austintown/',
}
const privateLand: Source = {
  title: 'The Vindicator, “Private land, public funds”, October 12, 2004',
  url: 'http://www.vindy.com/news/2004/oct/12/private-land-public-funds/',
}
const complaints: Source = {
  title: 'The Vindicator, “Angry residents share their complaints”, June 27, 2006',
  url: 'http://www.vindy.com/news/2006/jun/27/angry-residents-share-their-complaints-about/',
}
const noAid: Source = {
  title: 'The Vindicator, “No state aid for flood damage coming for Wickliffe”, July 17, 2006',
  url: 'http://www.vindy.com/news/2006/jul/17/no-state-aid-for-flood-damage-coming-for-wickliffe/?print',
}
const hailAndRain: Source = {
  title: 'The Vindicator, “Rain and hail pound Mahoning, Shenango valleys”, May 28, 2019',
  url: 'https://vindyarchives.com/news/2019/may/28/rain-and-hail-pound-mahoning-shenango-valleys/',
}
const jointDistrict: Source = {
  title: 'The Vindicator, report on a joint water district, May 30, 2009',
  url: 'https://vindyarchives.com/news/2009/may/30/canfield-boardman-austintown-explore-joint-water',
}
const mineFill: Source = {
  title: 'The Columbus Dispatch, report on Ohio’s abandoned coal mines, September 2, 2008',
  url: 'https://www.dispatch.com/content/stories/local/2008/09/02/ohcoal.ART_ART_09-02-08_B1_GLB70C0.html',
}

/** What the sources of the page say, as data. */
export const austintownFacts = {
  population: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['36,049', '2020'],
    names: [],
  },
  township: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['80', '680', '11'],
    names: ['Ax Factory Run', 'Woodside Lake', 'Meander Creek Reservoir', 'I-80', 'I-680', 'State Route'],
  },
  mineralRidge: {
    source: township,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mineral Ridge', 'Austintown Township'],
  },
  placeHousing: {
    source: place,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['World War II', 'Youngstown'],
  },
  water: {
    source: abcDistrict,
    date: '2009-09-20',
    strength: 'reported',
    figures: ['2009'],
    names: ['Youngstown', 'Meander'],
  },
  novemberStorm: {
    source: novemberStorm,
    date: '2002-11-11',
    strength: 'reported',
    figures: ['10', '2002'],
    names: ['November', 'Raccoon', 'Lanterman', 'Mahoning Avenue', 'Idaho Road'],
  },
  wedgewood: {
    source: wedgewood,
    date: '2003-08-21',
    strength: 'reported',
    figures: ['2003'],
    names: ['July', 'Wedgewood', 'Ayrshire Drive', 'Selkirk Avenue', 'New Road', 'Woodside Lake'],
  },
  privateLand: {
    source: privateLand,
    date: '2004-10-12',
    strength: 'reported',
    figures: ['2004'],
    names: ['October', 'Selkirk Avenue'],
  },
  complaints: {
    source: complaints,
    date: '2006-06-27',
    strength: 'reported',
    figures: ['22', '2006', '2.5 inches', '30 minutes', '8 feet'],
    names: ['June', 'North Wickliffe', 'Roanoke', 'Edgehill', 'Main', 'Resurrection Cemetery'],
  },
  noAid: {
    source: noAid,
    date: '2006-07-17',
    strength: 'reported',
    figures: ['2006', '105 homes'],
    names: ['North Wickliffe', 'June'],
  },
  hailAndRain: {
    source: hailAndRain,
    date: '2019-05-28',
    strength: 'measured',
    figures: ['28', '2019', '2.83 inches', '8:30'],
    names: ['May', 'Austintown', 'National Weather Service'],
  },
  jointDistrict: {
    source: jointDistrict,
    date: '2009-05-30',
    strength: 'reported',
    figures: ['2009'],
    names: ['North Wickliffe', 'College Park'],
  },
  mineFill: {
    source: mineFill,
    date: '2008-09-02',
    strength: 'reported',
    figures: ['four times', '1997', '2008'],
    names: ['Mineral Ridge', 'Trumbull County'],
  },
} as const satisfies Record<string, Fact>
