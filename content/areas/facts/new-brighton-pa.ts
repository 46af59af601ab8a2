import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “New Brighton, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/New_Brighton,_Pennsylvania',
}
const architecture: Source = {
  title: 'SAH Archipedia, “New Brighton”',
  url: 'https://sah-archipedia.org/essays/PA-01-0002-0001-0004',
}

/** What the sources of the page say, as data. */
export const newBrightonFacts = {
  kind: { source: borough, date: null, strength: 'reported', figures: [], names: ['Beaver River'] },
  population: { source: borough, date: null, strength: 'measured', figures: ['5,729', '2020'], names: [] },
  coalAndClay: {
    source: {
      title: 'Wikipedia text at Kiddle, “New Brighton, Pennsylvania”',
      url: 'https://kids.kiddle.co/New_Brighton,_Pennsylvania',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: [],
  },
  floodplain: {
    source: architecture,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver River', 'Third Avenue'],
  },
  houses: {
    source: architecture,
    date: null,
    strength: 'reported',
    figures: ['1830', '1920', '13', '17'],
    names: ['Queen Anne', 'Colonial Revival', 'Third Avenue'],
  },
  waterAuthority: {
    source: {
      title: 'Beaver Falls Municipal Authority, rules and regulations',
      url: 'https://www.bfwater.net/specifications',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver Falls Municipal Authority', 'New Brighton'],
  },
  calamity: {
    source: {
      title: 'Logan Marshall, “The True Story of Our National Calamity of Flood, Fire and Tornado” (1913)',
      url: 'http://free-books.at/book_2613/Marshall%2C%20Logan/The%20True%20Story%20of%20Our%20National%20Calamity%20of%20Flood%2C%20Fire%20and%20Tornado.phtml?offset=345000',
    },
    date: '1913',
    strength: 'reported',
    figures: ['1913'],
    names: ['March', 'New Brighton', 'Fallston', 'Beaver Falls'],
  },
  floodOf1936: {
    source: {
      title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
      url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
    },
    date: '1936',
    strength: 'reported',
    figures: ['1936', '200 people'],
    names: ['March', 'New Brighton'],
  },
  windstorm: {
    source: {
      title: 'Beaver County Times, “Intense, fast-moving storm dropped trees, power lines”, June 25, 2019',
      url: 'https://www.timesonline.com/story/news/crime/2019/06/25/intense-fast-moving-storm-dropped/4829990007/',
    },
    date: '2019-06-25',
    strength: 'reported',
    figures: ['24', '2019'],
    names: ['June', 'New Brighton'],
  },
} as const satisfies Record<string, Fact>
