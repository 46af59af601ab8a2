import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Chippewa Township, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Chippewa_Township,_Pennsylvania',
}

/** What the sources of the page say, as data. */
export const chippewaTownshipFacts = {
  kind: { source: township, date: null, strength: 'reported', figures: [], names: ['Beaver Falls', 'ZIP'] },
  population: { source: township, date: null, strength: 'measured', figures: ['8,040', '2020'], names: [] },
  noOpenWater: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['15.7 square miles'],
    names: [],
  },
  waterAuthority: {
    source: {
      title: 'Beaver Falls Municipal Authority, rules and regulations',
      url: 'https://www.bfwater.net/specifications',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver Falls Municipal Authority', 'Chippewa'],
  },
  airportGust: {
    source: {
      title: 'BeaverCountian.com, on the storm of April 8, 2020',
      url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
    },
    date: '2020-04-08',
    strength: 'reported',
    figures: ['8', '2020', '56 mph', '1 a.m.'],
    names: ['April', 'Beaver County Airport'],
  },
  tornado: {
    source: {
      title: 'Beaver County Times, “Recalling the tornado of 1985”, May 31, 2015',
      url: 'https://www.timesonline.com/story/lifestyle/2015/05/31/recalling-tornado-1985-just-another/18534091007/',
    },
    date: '2015-05-31',
    strength: 'reported',
    figures: ['31', '1985', '100-year-old'],
    names: ['May', 'McKinley Road', 'Shenango Road', 'Wallace Run Road'],
  },
  stormOf2011: {
    source: {
      title: 'Beaver County Times, “It was a beast of a storm”, September 27, 2011',
      url: 'https://www.timesonline.com/story/news/crime/2011/09/27/it-was-beast-storm-cleanup/18410088007/',
    },
    date: '2011-09-27',
    strength: 'reported',
    figures: ['26', '2011', '2 inches'],
    names: ['September', 'Chippewa'],
  },
} as const satisfies Record<string, Fact>
