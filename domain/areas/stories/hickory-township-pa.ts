import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Hickory Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Hickory_Township,_Lawrence_County,_Pennsylvania',
}
const history1908: Source = {
  title: '20th Century History of New Castle and Lawrence County (1908), Hickory Township',
  url: 'http://usgwarchives.net/pa/lawrence/1908/hickory.htm',
}
const culvert: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, 5 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const iceJam: Source = {
  title: 'The Vindicator, “After the Jan. deep freeze, now comes a big Feb. melt”, 11 February 2009',
  url: 'https://vindyarchives.com/news/2009/feb/11/after-the-jan-deep-freeze-now-comes-a-big-feb',
}
const camps: Source = {
  title: 'New Castle News, “No ice jams, flooding in county yet”, 27 February 2014',
  url: 'http://www.ncnewsonline.com/local/x2118244695/No-ice-jams-flooding-in-county-yet/print',
}
const closedRoads: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const conservation: Source = {
  title: 'Lawrence Conservation District, funding for Hickory and Wilmington townships',
  url: 'https://www.lawrencecd.org/conservation-district-awards-dglvr-funding-to-hickory-and-wilmington-townships/',
}

export const hickoryTownship: AreaStory = {
  heading: 'Hickory Township: the creek comes as ice',
  lead: 'In February 2009 three quarters of a mile of Neshannock Creek was packed with ice, and some families had to leave. Ice does to a house what water alone does not.',
  description:
    'Ice jams on Neshannock Creek, fishing camps and washed-out culverts in Hickory Township, Pennsylvania: what ice breaks, and how to get it out.',
  facts: [
    { label: 'Kind', value: 'Township in Lawrence County, 2,320 people (2020 census)', sources: [township] },
    {
      label: 'Waters',
      value: 'Neshannock Creek on the west; Hottenbaugh Run, also called East Brook',
      sources: [history1908],
    },
    {
      label: 'Ground',
      value: 'Hills cut by streams; ridges some 300 feet above the creek',
      sources: [history1908],
    },
  ],
  record: [
    {
      when: 'Near Labor Day 2003',
      what: 'A culvert washed away where Routes 956 and 168 meet.',
      sources: [culvert],
    },
    {
      when: 'February 2009',
      what: 'The jam along Lakewood-Neshannock Falls Road: about half a dozen families out, water in one kitchen.',
      sources: [iceJam],
    },
    {
      when: 'February 2014',
      what: 'The low fishing camps off that road named as a regular spot for jams; none had formed yet.',
      sources: [camps],
    },
    {
      when: '17–18 February 2022',
      what: 'The same road closed, and Fording and Sunrise too.',
      sources: [closedRoads],
    },
  ],
  reasons: [
    {
      title: 'Floes have corners',
      text: 'Water fills a room; ice leans on it. When a jam like that of 2009 lets go, floes can shear a porch post, a hose bib or the pipe from a fuel tank. Before you switch anything on again, walk round the outside at knee height. Look for fresh wood, bent pipe and a house that no longer sits square.',
      sources: [iceJam],
    },
    {
      title: 'A camp beside the bend',
      text: 'The lowest ground with buildings is where the fishing camps stand. Nobody is there in February. Take bedding, tackle and the battery home in the fall, leave drawers empty and the door of the icebox open. A camp with little in it is a camp that can be hosed out in April.',
      sources: [camps],
    },
    {
      title: 'Down to the creek, up to the ridge',
      text: 'Three hundred feet of slope send a summer storm down fast, as at the crossing of 956 and 168 in 2003. Up on the ridge it is the well pump and the drive that fail. Keep drinking water for three days in a place that does not freeze.',
      sources: [history1908, culvert],
    },
  ],
  year: [
    { from: 2, to: 3, what: 'First thaw after hard cold: ice moves', kind: 'frost' },
    { from: 8, to: 9, what: 'Late-summer storms: culverts and drives', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Stove fires far from a hydrant', kind: 'fire' },
  ],
  firstSteps: [
    'Do not step on the jam to look, and do not stand on the bank below it.',
    'Shovel ice out of rooms before it melts. A hundred pounds left inside becomes twelve gallons.',
    'Photograph scraped bark. Ice marks a tree at the height it passed, and that outlasts the snow.',
    'Turn no water on until someone has walked the line from the well to the house.',
  ],
  others: [
    {
      name: 'Lawrence Conservation District',
      why: 'storm water from a gravel or low-volume road',
      sources: [conservation],
    },
  ],
  questions: [
    {
      question: 'May I break the jam myself?',
      answer:
        'No. Freed ice does not choose whom it hits, and the bank goes with it. Tell the county what you see, with the nearest road.',
      sources: [],
    },
    {
      question: 'Is damage by ice a flood to an insurer?',
      answer:
        'It may be one thing, or the other, or neither: policies treat rising water and the push of ice in separate lines. Ask for both lines, and show the adjuster which part was struck and which only got wet.',
      sources: [],
    },
    {
      question: 'There is no hydrant on my road. What can I do?',
      answer:
        'Ask the fire company where it would draw water, and whether a tank truck can turn in your drive. Keep that spot plowed.',
      sources: [],
    },
  ],
}
