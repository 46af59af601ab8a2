import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Carrollton, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Carrollton,_Ohio',
}
const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const mcCooks: Source = {
  title: 'Ohio History Central, “Carrollton, Ohio”',
  url: 'https://ohiohistorycentral.org/w/Carrollton,_Ohio',
}
const sewagePlant: Source = {
  title: 'Processing Magazine, on the village’s new wastewater plant, 4 December 2012',
  url: 'http://www.processingmagazine.com/articles/ohio-village-boasts-new-wastewater-treatment-plant-1',
}
const waterPlant: Source = {
  title: 'The Times-Reporter, “Water plant to aid growth”, 26 March 2014',
  url: 'https://www.timesreporter.com/story/news/politics/county/2014/03/26/water-plant-to-aid-growth/37990451007/',
}
const castIron: Source = {
  title: 'Ohio EPA, news release on Carrollton’s drinking-water improvements',
  url: 'http://www.epa.state.oh.us/News/Online-News-Room/News-Releases/ArticleId/389/cid/57/ohio-epa-assists-carroll-county-community-with-drinking-water-system-improvements?category=environmental-and-financial-assistance',
}
const cantonRoad: Source = {
  title: 'The Review, “Carroll commissioners discuss flooding”, 15 July 2015',
  url: 'http://www.the-review.com/OPINION/20150715/carroll-commissioners-discuss-flooding',
}
const mayTornado: Source = {
  title: 'The Times-Reporter, “No injuries reported in Carrollton”, 28 May 2019',
  url: 'https://www.timesreporter.com/story/news/disaster/2019/05/28/no-injuries-reported-in-carrollton/5050643007/',
}
const emergency: Source = {
  title: 'The Review, “Commissioners sign declaration of emergency”, 25 June 2019',
  url: 'https://www.the-review.com/news/20190625/commissioners-sign-declaration-of-emergency',
}
const channelRoad: Source = {
  title: 'The Canton Repository, “Tornado severely damages Carroll County home”, 4 August 2021',
  url: 'https://www.cantonrep.com/story/news/2021/08/04/tornado-severely-damages-carroll-county-home/5485212001/',
}

export const carrollton: AreaStory = {
  heading: 'Carrollton: after the wind, the rain',
  lead: 'A tornado reached the village in May 2019, and a month later the county declared an emergency over rain. A roof opened by the first lets in the second. What to do between the two.',
  description:
    'Tornado, roof leaks and runoff in Carrollton, Ohio: tarps, wet attics and what to save first, with the storms of 2015, 2019 and 2021.',
  facts: [
    {
      label: 'Kind',
      value: 'Village, seat of Carroll County, 3,087 people (2020 census)',
      sources: [village, census],
    },
    { label: 'Roads', value: 'State Routes 39 and 43, with 9 and 332', sources: [village] },
    {
      label: 'Water and sewer',
      value: 'Village water, plant on Brenner Road (2014); sewage plant on Alamo Road (2012)',
      sources: [waterPlant, sewagePlant],
    },
    { label: 'Known for', value: 'The Fighting McCooks and the Daniel McCook House', sources: [mcCooks] },
  ],
  record: [
    {
      when: 'July 2015',
      what: 'Flooding between Canton Road and Bacon Road, and runoff on East Main Street.',
      sources: [cantonRoad],
    },
    {
      when: '25 May 2019',
      what: 'An EF-1 tornado, 90 to 95 mph, at about 5:40 in the afternoon; a mobile home on Jones Avenue NW was destroyed.',
      sources: [mayTornado],
    },
    {
      when: 'June 2019',
      what: 'Carroll County declared an emergency over rain that had begun on the 18th.',
      sources: [emergency],
    },
    {
      when: '25 July 2021',
      what: 'A tornado of 120 mph badly damaged a house on Channel Road NE, in Washington Township.',
      sources: [channelRoad],
    },
  ],
  reasons: [
    {
      title: 'Twenty-four days in 2019',
      text: 'Between the tornado of 25 May and the rain that began on 18 June lay little more than three weeks. A roof that has lost shingles looks whole from the street. Have it covered before the next rain, ridge to eave, with boards over the tarp’s edges. Many policies expect you to prevent further damage, and may pay for it.',
      sources: [mayTornado, emergency],
    },
    {
      title: 'An attic tells late',
      text: 'At 90 miles an hour and more, as in May 2019, wind lifts shingles and lets them fall back. Rain then runs along a nail into the insulation. Blown insulation mats down and holds it over the ceiling for days. Go up with a flashlight on the first dry morning; look for dark wood and bright nail points.',
      sources: [mayTornado],
    },
    {
      title: 'Canton Road, July 2015',
      text: 'The flooding between Canton Road and Bacon Road was put down to a 30-inch line and a box culvert that had more to carry than before. A culvert takes what it took when it was laid. If yours is one of the lower lots, keep its mouth clear of branches and the cellar stair dry with a curb.',
      sources: [cantonRoad],
    },
    {
      title: 'Iron in the water, iron in the pipe',
      text: 'The plant of 2014 was designed to take out iron and manganese, and the state noted a plan to replace 15 cast-iron lines. When a main is shut and opened again, rust comes along. Let an outside tap run clear before you do laundry, and before a leak’s brown stain is blamed on the roof.',
      sources: [waterPlant, castIron],
    },
  ],
  year: [
    { from: 4, to: 5, what: 'First storms: shingles and limbs', kind: 'cloudburst' },
    { from: 5, to: 7, what: 'Tornado weather, then long rain', kind: 'cloudburst' },
    { from: 7, to: 8, what: 'Runoff on the Canton Road side', kind: 'water' },
    { from: 12, to: 2, what: 'Frost, and ice at the eaves', kind: 'frost' },
  ],
  firstSteps: [
    'Stay off the roof. Photograph it from the ground, all four sides.',
    'Pull furniture from under the hole, and spread plastic over what is too heavy.',
    'Wear hard soles: after a tornado the lawn is full of nails.',
    'Gather papers and pictures from wet boxes into plastic bags and put them in the freezer.',
  ],
  others: [
    {
      name: 'Carroll County Emergency Management Agency',
      why: 'storm damage that should be surveyed',
      sources: [emergency, channelRoad],
    },
    {
      name: 'Village of Carrollton',
      why: 'a blocked storm line, a main or the village sewer',
      sources: [waterPlant],
    },
  ],
  questions: [
    {
      question: 'Why freeze wet photographs?',
      answer:
        'It stops the clock. Mold and sticking wait while they are frozen, and a conservator can dry them later. Prints that are already stuck together: freeze, do not pull.',
      sources: [],
    },
    {
      question: 'Somebody at the door offers a new roof today. Sign?',
      answer:
        'Not that day. Let your insurer see it, ask for a local address and proof of insurance, and read whether the paper hands your claim to someone else.',
      sources: [],
    },
  ],
}
