import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Struthers, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Struthers,_Ohio',
}
const history: Source = {
  title: 'Daily Legal News, history of Struthers, 14 February 2013',
  url: 'https://www.dlnnews.com/editorial/6118',
}
const creek: Source = {
  title: 'The Vindicator, “Community panel takes on flooding concerns”, 28 January 2005',
  url: 'http://www.vindy.com/news/2005/jan/28/poland-village-community-panel-takes-on-flooding/',
}
const repairs: Source = {
  title: 'The Vindicator, “Sewage system repairs done”, 15 March 2001',
  url: 'https://vindyarchives.com/news/2001/mar/15/mahoning-county-sewage-system-repairs-done/',
}
const aquaCenter: Source = {
  title: 'The Vindicator, report on Aqua Ohio’s new operations center, 21 December 2017',
  url: 'http://www.vindy.com/news/2017/dec/21/aqua-ohio-unveils-its-new-operations-cen/',
}
const creekOverflow: Source = {
  title: 'WKBN, “Heavy rain in Struthers causes creek overflow, flooding at high school”, 11 August 2018',
  url: 'https://www.wkbn.com/news/local-news/heavy-rain-in-struthers-causes-creek-overflow-flooding-at-high-school/1360446544',
}
const plant: Source = {
  title: 'City of Struthers, Water Pollution Control',
  url: 'https://www.cityofstruthers.com/waste_water.html',
}
const backflow: Source = {
  title: 'City of Struthers, Waste Water News',
  url: 'https://www.cityofstruthers.com/wwnews.html',
}

export const struthers: AreaStory = {
  heading: 'Struthers: at the foot of Yellow Creek',
  lead: 'What Yellow Creek gathers arrives here last, and in hard rain clear water has crowded into the sanitary sewers too. What the city has tried, and what you can ask of your own drain.',
  description:
    'Sewage and creek water in basements in Struthers, Ohio: footer drains, gate valves, a city program to ask about, and what to throw out after.',
  facts: [
    { label: 'Kind', value: 'City, 10,063 people (2020 census)', sources: [city] },
    { label: 'Waters', value: 'Mahoning River, and the mouth of Yellow Creek', sources: [city, creek] },
    { label: 'Houses', value: 'Grew with the steel works after 1900', sources: [history] },
    {
      label: 'Water and sewer',
      value: 'City sewage plant on Lowellville Road; water from Aqua Ohio (2017)',
      sources: [plant, aquaCenter],
    },
    { label: 'Known for', value: 'Hopewell Furnace, the first blast furnace in Ohio', sources: [history] },
  ],
  record: [
    {
      when: 'March 2001',
      what: 'Sewer repairs of about $3 million finished, after clear water in sanitary sewers had flooded basements.',
      sources: [repairs],
    },
    {
      when: '10 August 2018',
      what: 'A stream crossed Maplewood Avenue between Fifth and Garfield; basements took water, some of it sewage, and an inch lay in the high-school cafeteria.',
      sources: [creekOverflow],
    },
  ],
  reasons: [
    {
      title: 'Clear water in the wrong pipe',
      text: 'Before the repairs that ended in 2001, moderate to heavy rain was enough: clear water leaked into the sanitary sewers and stood in basements. One way in, then as now, is a footer drain that somebody tied to the sewer long ago. In rain it brings a stream to a pipe meant for sinks, and the lowest cellar gets the difference.',
      sources: [repairs],
    },
    {
      title: 'Half the bill, up to $1,500',
      text: 'The city’s own page describes a backflow program. By that page it pays half the cost, up to $1,500, of a gate valve and of a sump pump that takes the footer drains off the sanitary sewer. The page carries no date. Ask whether there is money in it before you sign with anyone, and in which order the papers go.',
      sources: [backflow],
    },
    {
      title: 'Two kinds of water on one floor',
      text: 'On Maplewood Avenue in August 2018 the stream came from the street and, in some cellars, sewage from below. Once they have met, the whole is treated like the worse part. Carpet, pad, particle board and the lower drywall leave; concrete, metal and solid wood can be washed, treated and dried.',
      sources: [creekOverflow],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Long rain: clear water in the sewers', kind: 'water' },
    { from: 7, to: 8, what: 'Downpours: small streams and drains', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost in early-1900s plumbing', kind: 'frost' },
  ],
  firstSteps: [
    'See which rises first, pit or floor drain, and tell the plumber. It decides where the valve goes.',
    'If you have a hand-turned gate valve, close it before the storm and tie a note to every tap.',
    'Shoes that touched that floor stay outside the door.',
    'A freezer that stood in sewage: tape it shut, photograph it, and list what was in it from memory.',
  ],
  others: [
    {
      name: 'City of Struthers, Water Pollution Control',
      why: 'sewage in the basement, or the backflow program',
      sources: [plant, backflow],
    },
    { name: 'Aqua Ohio', why: 'a leak before the meter', sources: [aquaCenter] },
  ],
  questions: [
    {
      question: 'How do I learn where my footer drain goes?',
      answer:
        'By dye. A plumber puts colored water into a downspout or the pit and watches the sewer cleanout. If the color shows up there, rain is going where only sinks should.',
      sources: [],
    },
    {
      question: 'The estimate says Category 3. What is that?',
      answer:
        'The trade’s word for the dirtiest kind of water, sewage and flood water among it. It means that what soaks is removed first, then the rest is cleaned, and only then do fans run.',
      sources: [],
    },
  ],
}
