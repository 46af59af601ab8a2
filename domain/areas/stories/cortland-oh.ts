import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Cortland, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Cortland,_Ohio',
}
const council: Source = {
  title: 'The Vindicator, “Flooding: Council hears residents”, 21 September 2004',
  url: 'http://www.vindy.com/news/2004/sep/21/flooding-council-hears-residents/',
}
const walnutRun: Source = {
  title: 'The Vindicator, “Heavy rain causes flooding”, 18 October 2006',
  url: 'https://vindyarchives.com/news/2006/oct/18/heavy-rain-causes-flooding/',
}
const stahlEstates: Source = {
  title: 'The Vindicator, “Cortland council discusses sewer, water ordinances”, 21 October 2008',
  url: 'https://vindyarchives.com/news/2008/oct/21/cortland-council-discusses-sewer-water-ordinances/',
}
const tornado: Source = {
  title: 'Cleveland.com, on the tornado in Trumbull County, 8 January 2019',
  url: 'https://www.cleveland.com/news/2019/01/national-weather-service-confirms-tornado-touched-down-tuesday-morning-in-trumbull-county.html',
}
const trail: Source = {
  title: 'WYTV, “January tornado leaves trail of damage through Trumbull County”, January 2019',
  url: 'https://www.wytv.com/news/local-news/january-tornado-leaves-trail-of-damage-through-trumbull-county/',
}
const aquifer: Source = {
  title: 'City of Cortland, Water System',
  url: 'https://cityofcortland.org/departments/water-system/',
}

export const cortland: AreaStory = {
  heading: 'Cortland: Walnut Creek and the January wind',
  lead: 'In September 2004 the creek damaged the basements of about 150 residents. In January 2019 a tornado came off the lake. A small city with two things to watch.',
  description:
    'Walnut Creek basements, lakeside wind and selling a once-flooded house in Cortland, Ohio: what happened in 2004 and 2019, and what to keep on paper.',
  facts: [
    { label: 'Kind', value: 'City, 7,105 people (2020 census)', sources: [city] },
    {
      label: 'Waters',
      value: 'Mosquito Creek Lake on the west; Walnut Creek through town',
      sources: [city, council],
    },
    { label: 'Ground', value: 'A thick layer of clay above the water-bearing rock', sources: [aquifer] },
    { label: 'Water and sewer', value: 'Seven city wells, about 300 feet deep', sources: [aquifer] },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'Walnut Creek and a tributary flooded, worst at Tournament Trail and South Colonial Drive.',
      sources: [council],
    },
    {
      when: '17 October 2006',
      what: 'Walnut Run went slightly over its banks, no more.',
      sources: [walnutRun],
    },
    {
      when: 'October 2008',
      what: 'The council planned sewer repairs in Stahl Estates and work on weak lines downtown; those were replaced in 2013 to 2015.',
      sources: [stahlEstates, aquifer],
    },
    {
      when: '8 January 2019',
      what: 'An EF-1 tornado crossed the lake into the west of the city: trees, wires, a garage door.',
      sources: [tornado, trail],
    },
  ],
  reasons: [
    {
      title: '5,370 acres and one creek',
      text: 'So much county land drained to Walnut Creek by the council’s figure of 2004. The cure then named was a pond of $3 million, which the city could not pay. On the creek side, then, protect the opening: glass-block windows, a raised well, and a door sill that is higher than the lawn.',
      sources: [council],
    },
    {
      title: 'Clay keeps a secret',
      text: 'The city describes thick clay above its wells. Such clay holds rain against a foundation. It swells when wet and shrinks in a dry August, and each summer the gap at the wall opens again. Fill it before the fall rains, with clay and not with gravel, and slope it away from the house.',
      sources: [aquifer],
    },
    {
      title: 'A tornado in January',
      text: 'The winter storm of 2019 took trees and a garage door. A large door is the weakest wall of a house: when it folds, the wind lifts the roof from within. A brace kit is cheap. After such a storm look in the attic by daylight, before the snow does.',
      sources: [tornado, trail],
    },
  ],
  year: [
    { from: 9, to: 10, what: 'Long rain: Walnut Creek rises', kind: 'water' },
    { from: 11, to: 3, what: 'Lake wind and snow on roofs', kind: 'frost' },
    { from: 3, to: 4, what: 'Clay swells; the sump never rests', kind: 'water' },
    { from: 7, to: 8, what: 'A storm fills the gap in dry clay', kind: 'cloudburst' },
  ],
  firstSteps: [
    'See which opening it uses, well, door or wall joint, before you carry anything.',
    'Prop a bent garage door with lumber from inside and leave the opener unplugged.',
    'Keep the window well cover on. A cracked one is better than none.',
    'Begin a folder tonight: pictures, dates, receipts, the name of each person who came.',
  ],
  others: [
    {
      name: 'City of Cortland water department',
      why: 'a leak between the street and your meter',
      sources: [aquifer],
    },
  ],
  questions: [
    {
      question: 'Must I tell a buyer that the basement once flooded?',
      answer:
        'Ohio’s disclosure form asks sellers about water they know of. An owner here worried about that in 2004. A dated report that shows cause, repair and dry readings makes the answer easier to give. Ask a lawyer for the wording.',
      sources: [council],
    },
    {
      question: 'Can glass block replace a basement window?',
      answer:
        'Not in a bedroom: codes ask for an opening to climb out by. Elsewhere it keeps out creek and driven rain, if some other vent lets the room breathe.',
      sources: [],
    },
  ],
}
