import type { AreaStory, Source } from '../story.ts'

const community: Source = {
  title: 'Wikipedia, “Calcutta, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Calcutta,_Ohio',
}
const storeFlood: Source = {
  title: 'Business Journal, “Already Closed from COVID-19, Calcutta Businesses Hit with Flood”, 2020',
  url: 'https://businessjournaldaily.com/calcutta-businesses-hit-with-flood-damages/',
}
const ditches: Source = {
  title: 'The Review, “St. Clair trustees addressed over flooding problems”, March 2018',
  url: 'http://www.reviewonline.com/news/local-news/2018/03/st-clair-trustees-addressed-over-flooding-problems/',
}
const glenmoor: Source = {
  title: 'Morning Journal, “Engineer sees solution to Hanoverton sewer dilemma”, April 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/04/engineer-sees-solution-to-hanoverton-sewer-dilemma/',
}
const waterDistrict: Source = {
  title: 'The Vindicator, “Trustees vote for Buckeye water”, 17 May 2007',
  url: 'https://vindyarchives.com/news/2007/may/17/trustees-vote-for-buckeye-water',
}

export const calcutta: AreaStory = {
  heading: 'Calcutta: when the parking lot drains indoors',
  lead: 'Along Route 170 rain falls on asphalt and looks for an inlet. In March 2020 it found a sales floor. For shops, offices and the homes on the side roads.',
  description:
    'Flooded shop floors, blocked lot drains and soaked septic fields in Calcutta, Ohio: what happened in 2018 and 2020, and how to save the stock.',
  facts: [
    {
      label: 'Kind',
      value: 'Unincorporated community in St. Clair Township, 3,941 people (2020 census)',
      sources: [community],
    },
    {
      label: 'Waters',
      value: 'Little Beaver Creek to the east and north, Longs Run in the northwest',
      sources: [community],
    },
    { label: 'Water and sewer', value: 'Buckeye Water District (2007)', sources: [waterDistrict] },
    { label: 'Known for', value: 'The shopping strip on State Route 170', sources: [community] },
  ],
  record: [
    {
      when: 'About 2016',
      what: 'Sewers reached Glenmoor and the Substation area next door, where septic systems had been failing.',
      sources: [glenmoor],
    },
    {
      when: 'March 2018',
      what: 'A Purinton Road resident told the trustees of water from four streets, at his drain and septic tank.',
      sources: [ditches],
    },
    {
      when: 'Late March 2020',
      what: 'A flash flood left four to six inches in a store on Route 170. The drain of the lot seemed to be blocked.',
      sources: [storeFlood],
    },
  ],
  reasons: [
    {
      title: 'Asphalt along Route 170',
      text: 'A lawn drinks the first of the rain; a parking lot drinks nothing. What entered the store in 2020 had met a drain that seemed blocked. Find the inlet that serves your door. Lift the cups and leaves off it before each storm week, and get in writing who is paid to clean it.',
      sources: [storeFlood, community],
    },
    {
      title: 'Purinton, Huston, and the ditch between',
      text: 'In 2018 the road foreman said that three feet of ditching on Huston Road, dug in 2007, had not cured it. On a side road the lowest yard inherits everything. Keep the pipe under your driveway as wide as the one above it: a narrow pipe below a wide one works as a dam.',
      sources: [ditches],
    },
    {
      title: 'Tanks next door to sewers',
      text: 'Glenmoor and the Substation area waited until about 2016 for sewers, on failing septic systems. Where a lot still has a tank, a soaked week leaves its field no room, and the washer comes up in the tub. Spread the laundry over days, and turn roof water away from the field.',
      sources: [glenmoor],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Downpours on paved lots', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Soaked septic fields', kind: 'water' },
    { from: 6, to: 8, what: 'Storms: loading docks and side ditches', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Sprinkler pipes above a cold ceiling', kind: 'frost' },
  ],
  firstSteps: [
    'Close the doors to the public and keep staff off the wet part of the floor.',
    'Empty the lowest shelf first, and count as you go: the count is your claim.',
    'Write to the landlord the same hour. Roof, lot and drains are often his under the lease.',
    'At home, stop the washer and the shower if the tub begins to fill by itself.',
  ],
  others: [
    {
      name: 'St. Clair Township trustees',
      why: 'a township ditch or catch basin that overflows',
      sources: [ditches],
    },
    {
      name: 'Buckeye Water District',
      why: 'a leak on the street side of the meter',
      sources: [waterDistrict],
    },
  ],
  questions: [
    {
      question: 'How soon can the shop open again?',
      answer:
        'When floor, wall base and air have been measured dry, not when the tile shines. Vinyl over concrete hides water for weeks. One part can sometimes trade while another dries behind plastic.',
      sources: [],
    },
    {
      question: 'Who pays for the sales I lost?',
      answer:
        'Only business income cover, as a rule, and often after a waiting period. Have last year’s sales for the same weeks at hand. Ask whether water across the ground is left out.',
      sources: [],
    },
  ],
}
