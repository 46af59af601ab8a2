import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “New Castle, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/New_Castle,_Pennsylvania',
}
const beaverRiver: Source = {
  title: 'Wikipedia, “Beaver River (Pennsylvania)”',
  url: 'https://en.wikipedia.org/wiki/Beaver_River_(Pennsylvania)',
}
const monsterStorm: Source = {
  title: 'New Castle News, “Remnants of monster storm spawned city’s worst flood ever”, 25 March 2013',
  url: 'https://www.ncnewsonline.com/gallery/photo-gallery-story-remnants-of-monster-storm-spawned-city-s-worst-flood-ever/article_ee0768a7-b7e4-5a12-9ec0-b279112001ab.html',
}
const floodOf1913: Source = {
  title: 'New Castle News, report on the 1913 flood, 26 March 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1221099272/Photo-Gallery-Story-Homes-bridges-and-two-lives-were-lost-in-1913-flood/print',
}
const southSide: Source = {
  title: 'New Castle News, “County cleans up from ‘worst storm in years’”, 12 July 2013',
  url: 'http://www.ncnewsonline.com/galleries/x1696743590/Photos-Story-County-cleans-up-from-worst-storm-in-years/print',
}
const lafayette: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const relining: Source = {
  title: 'New Castle News, “Sanitation authority awarded rehab funds”, 20 August 2020',
  url: 'https://www.ncnewsonline.com/news/local_news/sanitation-authority-awarded-rehab-funds/article_c02446c2-65ab-5cf0-92c5-5c30219d5282.html',
}
const waterPlant: Source = {
  title: 'New Castle News, “Local water treatment plant honored for excellence”',
  url: 'https://www.ncnewsonline.com/news/local_news/local-water-treatment-plant-honored-for-excellence/article_79da74d1-1944-5fd3-8288-141454c81072.html',
}
const northHill: Source = {
  title: 'National Register nomination, “North Hill Historic District” (LivingPlaces)',
  url: 'https://livingplaces.com/PA/Lawrence_County/New_Castle_City/North_Hill_Historic_District.html',
}
const slate: Source = {
  title: 'North Hill Historic District, “About”',
  url: 'https://northhillhd.live/about',
}
const mahoningtownFire: Source = {
  title: 'KDKA, “Fire destroys house, damages others in New Castle”, 5 October 2017',
  url: 'http://pittsburgh.cbslocal.com/2017/10/05/fire-destroys-house-damages-others-in-new-castle/',
}
const cascadeStreet: Source = {
  title: 'New Castle News, report on a house fire, 6 February 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/fire-leaves-three-without-a-home/article_5af2059e-a665-11ed-a629-8b87ae49fa94.html',
}

export const newCastle: AreaStory = {
  heading: 'New Castle: the bowl, the slate, the hose',
  lead: 'Four inches of rain in an hour and a half, in July 2013. Seven thousand gallons in one basement after a fire, in February 2023. Water finds the cellars of this city in more than one way.',
  description:
    'Cloudburst, old sewers, slate roofs and fire water in New Castle, Pennsylvania: what went wrong on which streets, and what to leave alone.',
  facts: [
    { label: 'Kind', value: 'City and county seat, 21,926 people (2020 census)', sources: [city] },
    {
      label: 'Waters',
      value: 'Shenango River and Neshannock Creek; the Mahoning joins at Mahoningtown',
      sources: [city, beaverRiver],
    },
    {
      label: 'Houses',
      value: 'North Hill: 1,888 buildings on 91 blocks, mostly from 1890 to 1930',
      sources: [northHill],
    },
    {
      label: 'Water and sewer',
      value: 'Sewage plant over 50 years old and overloaded in wet weather (2020)',
      sources: [relining],
    },
  ],
  record: [
    {
      when: 'May 1893',
      what: 'Several feet of water on the low ground between the city and Mahoningtown.',
      sources: [monsterStorm],
    },
    {
      when: '24–26 March 1913',
      what: 'The worst flood on record: about 1,000 homes swamped, and four to five feet on the Diamond.',
      sources: [floodOf1913],
    },
    {
      when: '10 July 2013',
      what: 'Worst on the South Side: ten streets closed, manhole covers thrown, sinkholes opened.',
      sources: [southSide],
    },
    {
      when: 'October 2017',
      what: 'An empty house burned in Mahoningtown; the heat melted siding across the street.',
      sources: [mahoningtownFire],
    },
    {
      when: '17–18 February 2022',
      what: 'High water closed Lafayette Street in Mahoningtown.',
      sources: [lafayette],
    },
  ],
  reasons: [
    {
      title: 'What a dam cannot catch',
      text: 'In 2013 a local historian called the downtown a bowl where two streams meet, often flooded before there were reservoirs above it. Those hold back a river. They do nothing about rain that falls inside the bowl, as it did on the South Side in 2013. There the street is the river, and the cellar window its mouth.',
      sources: [monsterStorm, southSide],
    },
    {
      title: 'Fire water runs to the cellar',
      text: 'After a fire on South Cascade Street in 2023 the chief put the water below at about 7,000 gallons. Such water has come down through burned rooms. It brings char and soot with it, sometimes fuel, and it stands on the furnace. It must be pumped out and carried off with that in mind, not sent to a floor drain.',
      sources: [cascadeStreet],
    },
    {
      title: 'A slate roof fails at its metal',
      text: 'Many houses on North Hill have kept their slate, chimneys and old windows. The stone outlives what holds it: nails, valley tin, the flashing at the chimney. A stain beside the chimney breast usually means a day’s work on metal. Boots on slate and tar from a can turn it into a new roof.',
      sources: [northHill, slate],
    },
    {
      title: 'A new skin for the main, not for your branch',
      text: 'In 2020 money came to reline about 7,000 feet of sewer here and in Union; some of it had partly collapsed. A lined main still takes in what old house branches leak to it. If yours is clay, ask a plumber for a camera before you ask for a pump.',
      sources: [relining],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Cloudburst: streets, then cellar windows', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'High rivers at Mahoningtown', kind: 'water' },
    { from: 12, to: 2, what: 'Lines split in unheated cellars', kind: 'frost' },
    { from: 10, to: 3, what: 'House fires, and what puts them out', kind: 'fire' },
  ],
  firstSteps: [
    'After a fire wipe nothing. Soot rubbed into paint goes in for good.',
    'Rippled siding: look behind one panel before you blame only the plastic. The board underneath may be scorched.',
    'Keep cars and people off pavement that has dipped, and away from a manhole whose cover has moved.',
    'Look at slate through binoculars from across the street, and let nobody climb it with a bucket of tar.',
  ],
  others: [
    {
      name: 'New Castle Sanitation Authority',
      why: 'sewage that returns through a drain',
      sources: [relining],
    },
    { name: 'Pennsylvania American Water', why: 'a broken water main', sources: [waterPlant] },
  ],
  questions: [
    {
      question: 'Do the firefighters’ hoses count as a flood?',
      answer:
        'Usually not. What their water did is as a rule part of the fire claim. Say so in the first report, and list the cellar along with the burned room.',
      sources: [],
    },
    {
      question: 'A few slates fell. Will the insurer replace all of them?',
      answer:
        'Rarely all. Policies often pay to mend what broke, and matching is argued over. Keep the fallen ones: their size and color help a slater find their like.',
      sources: [],
    },
  ],
}
