import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Volant, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Volant,_Pennsylvania',
}
const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const headCount: Source = {
  title: 'The Vindicator, “Western Pa. census has its ups and downs”, 11 March 2001',
  url: 'https://vindyarchives.com/news/2001/mar/11/western-pa-census-has-its-ups-and-downs/',
}
const allure: Source = {
  title: 'The Vindicator, “Volant keeps focused on adding to its allure”, 2 May 2010',
  url: 'https://vindyarchives.com/news/2010/may/02/volant-keeps-focused-on-adding-to-its-al',
}
const mill: Source = {
  title: 'The Vindicator, “Slice of Americana”, 16 September 2012',
  url: 'http://www.vindy.com/news/2012/sep/16/slice-of-americana/',
}
const dam: Source = {
  title: 'Ellwood City Ledger, “Volant landmark celebrates anniversary”, 16 September 2013',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2013/09/16/volant-landmark-celebrates-anniversary/18603987007/',
}
const iceJams: Source = {
  title: 'New Castle News, “No ice jams, flooding in county yet”, 27 February 2014',
  url: 'http://www.ncnewsonline.com/local/x2118244695/No-ice-jams-flooding-in-county-yet/print',
}

export const volant: AreaStory = {
  heading: 'Volant: houses that turned into shops',
  lead: 'The mill here once stood empty for about 20 years under a leaking roof, and was mended. What old timber forgives, what cloth and candles do not, and why a shop in a house needs the right policy.',
  description:
    'Old timber, shop stock and smoke in Volant, Pennsylvania: what a leak does to a beam, how to save goods after a fire, and the creek at the mill.',
  facts: [
    { label: 'Kind', value: 'Borough, 126 people (2020 census)', sources: [census] },
    { label: 'Waters', value: 'Neshannock Creek, with a dam at the mill (2013)', sources: [dam] },
    {
      label: 'Known for',
      value: 'A gristmill of 1812 and about 26 shops and restaurants around it (2010)',
      sources: [allure],
    },
    {
      label: 'Houses',
      value: 'Laid out from 1868, a borough since 1893, among Amish farms',
      sources: [borough],
    },
  ],
  record: [
    {
      when: '1990 to 2000',
      what: 'A quarter fewer people: houses had become shops, a commissioner said.',
      sources: [headCount],
    },
    {
      when: 'By September 2012',
      what: 'The mill’s foundation raised and repaired, damaged beams replaced, after its long spell with a leaking roof.',
      sources: [mill],
    },
    {
      when: 'February 2014',
      what: 'A list of the usual ice-jam places on Neshannock Creek. Volant was not on it.',
      sources: [iceJams],
    },
  ],
  reasons: [
    {
      title: 'Beams rot where you cannot see them',
      text: 'Water may drip on the middle of a heavy beam for years and do little. Its ends sit in stone pockets that never air, and there it goes soft. The mill needed new ones by 2012. After a leak have the ends tried with an awl, not only the stain with a brush.',
      sources: [mill],
    },
    {
      title: 'A parlor with a cash register',
      text: 'Where a house turned into a shop, as many did here before 2000, its wires and stairs were made for a family. Display lamps, a kettle and a heater on one old circuit run warm. And a home policy is not written for stock or for customers. Say to the agent what happens in each room.',
      sources: [headCount],
    },
    {
      title: 'Soap, quilts, wax',
      text: 'In a village of small shops, smoke from one counter reaches shelves that never saw a flame. Cloth takes it up, wax and chocolate keep it, glazed pots give it back to soap and water. Sort by what a thing is made of. The inventory from last month is worth more than memory.',
      sources: [allure],
    },
  ],
  year: [
    { from: 11, to: 12, what: 'Candles, heaters, strings of lights', kind: 'fire' },
    { from: 2, to: 3, what: 'Thaw beside the creek', kind: 'water' },
    { from: 3, to: 5, what: 'Rain through old roofs to beam ends', kind: 'water' },
  ],
  firstSteps: [
    'Powder from an extinguisher: no mop, no broom. Switch off refrigerators and registers; the dust eats contacts.',
    'If a kitchen hood has let go, shut the gas, throw out open food and leave the pans where they are.',
    'Leave price tags on spoiled goods. They are the list of what was lost.',
    'Set a timber that got wet free of boxes and cloth, and leave it slow air. No heater beneath it.',
  ],
  others: [],
  questions: [
    {
      question: 'May I sell goods that smelled of smoke?',
      answer:
        'Food, no. For the rest ask the insurer first: once it has paid for them, they may be its goods. What can be cleaned should be tested on one piece of each kind.',
      sources: [],
    },
    {
      question: 'The end of a beam is soft. Is the whole beam lost?',
      answer:
        'Not always. A carpenter can sometimes splice a new end or set a post beside it. Until one has looked, take the weight off the floor above.',
      sources: [],
    },
  ],
}
