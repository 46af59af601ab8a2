import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Boardman Township, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Boardman_Township,_Ohio',
}
const stormsOf2003: Source = {
  title: 'The Vindicator, “Boardman worries about next storm”, 14 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/14/mahoning-valley-boardman-worries-about-next-storm',
}
const waterDispute: Source = {
  title: 'The Vindicator, “Water supply dispute grows”, 22 March 2007',
  url: 'https://vindyarchives.com/news/2007/mar/22/water-supply-dispute-grows/',
}
const sewagePlants: Source = {
  title: 'The Vindicator, “3 Mahoning Co. sewer plants accused of excessive pollution”, 12 July 2007',
  url: 'http://www.vindy.com/news/2007/jul/12/3-mahoning-co-sewer-plants-accused-of-excessive/',
}
const struthersPlant: Source = {
  title: 'City of Struthers, Water Pollution Control',
  url: 'https://www.cityofstruthers.com/waste_water.html',
}
const microburst: Source = {
  title: 'The Vindicator, “Storm damage hits Boardman”, 1 May 2017',
  url: 'https://vindyarchives.com/news/2017/may/01/fast-moving-surprise-storm-in-boardman-p/?print',
}
const throughTheWalls: Source = {
  title:
    'WKBN, “Residents demand solution to prevent future floods in Boardman”, August 2018 (carried by The Postal Blogger)',
  url: 'https://thepostalblogger.com/residents-demand-solution-to-prevent-future-floods-in-boardman/',
}
const frustration: Source = {
  title: 'The Vindicator, “Boardman residents express flooding frustration”, 31 May 2019',
  url: 'https://vindyarchives.com/news/2019/may/31/boardman-residents-express-flooding-frus',
}
const weakTornado: Source = {
  title: 'The Vindicator, “Weak tornado touches down in Boardman”, September 2022',
  url: 'https://www.vindy.com/news/local-news/2022/09/weak-tornado-touches-down-in-boardman/',
}
const waterWoes: Source = {
  title: 'The Vindicator, “Boardman residents flood trustees with water woes”, September 2022',
  url: 'https://www.vindy.com/news/local-news/2022/09/boardman-residents-flood-trustees-with-water-woes/',
}
const tornadoSurvey: Source = {
  title: 'National Weather Service Cleveland, public information statement, 5 September 2022',
  url: 'https://nwschat.weather.gov/p.php?pid=202209051558-KCLE-NOUS41-PNSCLE',
}
const hotline: Source = {
  title: 'WKBN, “Boardman residents blast hotline with flood damage reports”, 7 September 2022',
  url: 'https://www.wkbn.com/news/local-news/boardman-residents-blast-hotline-with-flood-damage-reports/',
}
const fourFloods: Source = {
  title: 'The Vindicator, “Boardman residents struggle to recover from flooding”, September 2022',
  url: 'https://www.vindy.com/uncategorized/2022/09/boardman-residents-struggle-to-recover-from-flooding/',
}
const basins: Source = {
  title: 'The Vindicator, “Officials in Boardman act to end flood woes”, October 2024',
  url: 'https://www.vindy.com/news/local-news/2024/10/officials-in-boardman-act-to-end-flood-woes/',
}

export const boardman: AreaStory = {
  heading: 'Boardman: what two hours of rain can do',
  lead: 'On 4 September 2022 a fire-station gauge here caught 4.2 inches in little over two hours. Most of the first calls told the same story: sewage on the basement floor.',
  description:
    'Sewage from floor drains, wet block walls and repeat floods in Boardman, Ohio: what happened since 2003, and how to rebuild a basement for next time.',
  facts: [
    { label: 'Kind', value: 'Township, 40,213 people (2020 census)', sources: [township] },
    {
      label: 'Waters',
      value: 'Mill Creek and Yellow Creek; Cranberry Run through the middle',
      sources: [throughTheWalls, basins],
    },
    { label: 'Houses', value: 'Suburbs from about 1950 on, the north first', sources: [township] },
    {
      label: 'Water and sewer',
      value:
        'Water partly Aqua Ohio, partly Youngstown (2007); sewage to the county plant on East Parkside Drive or to Struthers',
      sources: [waterDispute, sewagePlants, struthersPlant],
    },
  ],
  record: [
    {
      when: 'July and August 2003',
      what: 'Two floods in three weeks; on 9 August the water stood up to four feet deep.',
      sources: [stormsOf2003],
    },
    {
      when: '30 April 2017',
      what: 'A burst of wind damaged roofs near US 224 and Southern Boulevard.',
      sources: [microburst],
    },
    {
      when: '10 August 2018',
      what: 'A flash flood, with water through basement walls.',
      sources: [throughTheWalls],
    },
    {
      when: '28 May 2019',
      what: 'Damage teams went through 27 streets here and in Canfield Township.',
      sources: [frustration],
    },
    {
      when: '4 September 2022',
      what: 'The two-hour storm: US 224 closed, three to four feet of water in some homes, and a short EF-0 tornado east of Southern Park Mall.',
      sources: [weakTornado, waterWoes, tornadoSurvey],
    },
  ],
  reasons: [
    {
      title: 'Nineteen calls in twenty',
      text: 'After the storm of 2022 the township administrator put about 95% of the first 150 damage calls down to one cause: sanitary sewage through the floor drain. A bigger sump pump does nothing against that. What helps is a valve on the house line, looked after, and a rule that nobody runs water while it rains hard.',
      sources: [hotline],
    },
    {
      title: 'Block walls fill up',
      text: 'In August 2018 water also came through the walls, and people from Arlene Drive, Ridgefield Avenue and North Cadillac Drive took it to the trustees. A concrete block is hollow. Its cores can hold water for days after the floor looks dry, and the lowest course may have to be drilled and drained.',
      sources: [throughTheWalls],
    },
    {
      title: 'Four floods in one house',
      text: 'One house north of US 224 took water in August 2018, May 2019, early spring 2020 and September 2022. After the second time, build for the third: bare or tiled floor, panels held by screws, cut-off drywall replaced by cement board, outlets and furnace raised. Then a wet night ends with a hose and a mop.',
      sources: [fourFloods],
    },
    {
      title: 'Basins behind the plaza',
      text: 'In October 2024 the paper described a project of about $47 million to lead storm water along Glenwood Avenue to basins behind Boardman Plaza. FEMA had announced the first $3 million that September. Ask how far it has come before you spend on your own drains.',
      sources: [basins],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Early spring: pits and block walls', kind: 'water' },
    { from: 5, to: 9, what: 'Cloudbursts: the floor drain first', kind: 'cloudburst' },
    { from: 7, to: 10, what: 'After a flood: mold in finished rooms', kind: 'water' },
    { from: 12, to: 2, what: 'Frost in walls opened for repairs', kind: 'frost' },
  ],
  firstSteps: [
    'Look from the stairs. Cloudy water with paper in it came from the sewer: stay up.',
    'Write down when the drain began and when the rain ended. An adjuster will ask for both.',
    'Do not relight a water heater or furnace whose burner stood in water.',
    'Report it to the township even if you clean up alone. Streets that are counted are heard.',
  ],
  others: [
    {
      name: 'ABC Water and Stormwater District',
      why: 'storm drains and ditches in Austintown, Boardman and Canfield townships',
      sources: [basins],
    },
    {
      name: 'Mahoning County, Boardman sewage plant',
      why: 'sewage from a floor drain, where the county takes your sewage',
      sources: [sewagePlants],
    },
  ],
  questions: [
    {
      question: 'I have a backwater valve and got sewage all the same. Why?',
      answer:
        'A rag or a root can hold the flap open. And while it is shut, your own shower and washer have no way out. Have it opened and cleaned every year, and use no water during the storm.',
      sources: [],
    },
    {
      question: 'Should I finish the basement again?',
      answer:
        'If it has flooded once in twenty years, perhaps as it was. If it has flooded twice in five, with materials that can be washed. In both cases only when walls and slab measure dry.',
      sources: [],
    },
  ],
}
