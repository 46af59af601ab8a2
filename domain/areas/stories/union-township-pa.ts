import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Union Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Union_Township,_Lawrence_County,_Pennsylvania',
}
const durant: Source = {
  title: 'Durant, History of Lawrence County (1877), Union Township',
  url: 'http://www.usgwarchives.net/pa/lawrence/1877/union.htm',
}
const ditches: Source = {
  title: 'New Castle News, “Union residents thunder concerns on storm water”, 19 July 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/union-residents-thunder-concerns-on-storm-water/article_7d5055b8-aa34-11e9-8cda-f729353611b9.html',
}
const relining: Source = {
  title: 'New Castle News, “Sanitation authority awarded rehab funds”, 20 August 2020',
  url: 'https://www.ncnewsonline.com/news/local_news/sanitation-authority-awarded-rehab-funds/article_c02446c2-65ab-5cf0-92c5-5c30219d5282.html',
}
const covert: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const transformer: Source = {
  title: 'New Castle News, “North Beaver Township hit hard by storm” (no date on the page)',
  url: 'https://www.ncnewsonline.com/news/local_news/north-beaver-township-hit-hard-by-storm/article_de8f5b7f-df75-5498-ab0f-e459ceedb8e6.html',
}

export const unionTownship: AreaStory = {
  heading: 'Union Township: more rain than the ditch',
  lead: 'In July 2019 storm water ran across yards, and a supervisor heard of it daily. The ditches, he said, were not made for such rain. A ditch is not yours alone to mend, but the last ten feet are.',
  description:
    'Yard water, river flats and power surges in Union Township, Lawrence County, Pennsylvania: the last ten feet before the wall, and what to unplug.',
  facts: [
    { label: 'Kind', value: 'Township in Lawrence County, 4,997 people (2020 census)', sources: [township] },
    {
      label: 'Waters',
      value: 'Between the Shenango and the Mahoning; Sankey’s Run in the middle',
      sources: [durant],
    },
    {
      label: 'Ground',
      value: 'Broad bottom land on both rivers; about 778 feet at the Mahoning, 1,166 west of US 422',
      sources: [durant, township],
    },
    {
      label: 'Water and sewer',
      value: 'Sewer lines in the 2020 relining of the New Castle Sanitation Authority',
      sources: [relining],
    },
  ],
  record: [
    {
      when: 'July 2019',
      what: 'Residents before the supervisors about storm water on their land.',
      sources: [ditches],
    },
    {
      when: 'August 2020',
      what: 'Grants to reline sewers here and in New Castle, against backups.',
      sources: [relining],
    },
    {
      when: '17–18 February 2022',
      what: 'Covert Road and Covert’s Crossing, along the Mahoning, closed.',
      sources: [covert],
    },
  ],
  reasons: [
    {
      title: 'The last ten feet',
      text: 'What the supervisors heard in 2019 began at the road and ended at foundations. Between the two lies your own strip. Let the soil fall six inches in those ten feet. Keep mulch and edging from making a rim that holds a moat. Keep the soil a hand’s width below the siding.',
      sources: [ditches],
    },
    {
      title: 'Nearly four hundred feet of difference',
      text: 'From the Mahoning to the height west of US 422 the land climbs that much. On the flat the river decides, as at Covert’s Crossing in 2022, and it says so beforehand. On the slope each driveway decides, and it says nothing. A neighbor’s advice is only good if he lives at your height.',
      sources: [township, covert],
    },
    {
      title: 'When a transformer blows',
      text: 'The paper tells, without a date, of a spring storm that took an awning off a house on Birchcrest Avenue and blew a transformer. What follows such a bang is less seen than an awning: a surge that shortens the life of boards in the furnace, the freezer and the pump. Some fail a week later.',
      sources: [transformer],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Full ditches, wet yards', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'The Mahoning on its flats', kind: 'water' },
    { from: 4, to: 6, what: 'Wind, awnings, surges', kind: 'cloudburst' },
  ],
  firstSteps: [
    'After a bang on the pole try one plain lamp. If it is far too bright or too dim, switch the main off and call the power company.',
    'Tape over the bolt holes an awning left in the wall. Each of them is a tap.',
    'Send the supervisors a sketch with arrows, in and out. It is read sooner than a letter.',
    'Cut a gap in lawn edging that holds a pool against the house.',
  ],
  others: [
    {
      name: 'Union Township supervisors',
      why: 'a road ditch that overflows',
      sources: [ditches],
    },
    {
      name: 'New Castle Sanitation Authority',
      why: 'sewage in a drain',
      sources: [relining],
    },
  ],
  questions: [
    {
      question: 'May I pipe my yard into the road ditch?',
      answer:
        'Ask first. A new pipe in a public ditch usually needs leave, and it may only send the pool next door. A dry well, set far enough from the house, is often simpler.',
      sources: [],
    },
    {
      question: 'How do I show that a surge killed the freezer?',
      answer:
        'Keep the dead part and have the repairman write what he found. The power company can confirm the hour. Some policies limit surge or leave out circuit boards, so ask.',
      sources: [],
    },
  ],
}
