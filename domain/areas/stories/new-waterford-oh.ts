import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “New Waterford, Ohio”',
  url: 'https://en.wikipedia.org/wiki/New_Waterford,_Ohio',
}
const mills: Source = {
  title: 'Village of New Waterford, history',
  url: 'https://newwaterford-oh.gov/history',
}
const oldPipes: Source = {
  title: 'Morning Journal, “Old pipes lead to higher rates for New Waterford utility customers”, June 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/06/old-pipes-lead-to-higher-rates-for-new-waterford-utility-customers/',
}
const calcium: Source = {
  title: 'Salem News, “Water line upgrades in New Waterford could begin next year”, June 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/06/water-line-upgrades-in-new-waterford-could-begin-next-year/',
}
const groundWater: Source = {
  title: 'Salem News, “Work on New Waterford water lines could begin in November”, August 2017',
  url: 'http://www.salemnews.net/news/local-news/2017/08/work-on-new-waterford-water-lines-could-begin-in-november/',
}
const threeBreaks: Source = {
  title: 'Salem News, “New Waterford officials hear report on water system”, January 2018',
  url: 'http://www.salemnews.net/news/local-news/2018/01/new-waterford-officials-hear-report-on-water-system-statis/',
}
const secondPhase: Source = {
  title: 'Morning Journal, “New Waterford going with the flow”, May 2019',
  url: 'https://www.morningjournalnews.com/news/local-news/2019/05/new-waterford-going-with-the-flow/',
}
const highwall: Source = {
  title: 'The Vindicator, “ODNR presents Valley mine land projects”, 21 October 2014',
  url: 'https://vindyarchives.com/news/2014/oct/21/odnr-targets-problems-caused-by-abandone',
}

export const newWaterford: AreaStory = {
  heading: 'New Waterford: old mains and sudden leaks',
  lead: 'From 2013 to 2018 the council kept hearing of broken water lines. Indoors the weak points are smaller and just as quick: a hose, a heater, a valve that nobody has turned since it was fitted.',
  description:
    'Burst pipes, stuck valves and brown water in New Waterford, Ohio: how to shut a house down in a minute, and what the council heard.',
  facts: [
    { label: 'Kind', value: 'Village, 1,194 people (2020 census)', sources: [village] },
    { label: 'Waters', value: 'Bull Creek, the name the village first bore', sources: [village] },
    {
      label: 'Water and sewer',
      value: 'Treated ground water, about 500 customers, 9.88 miles of main (2017)',
      sources: [groundWater],
    },
    { label: 'Ground', value: 'An old mine highwall on Waterford Road (2014)', sources: [highwall] },
    { label: 'Known for', value: 'Milling: a dam and a millrace remain in the park', sources: [mills] },
  ],
  record: [
    {
      when: 'February 2013',
      what: 'The year’s $12,000 for water-line repairs was gone by the end of the month.',
      sources: [oldPipes],
    },
    {
      when: 'January 2018',
      what: 'Three breaks since New Year: Crestview Road, Maple Drive and an alley.',
      sources: [threeBreaks],
    },
    {
      when: 'July 2019',
      what: 'A second phase of new mains was due to start: Boardman, Silliman, East Main, Front, Crestview and Creek.',
      sources: [secondPhase],
    },
  ],
  reasons: [
    {
      title: 'Lime in the mains, lime in the valve',
      text: 'By 2014 many of the village’s cast-iron lines were choked with more than 50 years of calcium. Lime that settles in a street can settle in your shut-off too. Turn each valve once a year, closed and open again. One that drips or will not move should be replaced on a quiet day.',
      sources: [calcium],
    },
    {
      title: 'After a break on Crestview',
      text: 'Repeated breaks there helped to bring about the rebuilding. When a main breaks, pressure falls, and when it comes back it knocks. Washer hoses, toilet lines and ice makers take that knock. Braided hoses cost little. Run one cold tap until it is clear before the heater draws again.',
      sources: [threeBreaks],
    },
    {
      title: 'Bull Creek, briefly',
      text: 'We found no dated flood of it in print. A pond behind a dam steadies the look of a creek, not its storms. If your yard slopes to it, keep the furnace filters and the holiday boxes off the lowest floor all the same.',
      sources: [village, mills],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Mains, garage lines and outside walls', kind: 'frost' },
    { from: 10, to: 11, what: 'Hoses left on outside taps', kind: 'frost' },
    { from: 6, to: 8, what: 'Low yards beside the creek', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Close the valve at the meter, then open the lowest and the highest tap to drain the house.',
    'Turn the water heater off too, so that it cannot boil dry.',
    'If the valve turns and the water does not stop, leave it and call the village: there is usually a second one at the curb.',
    'Look in the room below, and beside it: water from a pipe travels along the joists.',
  ],
  others: [
    {
      name: 'Village of New Waterford, water department',
      why: 'a leak in the street, brown water, or no pressure',
      sources: [threeBreaks],
    },
  ],
  questions: [
    {
      question: 'The water runs brown. What should I leave off?',
      answer:
        'Washer, dishwasher, ice maker and hot taps. Let the cold tub tap run until it clears. If it does not, tell the village which street and since when.',
      sources: [],
    },
    {
      question: 'Will my policy pay for the burst pipe?',
      answer:
        'Often for what the water did, less often for the pipe, and seldom for a drip that went on for months. Keep the broken piece in a bag.',
      sources: [],
    },
    {
      question: 'A pipe is frozen but whole. What now?',
      answer:
        'Shut the water first and open the tap. Warm the pipe gently, from the tap backward, with warm air. No flame. Stay with it until it runs.',
      sources: [],
    },
  ],
}
