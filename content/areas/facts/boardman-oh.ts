import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Boardman Township, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Boardman_Township,_Ohio',
}
const throughTheWalls: Source = {
  title:
    'WKBN, “Residents demand solution to prevent future floods in Boardman”, August 2018 (carried by The Postal Blogger)',
  url: 'https://thepostalblogger.com/residents-demand-solution-to-prevent-future-floods-in-boardman/',
}
const basins: Source = {
  title: 'The Vindicator, “Officials in Boardman act to end flood woes”, October 2024',
  url: 'https://www.vindy.com/news/local-news/2024/10/officials-in-boardman-act-to-end-flood-woes/',
}
const localShare: Source = {
  title: 'The Vindicator, “Boardman set to seek millions for flood control”, February 2026',
  url: 'https://www.vindy.com/news/local-news/2026/02/boardman-set-to-seek-millions-for-flood-control',
}
const waterDispute: Source = {
  title: 'The Vindicator, “Water supply dispute grows”, March 22, 2007',
  url: 'https://vindyarchives.com/news/2007/mar/22/water-supply-dispute-grows/',
}
const sewagePlants: Source = {
  title: 'The Vindicator, “3 Mahoning Co. sewer plants accused of excessive pollution”, July 12, 2007',
  url: 'http://www.vindy.com/news/2007/jul/12/3-mahoning-co-sewer-plants-accused-of-excessive/',
}
const struthersPlant: Source = {
  title: 'City of Struthers, Water Pollution Control',
  url: 'https://www.cityofstruthers.com/waste_water.html',
}
const stormsOf2003: Source = {
  title: 'The Vindicator, “Boardman worries about next storm”, August 14, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/14/mahoning-valley-boardman-worries-about-next-storm',
}
const microburst: Source = {
  title: 'The Vindicator, “Storm damage hits Boardman”, May 1, 2017',
  url: 'https://vindyarchives.com/news/2017/may/01/fast-moving-surprise-storm-in-boardman-p/?print',
}
const frustration: Source = {
  title: 'The Vindicator, “Boardman residents express flooding frustration”, May 31, 2019',
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
  title: 'National Weather Service Cleveland, public information statement, September 5, 2022',
  url: 'https://nwschat.weather.gov/p.php?pid=202209051558-KCLE-NOUS41-PNSCLE',
}
const hotline: Source = {
  title: 'WKBN, “Boardman residents blast hotline with flood damage reports”, September 7, 2022',
  url: 'https://www.wkbn.com/news/local-news/boardman-residents-blast-hotline-with-flood-damage-reports/',
}
const fourFloods: Source = {
  title: 'The Vindicator, “Boardman residents struggle to recover from flooding”, September 2022',
  url: 'https://www.vindy.com/uncategorized/2022/09/boardman-residents-struggle-to-recover-from-flooding/',
}

/** What the sources of the page say, as data. */
export const boardmanFacts = {
  townshipPopulation: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['40,213', '2020'],
    names: [],
  },
  townshipHousing: {
    source: township,
    date: null,
    strength: 'reported',
    figures: ['1950'],
    names: ['Youngstown'],
  },
  waterways: {
    source: throughTheWalls,
    date: '2018-08',
    strength: 'reported',
    figures: [],
    names: ['Mill Creek', 'Yellow Creek', 'Cranberry Run', 'Boardman Plaza'],
  },
  throughTheWalls: {
    source: throughTheWalls,
    date: '2018-08',
    strength: 'reported',
    figures: ['10', '2018'],
    names: ['August', 'Arlene Drive', 'Ridgefield Avenue', 'North Cadillac Drive'],
  },
  basins: {
    source: basins,
    date: '2024-10',
    strength: 'planned',
    figures: ['$47 million', '2024', '$3 million', 'three to five years', '3', '5'],
    names: ['FEMA', 'Glenwood Avenue', 'Boardman Plaza', 'Cranberry Run', 'September'],
  },
  localShare: {
    source: localShare,
    date: '2026-02',
    strength: 'planned',
    figures: ['2026', '$47 million', '$10 million', '$11 million'],
    names: ['FEMA', 'Cranberry Run', 'Boardman Plaza', 'ABC Water and Stormwater District'],
  },
  waterDispute: {
    source: waterDispute,
    date: '2007-03-22',
    strength: 'reported',
    figures: ['2007'],
    names: ['Aqua Ohio', 'Youngstown'],
  },
  sewagePlants: {
    source: sewagePlants,
    date: '2007-07-12',
    strength: 'reported',
    figures: ['2007'],
    names: ['Mahoning County', 'Boardman', 'East Parkside Drive', 'Mill Creek', 'Sanitary Engineer'],
  },
  struthersPlant: {
    source: struthersPlant,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Struthers', 'Boardman'],
  },
  stormsOf2003: {
    source: stormsOf2003,
    date: '2003-08-14',
    strength: 'reported',
    figures: ['two floods', 'three weeks', '9', '2003', '3.6 inches', '4 feet'],
    names: ['July', 'August', 'Tara Drive', 'Boulevard Club Apartments', 'West Boulevard'],
  },
  microburst: {
    source: microburst,
    date: '2017-05-01',
    strength: 'reported',
    figures: ['30', '2017', '224'],
    names: ['April', 'US', 'Southern Boulevard', 'Woodview Avenue'],
  },
  frustration: {
    source: frustration,
    date: '2019-05-31',
    strength: 'reported',
    figures: ['28', '2019', '27 streets'],
    names: ['May', 'Boardman', 'Canfield', 'Applewood Boulevard', 'Holbrook Road'],
  },
  rainGauge: {
    source: weakTornado,
    date: '2022-09',
    strength: 'measured',
    figures: ['4', '2022', '4.2 inches', 'two hours', '224'],
    names: ['September', 'US', 'Salinas Trail', 'Glenwood'],
  },
  waterWoes: {
    source: waterWoes,
    date: '2022-09',
    strength: 'reported',
    figures: ['4', '2022', 'three to four feet', '3', '100 people'],
    names: ['September'],
  },
  tornadoSurvey: {
    source: tornadoSurvey,
    date: '2022-09-05',
    strength: 'measured',
    figures: ['4', '2022', '80 mph'],
    names: ['September', 'EF-0', 'Southern Park Mall'],
  },
  hotline: {
    source: hotline,
    date: '2022-09-07',
    strength: 'estimated',
    figures: ['95%', '150', '2022'],
    names: ['September'],
  },
  fourFloods: {
    source: fourFloods,
    date: '2022-09',
    strength: 'reported',
    figures: ['224', '2018', '2019', '2020', '2022', 'four'],
    names: ['Romaine Avenue', 'US', 'August', 'May', 'September'],
  },
} as const satisfies Record<string, Fact>
