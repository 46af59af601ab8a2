import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Columbiana, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Columbiana,_Ohio',
}
const oneHour: Source = {
  title: 'Morning Journal, “Columbiana rains not severe enough for federal assistance”, July 2019',
  url: 'https://www.morningjournalnews.com/news/local-news/2019/07/columbiana-rains-not-severe-enough-for-federal-assistance-but-state-help-may-be-available/',
}
const stormLines: Source = {
  title: 'Morning Journal, “City Council debates storm water”, November 2017',
  url: 'http://www.morningjournalnews.com/news/local-news/2017/11/city-council-debates-storm-water/',
}
const westSalemStreet: Source = {
  title: 'Morning Journal, “Columbiana OKs $2.2M in storm water work”, May 2021',
  url: 'https://www.morningjournalnews.com/news/local-news/2021/05/columbiana-oks-2-2m-in-storm-water-work/',
}
const fairfield: Source = {
  title: 'Mack, History of Columbiana County (1879), Fairfield Township',
  url: 'http://www.ohiogenealogyexpress.com/columbiana/columbco_hist_1879/columbco_hist_1879_twp_fairfield.htm',
}
const subdivisions: Source = {
  title: 'The Vindicator, “Housing spurt slows but goes on”, 9 February 2007',
  url: 'http://www.vindy.com/news/2007/feb/09/housing-spurt-slows-but-goes-on/',
}

export const columbiana: AreaStory = {
  heading: 'Columbiana: three inches in one hour',
  lead: 'In July 2019 a single cloudburst put roads on the southeast side under water. How such rain gets into a house, and how to be ready for the next one.',
  description:
    'Wet basements, storm drains and finished lower levels in Columbiana, Ohio: what the rain of July 2019 did, and how to guard a house against its like.',
  facts: [
    {
      label: 'Kind',
      value: 'City in Columbiana and Mahoning counties, 6,559 people (2020 census)',
      sources: [city],
    },
    {
      label: 'Waters',
      value: 'Many brooks, no large stream in Fairfield Township (history of 1879)',
      sources: [fairfield],
    },
    {
      label: 'Ground',
      value: 'Loam, heavy and light clay, some sand or gravel, often side by side',
      sources: [fairfield],
    },
    {
      label: 'Houses',
      value: 'A core laid out in 1805; Cimarron and Old Saybrook came in the 2000s',
      sources: [city, subdivisions],
    },
    { label: 'Known for', value: 'Tire maker Harvey S. Firestone and the park he gave', sources: [city] },
  ],
  record: [
    {
      when: '2016 and 2017',
      what: 'The city manager, then the council: most trouble areas had little or no storm line, others one that did not work.',
      sources: [stormLines],
    },
    {
      when: '7 July 2019',
      what: 'Nearly three inches of rain within an hour. Some roads lay under 18 inches of water or more.',
      sources: [oneHour],
    },
    {
      when: 'July 2019',
      what: 'A six-inch main along Route 14 cracked at the bottom; more than 500,000 gallons were lost.',
      sources: [oneHour],
    },
    {
      when: 'May 2021',
      what: 'The council approved $2.2 million of storm-water work on West Salem Street.',
      sources: [westSalemStreet],
    },
  ],
  reasons: [
    {
      title: 'Where the storm line ends',
      text: 'In 2011 an engineer’s estimate for mending the storm drains came to $18.5 million. In 2017 the council still debated it; in 2021 it approved one street. A street without a line uses the lowest lawn instead. Watch once in hard rain: the path past your window wells is worth more than a map.',
      sources: [stormLines, westSalemStreet],
    },
    {
      title: 'Cimarron and the room below',
      text: 'The hour of July 2019 fell hardest on the southeast side, and on Cimarron, which was built in the 2000s. Houses of that age often have carpet and drywall below ground. Pad drinks from underneath and drywall draws water upward, so the harm stands higher than the puddle did.',
      sources: [oneHour, subdivisions],
    },
    {
      title: 'Clay on one lot, gravel on the next',
      text: 'A writer of 1879 noticed loam, clay and gravel within one section of Fairfield Township. So a neighbor’s dry cellar tells you little about yours. Clay holds rain against the wall for days. Gravel passes it on within the hour. A dated mark in the sump pit after each storm shows which of the two you own.',
      sources: [fairfield],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'One-hour storms: window wells overflow', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Thaw on clay: the wall weeps low down', kind: 'water' },
    { from: 12, to: 2, what: 'Outside taps and water mains crack', kind: 'frost' },
  ],
  firstSteps: [
    'Listen from the stairs for the sump pump. Silence over a rising floor is worth telling us.',
    'Photograph the room, then lift curtains, bedspreads and cables clear of the carpet.',
    'Note when the rain began and ended. One hour is easy to prove and easy to forget.',
    'Clear a street grate from the curb or not at all; never from the water.',
  ],
  others: [
    {
      name: 'City of Columbiana',
      why: 'a street drain that stands full, or a main that leaks',
      sources: [oneHour],
    },
  ],
  questions: [
    {
      question: 'Rain came over the rim of a window well. Is that a flood?',
      answer:
        'Insurers often keep apart water that runs over the ground, a pipe that bursts and a drain that backs up. Describe the path in plain words and leave the name to the adjuster.',
      sources: [],
    },
    {
      question: 'Is it worth telling the city?',
      answer:
        'Yes. After July 2019 a TV station told of wet basements, yet the city manager said that not one complaint had come in. Aid is argued with numbers.',
      sources: [oneHour],
    },
    {
      question: 'My lot is on the Mahoning side. What changes?',
      answer:
        'Not the drying. It can change which county takes a report or grants a permit, so write the county beside your street.',
      sources: [],
    },
  ],
}
