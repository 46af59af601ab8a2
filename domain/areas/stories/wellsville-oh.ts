import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Wellsville, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Wellsville,_Ohio',
}
const floodHistory: Source = {
  title: 'The Ville View, “Wellsville Flood History”, 7 November 2010',
  url: 'http://thevilleview.blogspot.com/2010/11/wellsville-flood-history.html',
}
const crests: Source = {
  title: 'WKBN, “Historic floods for the Ohio River”, 23 February 2018',
  url: 'http://wkbn.com/2018/02/23/historic-floods-for-the-ohio-river/',
}
const floodSystem: Source = {
  title: 'Salem News, “Village takes next step toward flood certification”, March 2013',
  url: 'http://salemnews.net/page/content.detail/id/564076/Village-takes-next-step-toward-flood-certification.html?nav=5019',
}
const onePump: Source = {
  title: 'Morning Journal, “Chief says levy necessary for FEMA coverage”, October 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543636/Chief-says-levy-necessary-for-FEMA-coverage.html?nav=5019',
}
const littleYellowCreek: Source = {
  title: 'Morning Journal, “Mayor monitors rising river”, 31 October 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543831/Mayor-monitors-rising-river.html?nav=5019',
}
const cloggedDrains: Source = {
  title: 'Morning Journal, “If you can read this, county did not wash away”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/if-you-can-read-this-county-did-not-wash-away/',
}
const pumpsReadied: Source = {
  title: 'The Review, “Village flood pumps readied as levels rise”, September 2018',
  url: 'https://www.reviewonline.com/news/local-news/2018/09/village-flood-pumps-readied-as-levels-rise/',
}
const pumpsRunning: Source = {
  title: 'Morning Journal, “Pumps will keep working in Wellsville”, September 2018',
  url: 'https://www.morningjournalnews.com/news/local-news/2018/09/pumps-will-keep-working-in-wellsville/',
}
const waterDistrict: Source = {
  title: 'The Vindicator, “Trustees vote for Buckeye water”, 17 May 2007',
  url: 'https://vindyarchives.com/news/2007/may/17/trustees-vote-for-buckeye-water',
}

export const wellsville: AreaStory = {
  heading: 'Wellsville: wet cellars behind a river wall',
  lead: 'A floodwall and a dike stand between the village and the Ohio. The rain that falls on the near side has to be lifted over them, and cellars notice when it is not.',
  description:
    'River stages, floodwall pumps and cellar drains in Wellsville, Ohio: what 1936, 2013 and 2018 taught, and why a cellar is emptied slowly.',
  facts: [
    { label: 'Kind', value: 'Village, 3,113 people (2020 census)', sources: [village] },
    {
      label: 'Waters',
      value: 'Ohio River; Little Yellow Creek under the Lisbon Street bridge',
      sources: [village, littleYellowCreek],
    },
    { label: 'Water and sewer', value: 'Buckeye Water District (2007)', sources: [waterDistrict] },
    { label: 'Known for', value: 'River and railroad shipping, and pottery', sources: [village] },
  ],
  record: [
    {
      when: '19 March 1936',
      what: 'The record flood. A local historian puts the damage at 700 to 800 homes.',
      sources: [floodHistory],
    },
    {
      when: 'About 1940',
      what: 'Wall, earthen dike and two pump stations were complete.',
      sources: [floodSystem, onePump],
    },
    {
      when: '20 January 1996',
      what: 'The river crested at 20.9 feet; on 18 September 2004 it reached 20.2.',
      sources: [crests],
    },
    {
      when: 'April 2013',
      what: 'Storm drains clogged. It flooded between 10th and 15th streets, and five basements had to be pumped.',
      sources: [cloggedDrains],
    },
    {
      when: 'September 2018',
      what: 'The flood pumps ran for a rising river. The one wet basement on report was a sewer backup.',
      sources: [pumpsReadied, pumpsRunning],
    },
  ],
  reasons: [
    {
      title: 'The hill drains toward the wall',
      text: 'Two stations lift hillside runoff over to the river. In October 2012 the fire chief counted one working pump of six, all dating from 1940. In September 2018 pumps ran while the marina gauge stood above nine feet. Ask the village how many run this year, and keep a pump of your own whatever it says.',
      sources: [onePump, pumpsRunning],
    },
    {
      title: 'Tenth Street to Fifteenth',
      text: 'One hour of rain did it in April 2013: debris closed the storm drains, and a creek near Anderson Avenue reached two cellars. In such an hour the floor drain is the door. A check valve or a standpipe can shut it; a plumber should say which of them your old pipe will bear.',
      sources: [cloggedDrains],
    },
    {
      title: 'A flame on the floor',
      text: 'When that one basement took water in 2018, officials told the owner to put out the furnace pilot. Gas burners sit low, and silt stays in a valve after the rest looks dry. Leave a soaked furnace or heater off until a licensed technician has opened it.',
      sources: [pumpsReadied],
    },
  ],
  year: [
    { from: 1, to: 4, what: 'High river: gates, pumps, ground water', kind: 'water' },
    { from: 4, to: 7, what: 'One-hour rain on clogged drains', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Tropical rain far upriver', kind: 'water' },
  ],
  firstSteps: [
    'While the river is high, empty a full cellar in stages over days. Wet soil can push in a wall that has nothing behind it.',
    'Say whether it smells of river mud or of sewer. The two are cleaned in different ways.',
    'If you can reach the gas valve of the heater with dry feet, close it.',
    'Chalk the level on the cellar wall with the hour beside it, so that you see which way it moves.',
  ],
  others: [
    {
      name: 'Wellsville Fire Department',
      why: 'gates, wall and flood pumps; its chief ran the system in 2012',
      sources: [onePump],
    },
    { name: 'Buckeye Water District', why: 'a broken line in the street', sources: [waterDistrict] },
  ],
  questions: [
    {
      question: 'The wall stands. Do I still need flood insurance?',
      answer:
        'A wall keeps out a river up to its height. It does not keep out rain from behind. Ask your agent which flood zone your address has now.',
      sources: [],
    },
    {
      question: 'Why does the cellar still smell in May?',
      answer:
        'Silt stays wet below shelves, under the furnace and in the drain trap. It has to be lifted out, the place rinsed, and the wall measured until it agrees with a dry one.',
      sources: [],
    },
  ],
}
