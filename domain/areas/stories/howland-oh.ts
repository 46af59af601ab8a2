import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Howland Township, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Howland_Township,_Ohio',
}
const history: Source = {
  title: 'Howland Township, Township History',
  url: 'https://www.howlandoh.gov/township-history',
}
const callCenter: Source = {
  title: 'The Vindicator, “Mahoning, Trumbull seek emergency funds”, 23 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/23/mahoning-trumbull-seek-emergency-funds/',
}
const veniceHeights: Source = {
  title: 'The Vindicator, on frustrated residents of Howland, 27 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/27/howland-frustrated-residents-look-to-trustees-for/',
}
const newFurnaces: Source = {
  title: 'The Vindicator, “Residents demand solution to flooding in their homes”, 15 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/15/howland-residents-demand-solution-to-flooding-in',
}
const valcamp: Source = {
  title: 'WFMJ, “Howland homes damaged by flood”, 2013',
  url: 'http://www.wfmj.com/story/22925048/howland-neighborhood-homes-damaged-by-flood',
}
const sirens: Source = {
  title: 'The Vindicator, “Howland had tornado sirens that didn’t sound”, 20 June 2019',
  url: 'https://vindyarchives.com/news/2019/jun/20/howland-tornado-sirens-also-fell-silent/',
}
const waterCosts: Source = {
  title: 'The Vindicator, “Trumbull sanitary department explains water costs at forum”, April 2025',
  url: 'https://www.vindy.com/news/local-news/2025/04/trumbull-sanitary-department-explains-water-costs-at-forum/',
}

export const howland: AreaStory = {
  heading: 'Howland: one furnace after another',
  lead: 'A neighbor told the trustees in 2003 that she could not keep buying new furnaces. Much of what a wet basement costs here can be hung higher. That is where to begin.',
  description:
    'Repeated basement floods in the postwar streets of Howland, Ohio: what residents told the trustees, what to raise, and whom the water bill names.',
  facts: [
    { label: 'Kind', value: 'Township, 19,042 people (2020 census)', sources: [township] },
    { label: 'Houses', value: 'Farmland until the Second World War, suburb since', sources: [history] },
    {
      label: 'Water and sewer',
      value: 'County, Warren or Niles water, or a private well, by street (2025)',
      sources: [waterCosts],
    },
  ],
  record: [
    {
      when: '21 July 2003',
      what: 'Storm water came up through drains and a wall of the county 911 center, and dispatchers had to leave.',
      sources: [callCenter],
    },
    {
      when: 'September 2003',
      what: 'Neighbors from Clifton, Rosegarden and Dawson drives spoke to the trustees for more than two hours.',
      sources: [newFurnaces],
    },
    {
      when: 'Summer 2013',
      what: 'Ten or eleven streets were struck in one day. A Valcamp Avenue basement had its fifth flood in three years.',
      sources: [valcamp],
    },
    {
      when: '16 June 2019',
      what: 'In a tornado outbreak four warning sirens of the township were known not to work.',
      sources: [sirens],
    },
  ],
  reasons: [
    {
      title: 'Clifton, Rosegarden, Dawson',
      text: 'What went under there was heat, hot water and carpet, more than once. A furnace can stand on blocks or hang from joists; a water heater can rise on a stand; outlets can move to waist height. Do it on the day when the old unit fails, since then it costs little extra.',
      sources: [newFurnaces],
    },
    {
      title: 'Seven times in one office',
      text: 'That was the count of a Venice Heights basement by July 2003. A place that floods again and again needs no more carpet; it needs a cause. Keep a log: inches of rain, hour, first wet spot, color. After three storms the log shows whether to call a roofer, a plumber or an excavator.',
      sources: [veniceHeights],
    },
    {
      title: 'What the township can and cannot do',
      text: 'Officials said in 2013 that no community could afford pipes for such rain, and that the sewage was probably due to downspouts and footer drains on the sanitary line. So the cheapest work lies on your own lot: gutters, grading, and a discharge hose that ends far from the wall.',
      sources: [valcamp],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Repeat floods in low basements', kind: 'cloudburst' },
    { from: 5, to: 8, what: 'Tornado watches: keep a radio', kind: 'cloudburst' },
    { from: 1, to: 2, what: 'Sump discharge lines freeze shut', kind: 'frost' },
  ],
  firstSteps: [
    'Turn the furnace off at its switch upstairs before water reaches the burner.',
    'Feel the sump hose outdoors. If it hums but nothing flows, it is frozen or blocked.',
    'From the stairs, photograph the same piece of wall every half hour.',
    'Check the bill for the name of your water supplier before you call about the meter.',
  ],
  others: [
    {
      name: 'Trumbull County Sanitary Engineer',
      why: 'county water, which about a quarter of the township had in 2025',
      sources: [waterCosts],
    },
  ],
  questions: [
    {
      question: 'How high should a furnace hang?',
      answer:
        'Above the highest line you have ever seen, plus a foot or so. An installer must keep clearance, drain and vent in order, and a permit may be needed.',
      sources: [],
    },
    {
      question: 'I did not hear a siren. Was there no warning?',
      answer:
        'Sirens are meant for people outdoors, and some were silent in June 2019. A weather radio or phone alert in the bedroom is surer.',
      sources: [sirens],
    },
    {
      question: 'The carpet is new and only wet at one edge. Can it stay?',
      answer:
        'If the water was clean and it is lifted the same day, often yes, without its pad. If the floor drain gave the water, no.',
      sources: [],
    },
  ],
}
