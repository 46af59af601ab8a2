import type { AreaStory, Source } from '../story.ts'

const estimates: Source = {
  title: 'U.S. Census Bureau, population estimates 2021',
  url: 'https://www.census.gov/programs-surveys/popest.html',
}
const atlas: Source = {
  title: 'Beaver County history (bcpahistory.org), “Brighton Township”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyCommunities/BrightonTwp/BrightonTownship.html',
}
const aprilStorm: Source = {
  title: 'BeaverCountian.com, on the storm of 8 April 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const tornado: Source = {
  title: 'National Weather Service Pittsburgh, public information statement, 11 June 2020',
  url: 'https://mesonet.agron.iastate.edu/wx/afos/p.php?e=202006112323&pil=PNSPBZ',
}
const roadSlides: Source = {
  title: 'Brighton Township, home page, summer of 2020',
  url: 'https://brightontwp.org/',
}
const pumpStation: Source = {
  title: 'Beaver County Times, “Funds for water projects”, 19 August 2020',
  url: 'https://www.timesonline.com/story/news/2020/08/19/funds-water-projects/5609138002/',
}
const twoMileRun: Source = {
  title: 'Beaver County Times, “Brighton Township begins Two Mile Run Park projects”, 23 August 2021',
  url: 'https://www.timesonline.com/story/news/2021/08/23/brighton-township-working-new-two-mile-run-park-projects/8247292002/',
}
const sewers: Source = {
  title: 'Brighton Township code, sewers (1977)',
  url: 'https://ecode360.com/9487737',
}

export const brightonTownship: AreaStory = {
  heading: 'Brighton Township: trees, wind, sliding roads',
  lead: 'Two windstorms and two road slides to mend, all in 2020. A tree through a roof is a carpenter’s, a tree man’s and a drying job at once: which comes first in Brighton Township.',
  description:
    'Trees on roofs, washed streams and slides in Brighton Township, Beaver County: who comes first after a tree falls, and what 2020 looked like here.',
  facts: [
    { label: 'Kind', value: 'Township, about 8,788 people (2021 estimate)', sources: [estimates] },
    { label: 'Waters', value: 'Two Mile Run', sources: [twoMileRun] },
    { label: 'Roads', value: 'Tuscarawas Road, on the old Great Path', sources: [atlas] },
    {
      label: 'Water and sewer',
      value:
        'Township Sewage Authority; in part to the Borough Township Municipal Authority, by an agreement of 1972',
      sources: [sewers],
    },
  ],
  record: [
    { when: '8 April 2020', what: '963 customers without power after a night storm.', sources: [aprilStorm] },
    {
      when: '10 June 2020',
      what: 'The EF2 tornado did damage near Tuscarawas Road and uprooted trees through Bradys Run Park.',
      sources: [tornado],
    },
    {
      when: 'July to November 2020',
      what: 'Bradys Run Road closed for the second of two slides, a repair of nearly $1.5 million.',
      sources: [roadSlides],
    },
    {
      when: 'August 2021',
      what: 'The township was restoring basins at Two Mile Run Park, where streams had eroded.',
      sources: [twoMileRun],
    },
  ],
  reasons: [
    {
      title: 'First the wire, then the tree',
      text: 'In June 2020 the tornado came by Tuscarawas Road and took trees through Bradys Run Park. When one lies on a house, the order is fixed: power company, then the tree with a crane, then the roof cover, then the drying. A crew that dries under a loose trunk is in the wrong place.',
      sources: [tornado],
    },
    {
      title: 'Bradys Run Road, shut into November',
      text: 'Two slides on that road needed repair in 2020; the second kept it shut from July to mid-November. A long detour is a fact for a burst pipe as well: know where your valve is, because help has farther to go. If your drive crosses a ditch, its pipe matters as much as your roof.',
      sources: [roadSlides],
    },
    {
      title: 'Basins that fill with soil',
      text: 'By 2021 the state had flagged eroding streams in Two Mile Run Park, and the township went to work on basins and planned a pond. Many subdivisions have a small basin of their own, with a grate that nobody owns. Find out who does. A basin full of silt stores no water.',
      sources: [twoMileRun],
    },
  ],
  year: [
    { from: 4, to: 6, what: 'Wind: whole trees', kind: 'cloudburst' },
    { from: 5, to: 9, what: 'Small runs out of their banks', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Wet slopes and drives', kind: 'water' },
    { from: 12, to: 2, what: 'Ice on limbs, frost in crawl spaces', kind: 'frost' },
  ],
  firstSteps: [
    'Tree on the house: everyone to the far side, out by that door, no going back for coats.',
    'Treat each wire on the ground as live, cable television too.',
    'Photograph trunk, root and roof before the saw starts. The stump shows whether it was rotten.',
    'Sweep broken glass off beds and carpets first; wet carpet hides it.',
  ],
  others: [
    {
      name: 'Brighton Township',
      why: 'a public basin or road ditch that is blocked, a road that cracks',
      sources: [roadSlides, twoMileRun],
    },
    {
      name: 'Brighton Township Sewage Authority',
      why: 'sewage that returns, a pump station in alarm',
      sources: [sewers, pumpStation],
    },
  ],
  questions: [
    {
      question: 'The tree was my neighbor’s. Whose policy?',
      answer:
        'Usually the policy of the house it fell on, unless the owner knew it was failing. A dated letter about a dead tree, sent beforehand, is what makes the difference. Ask your agent.',
      sources: [],
    },
    {
      question: 'It fell and hit nothing. Will insurance remove it?',
      answer:
        'Often only when it blocks a drive or a ramp, and then up to a small limit. Photograph what it blocks.',
      sources: [],
    },
  ],
}
