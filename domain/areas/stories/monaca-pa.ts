import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Monaca, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Monaca,_Pennsylvania',
}
const waterworks: Source = {
  title: 'Living New Deal, “Monaca”',
  url: 'https://livingnewdeal.org/us/pa/monaca/?post_type=projects',
}
const julyRain: Source = {
  title: 'Pittsburgh Post-Gazette, “Aliquippa awash after rains cause scattered flooding”, 5 July 2007',
  url: 'http://www.post-gazette.com/local/west/2007/07/05/Aliquippa-awash-after-rains-cause-scattered-flooding/stories/200707050263',
}
const colona: Source = {
  title: 'Beaver County Times, “Quaint villages of Colona, Appetite and Phillipsburg”, 1 September 2015',
  url: 'https://www.timesonline.com/story/lifestyle/around-town/2015/09/01/quaint-villages-colona-appetite-phillipsburg/18522849007/',
}
const twoTornadoes: Source = {
  title: 'Beaver County Times, “Two tornadoes hit Beaver County early Saturday”, 16 October 2021',
  url: 'https://www.timesonline.com/story/news/local/2021/10/16/two-tornadoes-hit-beaver-county-early-saturday/8493042002/',
}

export const monaca: AreaStory = {
  heading: 'Monaca: clay outside the basement wall',
  lead: 'Fire clay lies in quantity around Monaca. Clay soil holds water against a basement wall long after the rain. How to read a wall that bows, and what to look for after a fall storm.',
  description:
    'Bowed basement walls, clay soil and fall storms in Monaca, Pennsylvania: how to measure a wall with a string, and when to keep out from below it.',
  facts: [
    { label: 'Kind', value: 'Borough on the Ohio, 5,625 people (2020 census)', sources: [borough] },
    { label: 'Ground', value: 'Fire clay nearby in large quantities', sources: [borough] },
    { label: 'Houses', value: 'Colona: early-1900s homes of steel workers', sources: [colona] },
    { label: 'Water and sewer', value: 'Waterworks rebuilt in local stone in 1940', sources: [waterworks] },
    { label: 'Known for', value: 'Glass and metal; Phillipsburg until 1892', sources: [borough] },
  ],
  record: [
    {
      when: 'July 2007',
      what: 'About 4.5 inches of rain, among the most in the county, on the day Aliquippa flooded.',
      sources: [julyRain],
    },
    {
      when: '16 October 2021',
      what: 'An EF1 tornado of 95 mph, a mile to the east-southeast: dozens of trees uprooted, a mobile home damaged, power lost.',
      sources: [twoTornadoes],
    },
  ],
  reasons: [
    {
      title: 'Clay pushes, and keeps pushing',
      text: 'Fire clay is found near Monaca in quantity. Where the soil beside a house is clay, it is a load: wet, it swells against the wall and lets water go slowly. A block wall gives at mid-height, along a level crack. Stretch a string from corner to corner and measure the gap twice a year. Growing means an engineer, not paint.',
      sources: [borough],
    },
    {
      title: 'Four and a half inches in July',
      text: 'The gauge here caught about 4.5 inches in the storm of 2007. We found no report of a particular street, so take it as a measure for your gutters. One inch on a roof of 1,000 square feet is about 620 gallons. Send it ten feet out before the clay gets it.',
      sources: [julyRain],
    },
    {
      title: 'A tornado in mid-October',
      text: 'Wind season did not end with summer in 2021. Uprooted trees take more than shingles: a root plate that lifts can pull a gas, water or sewer line with it. If a tree near the house has moved, shut what you can and look for a fresh hollow.',
      sources: [twoTornadoes],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Swollen clay: walls and footings', kind: 'water' },
    { from: 7, to: 8, what: 'Cloudbursts: gutters first', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Late wind', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost behind block walls', kind: 'frost' },
  ],
  firstSteps: [
    'Wall leaning in or crack open by a thumb: stay out of that basement.',
    'Do not pile wet boxes against a bowed wall, and park no car above it.',
    'After wind, walk the line from house to street and look for lifted ground.',
    'Photograph the string test each time, with a ruler in the picture.',
  ],
  others: [],
  questions: [
    {
      question: 'Is a bowed wall covered?',
      answer:
        'Often not: pressure of soil and water, settling and swelling are commonly left out of homeowner’s policies. A wall pushed in by a sudden event may be read otherwise. Have the cause written down by an engineer.',
      sources: [],
    },
    {
      question: 'Should I waterproof from inside or out?',
      answer:
        'First lead the roof water away; it is cheapest and often enough. An inside channel relieves the pressure and needs a pump. Digging outside cures the wall and costs the garden.',
      sources: [],
    },
  ],
}
