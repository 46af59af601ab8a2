import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “New Brighton, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/New_Brighton,_Pennsylvania',
}
const history: Source = {
  title: 'Beaver County Historical Research and Landmarks Foundation, “New Brighton Borough”',
  url: 'https://bchrlf.org/archives/beaver-county-municipality-facts/new-brighton-borough/',
}
const houses: Source = {
  title: 'SAH Archipedia, “New Brighton”',
  url: 'https://sah-archipedia.org/essays/PA-01-0002-0001-0004',
}
const calamity: Source = {
  title: 'Logan Marshall, “The True Story of Our National Calamity of Flood, Fire and Tornado” (1913)',
  url: 'http://free-books.at/book_2613/Marshall%2C%20Logan/The%20True%20Story%20of%20Our%20National%20Calamity%20of%20Flood%2C%20Fire%20and%20Tornado.phtml?offset=345000',
}
const floodOf1936: Source = {
  title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
}
const windstorm: Source = {
  title: 'Beaver County Times, “Intense, fast-moving storm dropped trees, power lines”, 25 June 2019',
  url: 'https://www.timesonline.com/story/news/crime/2019/06/25/intense-fast-moving-storm-dropped/4829990007/',
}
const waterAuthority: Source = {
  title: 'Pennsylvania Municipal Authorities Association, “Beaver Falls Municipal Authority”',
  url: 'https://www.municipalauthorities.org/beaver-falls-municipal-authority/',
}

export const newBrighton: AreaStory = {
  heading: 'New Brighton: brick, wires and the Beaver',
  lead: 'Houses from the 1830s to the 1920s stand along the flat beside the river. In New Brighton a wet wall may hold soft brick, old wire and a closed-up fireplace. What to look for in each.',
  description:
    'Old brick, old wiring and river water in New Brighton, Pennsylvania: how to treat a wet wall from 1890, and what the floods of 1913 and 1936 did.',
  facts: [
    { label: 'Kind', value: 'Borough, 5,729 people (2020 census)', sources: [borough] },
    { label: 'Waters', value: 'Beaver River, with traces of the old canal', sources: [houses] },
    { label: 'Ground', value: 'The river’s floodplain', sources: [houses] },
    {
      label: 'Houses',
      value: 'Canal-era red brick; Queen Anne and Colonial Revival on Third Avenue',
      sources: [houses],
    },
    {
      label: 'Water and sewer',
      value: 'Water from Beaver Falls Municipal Authority',
      sources: [waterAuthority],
    },
    {
      label: 'Known for',
      value: 'Pottery, brick and sewer pipe; the Merrick Art Gallery',
      sources: [history],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'Named with Fallston and Beaver Falls among the towns that suffered most.',
      sources: [calamity],
    },
    { when: 'March 1936', what: 'About 200 people here were counted in distress.', sources: [floodOf1936] },
    { when: '24 June 2019', what: 'Wires and trees down.', sources: [windstorm] },
  ],
  reasons: [
    {
      title: 'Third Avenue’s walls',
      text: 'Between 13th and 17th streets stand houses in styles of the late 1800s, and a few of red brick from canal days. Brick of that age is softer than today’s. Soaked and then frozen, its face comes off in flakes. Stop the leak in the gutter before frost, and let no one blast it with a pressure washer.',
      sources: [houses],
    },
    {
      title: 'Wires on porcelain knobs',
      text: 'In a house of 1900 the old wire may still run in the walls, cloth on copper, held by knobs. Water does not harm it at once; it swells the cloth and leaves it brittle. After a leak from above, have that circuit opened and tested before the ceiling is closed, even if the lamp works.',
      sources: [houses],
    },
    {
      title: 'The canal’s old ground',
      text: 'The town lies along the Beaver’s floodplain, and traces of the canal remain behind Third Avenue. Filled ground lets water travel where no stream is drawn. If the cellar takes water with a high river and no rain, it is coming through the soil. A second sump pit on that side does more than paint.',
      sources: [houses],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'High river: low blocks, soil water', kind: 'water' },
    { from: 11, to: 3, what: 'Old flues and old wire', kind: 'fire' },
    { from: 12, to: 2, what: 'Wet brick and hard frost', kind: 'frost' },
    { from: 6, to: 8, what: 'Wind, then rain through slate', kind: 'cloudburst' },
  ],
  firstSteps: [
    'If you can stand dry, switch the wet room’s circuit off and tape the breaker. If it is not marked, take the main.',
    'Look inside closed fireplaces: rain down an old flue wets the wall from its middle.',
    'Save loose slates, tiles and moldings in a box. They are not made any more.',
    'Take the wallpaper’s edge between two fingers. If it lifts, let the wall breathe there.',
  ],
  others: [
    {
      name: 'Beaver Falls Municipal Authority',
      why: 'water to be shut at the curb',
      sources: [waterAuthority],
    },
  ],
  questions: [
    {
      question: 'Will the insurer rebuild old work as it was?',
      answer:
        'That hangs on words such as “replacement cost” and “like kind and quality”. Some policies for old houses pay for ordinary drywall only. Photograph moldings and mantels now, with a ruler.',
      sources: [],
    },
    {
      question: 'Must all old wiring come out after a leak?',
      answer:
        'Not by rule. An electrician tests what got wet. But if walls are open anyway, the new wire costs least on that day, and some insurers ask for it.',
      sources: [],
    },
  ],
}
