import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Lordstown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Lordstown,_Ohio',
}
const palmyraRoad: Source = {
  title: 'The Vindicator, “Heavy rain causes flooding”, 18 October 2006',
  url: 'https://vindyarchives.com/news/2006/oct/18/heavy-rain-causes-flooding/',
}
const tornado1985: Source = {
  title: 'National Weather Service, Storm Data for 31 May 1985',
  url: 'https://weather.gov/ctp/Wheatland',
}
const waterTank: Source = {
  title: 'WKBN, “Lordstown weighs water tank options to help serve businesses and homes”, 2021',
  url: 'https://www.wkbn.com/news/local-news/lordstown-weighs-water-tank-options-to-help-serve-businesses-and-homes/',
}
const sewerDeal: Source = {
  title: 'Tribune Chronicle, “Lordstown pursues Ultium sewer deal”, October 2020',
  url: 'https://www.tribtoday.com/news/local-news/2020/10/lordstown-pursues-ultium-sewer-deal/',
}

export const lordstown: AreaStory = {
  heading: 'Lordstown: long driveways and large roofs',
  lead: 'Twenty-three square miles held 1,496 dwellings in 2010, beside some very large buildings. Little is on record here, so this page is mostly advice for both kinds of roof.',
  description:
    'Ditches, frozen lines, sprinkler leaks and flat roofs in Lordstown, Ohio: a short page for wide lots and for the people who look after big halls.',
  facts: [
    { label: 'Kind', value: 'Village, 3,332 people (2020 census)', sources: [village] },
    { label: 'Houses', value: '1,496 dwellings in 23 square miles (2010)', sources: [village] },
    {
      label: 'Water and sewer',
      value: 'A village sewer district beside county lines (2020)',
      sources: [sewerDeal],
    },
    { label: 'Known for', value: 'Vehicle assembly from 1966 to 2019', sources: [village] },
    { label: 'Roads', value: 'State Route 45', sources: [waterTank] },
  ],
  record: [
    {
      when: '31 May 1985',
      what: 'The F5 tornado passed through between Newton Falls and Niles.',
      sources: [tornado1985],
    },
    {
      when: '17 October 2006',
      what: 'Leaves stopped the catch basins in 1.75 inches of rain, and a yard on Palmyra Road spilled over its driveway.',
      sources: [palmyraRoad],
    },
  ],
  reasons: [
    {
      title: 'A driveway as a weir',
      text: 'On Palmyra Road in 2006 a front yard filled until it ran over the drive like a small waterfall. A raised driveway with a choked pipe below it is a dam across your own lot. Find both ends of the pipe, mark them with stakes before the leaves come down, and see daylight through it once a year.',
      sources: [palmyraRoad],
    },
    {
      title: 'Halls that nobody walks at night',
      text: 'In a large building a joint that fails on Friday evening runs until Monday. Sprinkler heads near a dock door are among the first to freeze. Know which valve serves which bay, hang its number beside it, and let the alarm company call a person who has the key.',
      sources: [],
    },
    {
      title: 'Forty years after the tornado',
      text: 'The storm of 1985 crossed the village on its way from Newton Falls to Niles. Most years bring only gusts, and those begin at an edge: the corner of a flat roof, one loose strip of flashing. Walk the edge in May with a camera. Pictures of a sound roof are the best proof of what a storm did.',
      sources: [tornado1985],
    },
  ],
  year: [
    { from: 10, to: 11, what: 'Leaves in ditch pipes', kind: 'water' },
    { from: 12, to: 2, what: 'Dock doors, sprinkler lines, far sheds', kind: 'frost' },
    { from: 5, to: 8, what: 'Gusts at the edge of flat roofs', kind: 'cloudburst' },
  ],
  firstSteps: [
    'In a hall: shut the riser for that bay, post someone there, and tell the fire department that it is off.',
    'Keep forklifts out of standing water; their batteries do not forgive it.',
    'At home: follow the wet grass uphill to the place where the pipe is choked.',
    'Move pallets off the floor by the aisle, so that air can reach the lowest row.',
  ],
  others: [],
  questions: [
    {
      question: 'A sprinkler head let go over the stock. What is lost?',
      answer:
        'Less than it seems, if it is sorted within a day. Water from sprinkler pipe is often black and stains. Shrink-wrapped goods may be dry inside. Separate, count, photograph, and let the insurer see it before it is scrapped.',
      sources: [],
    },
    {
      question: 'Is a business roof inspected like a house roof?',
      answer:
        'No. Seams, drains and deck are checked, often with a meter or at dusk with a thermal camera, since wet insulation cools more slowly than dry.',
      sources: [],
    },
  ],
}
