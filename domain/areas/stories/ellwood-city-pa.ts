import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Ellwood City, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Ellwood_City,_Pennsylvania',
}
const rainOf2004: Source = {
  title: 'Pittsburgh Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, 23 May 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const aftermath: Source = {
  title: 'Ellwood City Ledger, “Ellwood officials reviewing infrastructure”, 30 September 2011',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2011/09/30/ellwood-officials-reviewing-infrastructure-in/18600494007/',
}
const yearInReview: Source = {
  title: 'Ellwood City Ledger, “Year in review: Floods ravaged Ellwood City businesses”, 30 December 2011',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2011/12/30/year-in-review-floods-ravaged/18600655007/',
}
const june2015: Source = {
  title: 'Ellwood City Ledger, “Floods, tree falls plague Ellwood City area”, 16 June 2015',
  url: 'https://www.ellwoodcityledger.com/story/news/crime/2015/06/16/floods-tree-falls-plague-ellwood/18649068007/',
}
const fallenBrick: Source = {
  title: 'Ellwood City Ledger, “Building collapses on Lawrence Avenue”, 11 October 2018',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2018/10/11/building-collapses-on-lawrence-avenue/9577376007/',
}
const oldMain: Source = {
  title: 'New Castle News, “Ellwood City undertaking sizable sewer project”, 25 October 2021',
  url: 'https://www.ncnewsonline.com/news/local_news/ellwood-city-undertaking-sizable-sewer-project/article_488bb2c4-31ae-11ec-9815-1f963dac676f.html',
}
const sewerBills: Source = {
  title: 'New Castle News, on Ellwood City’s sewer bills, 8 August 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/ellwood-residents-can-expect-16-increases-in-sewer-bills/article_b183173e-3497-11ee-aa84-4317ac4dd304.html',
}
const stormSewers: Source = {
  title: 'Borough of Ellwood City, “Stormwater Management”',
  url: 'https://ellwoodcityborough.com/stormwater-management/',
}

export const ellwoodCity: AreaStory = {
  heading: 'Ellwood City: what collects on Fifth Street',
  lead: 'Twice in 2011 four to five feet of water stood near the railroad overpass, and manholes ran the wrong way. The hills send it down; the low block keeps it.',
  description:
    'Street floods, pumped basements and falling brick in Ellwood City, Pennsylvania: what 2011, 2015 and 2018 showed, and what a pump leaves behind.',
  facts: [
    {
      label: 'Kind',
      value:
        'Borough, 7,642 people (2020 census), mostly in Lawrence County, a small district in Beaver County',
      sources: [borough],
    },
    {
      label: 'Waters',
      value: 'Connoquenessing Creek, just above its mouth in the Beaver River',
      sources: [borough],
    },
    {
      label: 'Water and sewer',
      value: 'Sewage plant on Wampum Road, about 3,500 customers in the borough (2023)',
      sources: [sewerBills],
    },
    { label: 'Known for', value: 'Steel tubes, car works and foundries, once', sources: [borough] },
  ],
  record: [
    {
      when: '22 May 2004',
      what: 'More than three inches of rain in three hours, about five in the day.',
      sources: [rainOf2004],
    },
    {
      when: 'July and September 2011',
      what: 'Fifth Street flooded near the overpass. After the second storm the mayor declared an emergency.',
      sources: [yearInReview, aftermath],
    },
    {
      when: '14–16 June 2015',
      what: '3.49 inches in 48 hours: several inches in a shop, about a dozen water calls at homes.',
      sources: [june2015],
    },
    {
      when: '11 October 2018',
      what: 'Masonry fell from a building on Lawrence Avenue onto the next roof. Nobody was hurt.',
      sources: [fallenBrick],
    },
  ],
  reasons: [
    {
      title: 'Lower Fifth Street is shaped like a dish',
      text: 'The ground under the overpass is a bowl that gathers what runs off the hillsides. In 2011 water also rose out of manholes there. Street water that has met a sewer is not rain any more. A shop in the dish does well to keep its stock on casters, and its papers on another street.',
      sources: [aftermath, yearInReview],
    },
    {
      title: 'Forty basements asked for a pump',
      text: 'So many residents called the firefighters after the storm of late September 2011. A pump takes the water one can see. It leaves what sits in block cores, under the stair stringers and behind the wash-tub wall. After the pump, the measuring starts.',
      sources: [aftermath],
    },
    {
      title: 'Old brick, high up',
      text: 'Wind buckled a wall of the Baptist church on Fountain Avenue in September 2011, and brick came down on Lawrence Avenue in 2018. Walls above a roof line are wet on both sides. From the sidewalk look for a lean, open joints, a bush growing at the top. The roof next door leaks soon after, and it may be yours.',
      sources: [yearInReview, fallenBrick],
    },
    {
      title: 'One hundred years on a steep slope',
      text: 'In 2021 the main sewer above the creek was about that old, and it carried flow from three townships as well. In 2023 an $8.5 million project to replace it was under way. Whatever is in the ground by now, ask for its date before you blame your own pipe.',
      sources: [oldMain, sewerBills],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Downpours run to the low block', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Tropical rain: the creek outside town', kind: 'water' },
    { from: 10, to: 4, what: 'Wet brick freezes, loosens, falls', kind: 'frost' },
  ],
  firstSteps: [
    'Brick on your roof: go down, not up. Empty the rooms below it and close them off.',
    'A gasoline pump runs outdoors only, with its exhaust away from the cellar window.',
    'Ask whoever pumps how deep it stood and at what hour they began. Write both into your phone.',
    'If the fuse box got wet, let the borough’s electric department cut the house off before you go down.',
  ],
  others: [
    {
      name: 'Borough of Ellwood City, electric department',
      why: 'power to be cut at a wet house',
      sources: [june2015],
    },
    {
      name: 'Borough of Ellwood City',
      why: 'a storm drain that does not take water',
      sources: [stormSewers],
    },
  ],
  questions: [
    {
      question: 'The firefighters pumped my basement. Is it dry now?',
      answer:
        'It is empty, which is not the same. Concrete, block and lumber give their water back over days. A meter reading on day one and another on day three show whether it is leaving.',
      sources: [],
    },
    {
      question: 'My house is in the Beaver County part. Does it matter?',
      answer:
        'Most of the borough is in Lawrence County, a small district is not. Borough services are the same; county aid and deeds go through Beaver. Read your tax bill once.',
      sources: [borough],
    },
  ],
}
