import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Center Township, Beaver County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Center_Township,_Beaver_County,_Pennsylvania',
}
const rupture: Source = {
  title: 'Pittsburgh Post-Gazette, on the landslide and the gas line, 10 September 2018',
  url: 'http://post-gazette.com/local/west/2018/09/10/gas-explosion-in-center-township-Beaver-County/stories/201809100067',
}
const heavyRain: Source = {
  title: 'Tribune-Review, “Heavy rain contributed to Beaver County pipeline blast”, September 2018',
  url: 'https://archive.triblive.com/local/regional/14064921-74/heavy-rain-contributed-to-beaver-county-pipeline-blast',
}
const twoYearsOn: Source = {
  title: 'Pittsburgh Post-Gazette, on the pipeline revisited, 25 September 2020',
  url: 'https://post-gazette.com/business/powersource/2020/09/25/Revolution-pipeline-repair-Energy-Transfer-explosion-Beaver-County-landslide/stories/202009240058',
}
const summerStorm: Source = {
  title: 'Beaver County Times, “Intense, fast-moving storm dropped trees, power lines”, 25 June 2019',
  url: 'https://www.timesonline.com/story/news/crime/2019/06/25/intense-fast-moving-storm-dropped/4829990007/',
}
const aprilStorm: Source = {
  title: 'BeaverCountian.com, on the storm of 8 April 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const waterPlant: Source = {
  title: 'Beaver County Times, “New Center Twp. water filtration plant under construction”, 2 February 2022',
  url: 'https://www.timesonline.com/story/news/2022/02/02/new-center-twp-water-filtration-plant-under-construction/9316978002/',
}

export const centerTownship: AreaStory = {
  heading: 'Center Township: rain that loosens a hill',
  lead: 'In one September weekend of 2018 nearly five inches of rain fell on these hills, and a gas line on a slope broke. What to watch on a slope in Center Township, and what to do when you must leave in a hurry.',
  description:
    'Wet slopes, seeping walls and fallen trees in Center Township, Beaver County: signs to watch after long rain, and how to come back after an evacuation.',
  facts: [
    { label: 'Kind', value: 'Township, 11,649 people (2020 census)', sources: [township] },
    { label: 'Ground', value: 'Hills above Raccoon Creek', sources: [township] },
    {
      label: 'Water and sewer',
      value: 'Center Township Water Authority, treated Ohio River water (2022)',
      sources: [waterPlant],
    },
    { label: 'Roads', value: 'I-376 and Brodhead Road', sources: [heavyRain] },
    { label: 'Known for', value: 'Penn State Beaver and the community college', sources: [township] },
  ],
  record: [
    {
      when: '10 September 2018',
      what: 'After nearly five inches of rain a gas line broke near Ivy Lane, earth movement being the first explanation. One house was destroyed, 25 to 30 homes were evacuated, and both main roads closed.',
      sources: [rupture, heavyRain],
    },
    {
      when: '24 June 2019',
      what: 'Wind of about 60 miles an hour, and scattered power cuts.',
      sources: [summerStorm],
    },
    {
      when: '8 April 2020',
      what: 'Trees came down on homes in the area; about 1,575 customers lost power.',
      sources: [aprilStorm],
    },
  ],
  reasons: [
    {
      title: 'A slope drinks before it slides',
      text: 'Reports after 2018 spoke of a history of landslides in that part of the county, and the gas line was laid anew on flatter ground. If your house stands below a slope, know where its water goes. A new wet spot below a bank, or a wall that bulges, is worth a call before the next rain.',
      sources: [twoYearsOn],
    },
    {
      title: 'Ten minutes to leave',
      text: 'In September 2018 some 25 to 30 homes were cleared at once. People who leave like that leave pots on stoves, windows open and pets behind. Hang a bag by the door: medicine, chargers, policy number, a spare key for the fire company. When you return, air the house before you switch on a light.',
      sources: [rupture],
    },
    {
      title: 'Trees in the night',
      text: 'The storm of April 2020 put trees on houses at night. Weight on a roof goes down through one wall, and cracks show in a room nobody looks at. Sleep at the other end, and let the tree be cut by somebody with a crane and insurance.',
      sources: [aprilStorm],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Soaked slopes, seeping walls', kind: 'water' },
    { from: 4, to: 7, what: 'Wind: trees on roofs', kind: 'cloudburst' },
    { from: 9, to: 11, what: 'Long fall rain: slopes again', kind: 'water' },
    { from: 12, to: 2, what: 'Frost in hillside garages', kind: 'frost' },
  ],
  firstSteps: [
    'Gas smell or a roar: go on foot, upwind, and call from there. Touch no switch.',
    'Photograph a crack with a coin beside it, from the same spot each week.',
    'Do not dig at the foot of a wet bank, however small.',
    'Water behind a retaining wall needs its weep holes open. Poke them clear with a stick.',
  ],
  others: [
    {
      name: 'Center Township Water Authority',
      why: 'a wet bank that may be a leaking main',
      sources: [waterPlant],
    },
  ],
  questions: [
    {
      question: 'Is earth movement in my policy?',
      answer:
        'Most homeowner’s policies leave it out, and some give it back as an extra. What fire or water does afterward may be treated apart. Ask for the answer in writing.',
      sources: [],
    },
    {
      question: 'We were evacuated and nothing burned. Is there anything to claim?',
      answer:
        'Perhaps: nights elsewhere, spoiled food, smoke. Ask whether your policy covers an order to leave, and keep the notice or a photograph of the closed road.',
      sources: [],
    },
  ],
}
