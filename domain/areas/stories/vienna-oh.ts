import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Vienna Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Vienna_Township,_Trumbull_County,_Ohio',
}
const coalBoom: Source = {
  title: 'Vienna Historical Society, “Coal Boom and Coal Mining”',
  url: 'http://viennapedia.viennahistory.org/topics/coal-boom-and-coal-mining',
}
const shaft: Source = {
  title: 'Vienna Historical Society, “Inspection of Several Vienna Mines, 1877”',
  url: 'http://viennapedia.viennahistory.org/historical-documents-and-maps/inspection-of-several-vienna-mines-1877',
}
const wettestDay: Source = {
  title: 'The Vindicator, “Rain, wind blast Valleys”, 22 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/22/rain-wind-blast-valleys/',
}
const june2015: Source = {
  title: 'The Vindicator, “Awash in frustration”, 17 June 2015',
  url: 'https://vindyarchives.com/news/2015/jun/17/awash-in-frustration/',
}
const sirens: Source = {
  title: 'The Vindicator, “Howland had tornado sirens that didn’t sound”, 20 June 2019',
  url: 'https://vindyarchives.com/news/2019/jun/20/howland-tornado-sirens-also-fell-silent/',
}
const kingGraves: Source = {
  title: 'Tribune Chronicle, on storm damage in Fowler and Vienna, July 2020',
  url: 'https://www.tribtoday.com/news/local-news/2020/07/storms-causes-damage-in-fowler-vienna/',
}
const snow: Source = {
  title: 'WKBN, Youngstown snow facts and figures, 9 November 2021',
  url: 'https://www.wkbn.com/weather/looking-at-some-youngstown-ohio-snow-facts-and-figures/',
}
const waterDistrict: Source = {
  title: 'News on the Green, “County nixes utility buyout by Aqua Ohio”, 22 June 2022',
  url: 'https://newsonthegreen.com/2022/06/22/county-nixes-utility-buyout-by-aqua-ohio/',
}

export const vienna: AreaStory = {
  heading: 'Vienna: where the rain and snow are measured',
  lead: 'The valley’s weather record is kept at the airport here: 4.65 inches in a day, 53 inches of snow in a month. Figures worth knowing before you size a pump or shovel a roof.',
  description:
    'Record rain, deep snow, sandstone cellars and shallow mines in Vienna, Ohio: the numbers on file, and what they mean for one roof and one wall.',
  facts: [
    { label: 'Kind', value: 'Township, 3,978 people (2020 census)', sources: [township] },
    {
      label: 'Ground',
      value: 'More than 20 coal mines after 1866; in the southeast just below the surface',
      sources: [coalBoom],
    },
    { label: 'Houses', value: 'Some built of sandstone from four local quarries', sources: [coalBoom] },
    {
      label: 'Water and sewer',
      value: 'The county’s Southeast water district (2022)',
      sources: [waterDistrict],
    },
    { label: 'Known for', value: 'Youngstown-Warren Regional Airport', sources: [june2015] },
  ],
  record: [
    {
      when: '21 July 2003',
      what: '4.65 inches of rain in 24 hours, the most since measuring began there in 1943.',
      sources: [wettestDay],
    },
    {
      when: 'December 2010',
      what: '53.1 inches, still the snowiest month on the airport’s record in 2021.',
      sources: [snow],
    },
    {
      when: '16 June 2019',
      what: 'A tornado damaged parts of the township and of Brookfield.',
      sources: [sirens],
    },
    {
      when: 'July 2020',
      what: 'Trees fell on King Graves, Sodom Hutchings and Cadwallader Sonk roads; yards flooded.',
      sources: [kingGraves],
    },
  ],
  reasons: [
    {
      title: 'What 67.8 inches weigh',
      text: 'That is a normal season at the airport, with the most in January. Fresh snow is light, but a foot of it, old and wet, can weigh as much as a grown person on every square yard. Look for doors that bind upstairs and new cracks at the ridge. Low additions and porch roofs, under a taller wall, collect the drift.',
      sources: [snow],
    },
    {
      title: 'Sandstone drinks',
      text: 'Houses of the coal boom used stone from the township’s quarries. Sandstone takes up ground water like a wick and lets it go as white bloom a foot or two above the floor. Do not seal it from inside. Lower the soil outside, mend the joints with lime, and keep stored cloth off the wall.',
      sources: [coalBoom],
    },
    {
      title: 'Coal in the southeast corner',
      text: 'There the pockets lay just under the surface. A shaft northeast of the center went down 82 feet, an inspector wrote in 1877. Old workings can take in storm water. If a low spot drains faster than it should, or a shed begins to tilt, ask the state for its mine maps before you fill it.',
      sources: [coalBoom, shaft],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'Snow: ridge, porch and addition', kind: 'frost' },
    { from: 6, to: 8, what: 'Record rains, trees across roads', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Stone cellars bloom white', kind: 'water' },
  ],
  firstSteps: [
    'Clear the furnace and dryer vents of snow, from the ground.',
    'If a roof groans, leave those rooms. Do not climb up to relieve it.',
    'Catch meltwater in a child’s pool on a plastic sheet; it holds more than buckets.',
    'Keep off a fresh hollow in the lawn, and tell whoever mows it.',
  ],
  others: [
    {
      name: 'Trumbull County Southeast water district',
      why: 'a break in the county’s water line',
      sources: [waterDistrict],
    },
  ],
  questions: [
    {
      question: 'How large a pump for a record day?',
      answer:
        'Ask for its flow at the height of your own pipe, not on the box. Then time how fast the pit refills in a storm. A second pump set a hand higher is worth more than one big one.',
      sources: [],
    },
    {
      question: 'Does insurance cover a roof bent by snow?',
      answer:
        'Many home policies cover the weight of snow and ice on the building, and fewer on a fence or patio roof. Ask about those in the fall.',
      sources: [],
    },
  ],
}
