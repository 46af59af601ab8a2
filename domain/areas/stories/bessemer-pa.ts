import type { AreaStory, Source } from '../story.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const article: Source = {
  title: 'Wikipedia, “Bessemer, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Bessemer,_Lawrence_County,_Pennsylvania',
}
const archipedia: Source = {
  title: 'SAH Archipedia, “Bessemer and Vicinity”',
  url: 'https://sah-archipedia.org/essays/PA-01-0005-0005-0002',
}
const woodenRow: Source = {
  title: 'Lawrence County Memoirs, “Wooden Row, Bessemer PA”',
  url: 'http://www.lcmemoirs.com/lcmpages/1177/wooden-row-bessemer-pa',
}
const website: Source = { title: 'Borough of Bessemer, home page', url: 'https://bessemerpa.com/home' }
const tornado: Source = {
  title: 'New Castle News, “A wild afternoon”, 11 July 2013',
  url: 'http://www.ncnewsonline.com/update/x405450411/Photos-Video-Story-A-wild-afternoon/print',
}
const wetYear: Source = {
  title: 'New Castle News, “North Beaver residents voice stormwater issues”, 9 July 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/north-beaver-residents-voice-stormwater-issues/article_a6eb286f-effb-5913-9ca9-b25eac9a3e07.html',
}
const minutes: Source = {
  title: 'Bessemer Borough Council, minutes of 13 November 2023',
  url: 'https://bessemerpa.com/home',
}

export const bessemer: AreaStory = {
  heading: 'Bessemer: big bricks, and iron in the tap',
  lead: 'Many of the workers’ houses stand in large brick burned here. Iron and manganese in the water were a lasting problem, an operator said in 2023. Both can fool a person who hunts for a leak.',
  description:
    'Brick houses, dark stains and damp in Bessemer, Pennsylvania: how to tell a mineral stain from mold, and what a wall of old local brick needs.',
  facts: [
    { label: 'Kind', value: 'Borough, 1,076 people (2020 census)', sources: [census] },
    {
      label: 'Houses',
      value: 'Workers’ houses of one and two stories on a grid, many of large local brick',
      sources: [archipedia],
    },
    {
      label: 'Waters',
      value: 'Hickory Run, the lowest ground; old quarries, now for fishing and boats',
      sources: [article, website],
    },
    { label: 'Water and sewer', value: 'The borough’s own water system', sources: [website] },
    {
      label: 'Known for',
      value: 'Limestone from 1887, brick from about 1900, cement from 1920',
      sources: [archipedia],
    },
  ],
  record: [
    {
      when: '10 July 2013',
      what: 'A tornado next door, around North Beaver and New Beaver, destroyed barns along Route 168.',
      sources: [tornado],
    },
    {
      when: 'July 2019',
      what: 'A very wet year: people in North Beaver Township complained of road water and of ground that would not dry.',
      sources: [wetYear],
    },
    {
      when: 'November 2023',
      what: 'The council heard that iron and manganese were a continuing problem of the water system.',
      sources: [minutes],
    },
  ],
  reasons: [
    {
      title: 'Orange, brown, black: ask the faucet first',
      text: 'Iron dries orange. Manganese dries brown or black, and below a slow drip it can look much like mold. With water like that of 2023, a dark ring in the vanity is not yet a verdict. Wipe it with a white rag and look at a toilet tank: if the same color sits there, the water brought it. The drip still wants mending.',
      sources: [minutes],
    },
    {
      title: 'A brick larger than it looks',
      text: 'A burned brick drinks little. Rain gets in at the joints, at the sill, and above windows where a steel bar rusts and lifts the course over it. After wind from one side look for a step-shaped crack that starts at a window corner. New mortar must be softer than the brick, or the faces break off.',
      sources: [archipedia],
    },
    {
      title: 'East Poland Avenue was built of wood',
      text: 'From the 1890s a row of wooden company houses went up there. In frame houses of that time the hollow between two studs often runs from cellar to attic. Fire climbs in it without being seen, and water falls in it the same way. A wet sill may belong to a roof.',
      sources: [woodenRow],
    },
  ],
  year: [
    { from: 3, to: 6, what: 'Wind-driven rain into brick joints', kind: 'water' },
    { from: 5, to: 7, what: 'Thunderstorm wind, trees', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Stoves and wires in hollow frame walls', kind: 'fire' },
    { from: 1, to: 2, what: 'Wet brick freezes and sheds its face', kind: 'frost' },
  ],
  firstSteps: [
    'Keep a jar of the water that came out, and one from the tap. Two jars side by side settle many arguments.',
    'A stain on the windward wall: no caulk and no paint until a mason has seen the joints.',
    'In a frame house feel the wall on every floor above and below the stain.',
    'Stand clear below a window whose brick has lifted or split.',
  ],
  others: [
    {
      name: 'Borough of Bessemer',
      why: 'discolored water, or a break in its lines',
      sources: [website],
    },
  ],
  questions: [
    {
      question: 'How do I know mold from a mineral stain?',
      answer:
        'Minerals follow the track of the water and feel hard or powdery. Mold follows the damp, also where no drop ran. When it matters, a laboratory looks at a piece of tape.',
      sources: [],
    },
    {
      question: 'My brick walls have no insulation. Do they dry faster?',
      answer:
        'Inward, often, since nothing is in the way but plaster. Take furniture off them and keep the room’s air moving and dry. The thicker the wall, the later the last number falls.',
      sources: [],
    },
  ],
}
