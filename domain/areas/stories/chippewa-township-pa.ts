import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Chippewa Township, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Chippewa_Township,_Pennsylvania',
}
const beast: Source = {
  title: 'Beaver County Times, “It was a beast of a storm”, 27 September 2011',
  url: 'https://www.timesonline.com/story/news/crime/2011/09/27/it-was-beast-storm-cleanup/18410088007/',
}
const tornado: Source = {
  title: 'Beaver County Times, “Recalling the tornado of 1985”, 31 May 2015',
  url: 'https://www.timesonline.com/story/lifestyle/2015/05/31/recalling-tornado-1985-just-another/18534091007/',
}
const aprilStorm: Source = {
  title: 'BeaverCountian.com, on the storm of 8 April 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const waterRules: Source = {
  title: 'Beaver Falls Municipal Authority, rules and regulations',
  url: 'https://www.bfwater.net/specifications',
}

export const chippewaTownship: AreaStory = {
  heading: 'Chippewa Township: no river, wet all the same',
  lead: 'Nearly sixteen square miles and, by the census, no open water. Yet in September 2011 Chippewa was among the places hit hardest. Where there is no river, water comes off the lawn and the roof.',
  description:
    'Surface water, stairwell drains, hail and roof damage in Chippewa Township, Pennsylvania: what the storm of 2011 and the tornado of 1985 teach.',
  facts: [
    { label: 'Kind', value: 'Township, 8,040 people (2020 census)', sources: [township] },
    { label: 'Waters', value: 'None counted: 15.7 square miles, all land', sources: [township] },
    { label: 'Water and sewer', value: 'Water from Beaver Falls Municipal Authority', sources: [waterRules] },
    { label: 'Known for', value: 'Beaver County Airport', sources: [aprilStorm] },
  ],
  record: [
    {
      when: '31 May 1985',
      what: 'A tornado tore open a hundred-year-old farmhouse on McKinley Road and crossed Shenango and Wallace Run roads.',
      sources: [tornado],
    },
    {
      when: '26 September 2011',
      what: 'Over two inches of rain; responders named Chippewa one of the hardest-hit places.',
      sources: [beast],
    },
    {
      when: '8 April 2020',
      what: 'A gust of 56 mph at the airport, before one in the morning.',
      sources: [aprilStorm],
    },
  ],
  reasons: [
    {
      title: 'A flood without a flood zone',
      text: 'More than two inches fell on the northwest of the county in September 2011, and Chippewa has no river to blame. Such rain runs over lawns to the lowest door. Flood maps draw streams and leave this out. After the next hard rain, go out with boots and see where water stands within ten feet of the wall. That is where soil belongs, before any sealant.',
      sources: [beast, township],
    },
    {
      title: 'The drain at the foot of the steps',
      text: 'An outside cellar stair gathers a good part of the yard’s water and has one small drain. Leaves close it in a minute. Lift the grate each fall, run a hose down it, and put a lip of two inches at the top step. Where it leads is worth finding out on a dry day.',
      sources: [],
    },
    {
      title: 'Old roofs and 1985',
      text: 'A hole in a farmhouse on McKinley Road was the work of seconds. Lesser wind does the same by inches: a lifted ridge cap, a vent turned, a flashing bent. At 56 miles an hour, as at the airport in 2020, look at the roof next day from the road with binoculars. Hail shows on soft metal first.',
      sources: [tornado, aprilStorm],
    },
  ],
  year: [
    { from: 4, to: 6, what: 'Wind and hail on open ground', kind: 'cloudburst' },
    { from: 6, to: 9, what: 'Surface water to low doors', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Thaw over frozen lawns', kind: 'water' },
    { from: 12, to: 2, what: 'Frost, wind from the west', kind: 'frost' },
  ],
  firstSteps: [
    'Water at the door: a rolled tarp with a board on it turns more than towels do.',
    'Clear the stair drain with a rake, from the steps above.',
    'After hail, photograph vents, gutters and the mailbox before anybody straightens them.',
    'Skylight cracked: tape it from inside and set a tub below, then wait for the lightning to pass.',
  ],
  others: [
    { name: 'Beaver Falls Municipal Authority', why: 'a leaking main or service', sources: [waterRules] },
  ],
  questions: [
    {
      question: 'Water ran in under the door. Is that a flood to an insurer?',
      answer:
        'Often yes: water over the ground is commonly called flood or surface water, even far from a stream, and left out of a homeowner’s policy. Flood policies are sold outside mapped zones too. Ask.',
      sources: [],
    },
    {
      question: 'How old may hail damage be?',
      answer:
        'Policies set a time to report, often a year, sometimes less. Note the date of each hailstorm. A roofer’s dated photographs from the week after settle most arguments.',
      sources: [],
    },
  ],
}
