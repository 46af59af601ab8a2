import type { Fact, Source } from '../fact.ts'

const atlas: Source = {
  title: 'Beaver County history (bcpahistory.org), “Brighton Township”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyCommunities/BrightonTwp/BrightonTownship.html',
}
const parkReport: Source = {
  title: 'Beaver County Times, “Brighton Township begins Two Mile Run Park projects”, August 23, 2021',
  url: 'https://www.timesonline.com/story/news/2021/08/23/brighton-township-working-new-two-mile-run-park-projects/8247292002/',
}
const homePage: Source = {
  title: 'Brighton Township, home page, summer of 2020',
  url: 'https://brightontwp.org/',
}

/** What the sources of the page say, as data. */
export const brightonTownshipFacts = {
  population: {
    source: {
      title: 'U.S. Census Bureau, population estimates 2021',
      url: 'https://www.census.gov/programs-surveys/popest.html',
    },
    date: '2021',
    strength: 'estimated',
    figures: ['8,788 people', '2021'],
    names: [],
  },
  notNewBrighton: {
    source: atlas,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Brighton Township', 'Beaver', 'New Brighton', 'Beaver River'],
  },
  tuscarawasRoad: {
    source: atlas,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Tuscarawas Road', 'Great Path', 'Native American'],
  },
  erodingStreams: {
    source: parkReport,
    date: '2021-08-23',
    strength: 'reported',
    figures: ['2021'],
    names: ['Two Mile Run', 'Two Mile Run Park'],
  },
  basinWork: {
    source: parkReport,
    date: '2021-08-23',
    strength: 'planned',
    figures: ['2021'],
    names: ['Two Mile Run Park'],
  },
  sewers: {
    source: { title: 'Brighton Township code, sewers (1977)', url: 'https://ecode360.com/9487737' },
    date: '1977',
    strength: 'reported',
    figures: ['1972', '1977'],
    names: ['Brighton Township Sewage Authority', 'Borough Township Municipal Authority'],
  },
  aprilStorm: {
    source: {
      title: 'BeaverCountian.com, on the storm of April 8, 2020',
      url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
    },
    date: '2020-04-08',
    strength: 'reported',
    figures: ['8', '2020', '963 customers'],
    names: ['April'],
  },
  tornado: {
    source: {
      title: 'National Weather Service Pittsburgh, public information statement, June 11, 2020',
      url: 'https://mesonet.agron.iastate.edu/wx/afos/p.php?e=202006112323&pil=PNSPBZ',
    },
    date: '2020-06-11',
    strength: 'reported',
    figures: ['10', '2020'],
    names: ['June', 'EF2', 'Tuscarawas Road', 'Bradys Run Park'],
  },
  roadSlides: {
    source: homePage,
    date: '2020-07',
    strength: 'reported',
    figures: ['2 slides', '2020'],
    names: ['Bradys Run Road', 'PennDOT', 'July'],
  },
  roadRepair: {
    source: homePage,
    date: '2020-07',
    strength: 'planned',
    figures: ['$1.5 million', '20'],
    names: ['Bradys Run Road', 'PennDOT', 'November'],
  },
  phoneAlerts: {
    source: {
      title: 'Brighton Township newsletter, spring of 2018',
      url: 'https://vdocuments.us/swift911-brighton-township-a-wp-content-a-uploads-a-2013-a-07-a-.html',
    },
    date: '2018',
    strength: 'reported',
    figures: ['2018'],
    names: ['Swift911', 'Municipal Authority'],
  },
} as const satisfies Record<string, Fact>
