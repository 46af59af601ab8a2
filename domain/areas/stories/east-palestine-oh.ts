import type { AreaStory, Source } from '../story.ts'

const overflowEvents: Source = {
  title: 'Morning Journal, “EP looks to stem sewage problems before fines”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/ep-looks-to-stem-sewage-problems-before-fines/',
}
const lowestPoint: Source = {
  title: 'Morning Journal, “Overflow issue still under scrutiny”, September 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/09/overflow-issue-still-under-scrutiny/',
}
const basin: Source = {
  title: 'Morning Journal, “Palestine decides on sewer solution”, March 2017',
  url: 'https://www.morningjournalnews.com/news/local-news/2017/03/palestine-decides-on-sewer-solution/',
}
const frozenTown: Source = {
  title: 'Morning Journal, “Palestine copes with crisis”, January 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/01/palestine-copes-with-crisis/',
}
const iceStorm: Source = {
  title: 'Tribune Chronicle, “Most Columbiana residents have power”, November 2018',
  url: 'https://www.tribtoday.com/news/local-news/2018/11/most-columbiana-residents-have-power/',
}
const floodOf2004: Source = {
  title: 'The Vindicator, “Officials begin water damage evaluation”, 18 June 2004',
  url: 'https://vindyarchives.com/news/2004/jun/18/columbiana-county-officials-begin-water-damage',
}
const gorge: Source = {
  title: 'The Vindicator, “Projects continue around the city”, 22 October 2003',
  url: 'https://vindyarchives.com/news/2003/oct/22/east-palestine-projects-continue-around-the-city/',
}
const village: Source = {
  title: 'Wikipedia, “East Palestine, Ohio”',
  url: 'https://en.wikipedia.org/wiki/East_Palestine,_Ohio',
}
const countyHistory: Source = {
  title: 'History of Columbiana County (1926), page 150',
  url: 'https://heritagepursuit.com/Columbiana/Columbiana1926P150.htm',
}

export const eastPalestine: AreaStory = {
  heading: 'East Palestine: when drains run backwards',
  lead: 'On the low streets of the village, hard rain has sent sewage into basements. What that means for your house, and what to do in the first half hour.',
  description:
    'Sewer backup, burst pipes and storm damage in East Palestine, Ohio: what to do first, what went wrong before, and one number to call day and night.',
  facts: [
    { label: 'Kind', value: 'Village, 4,761 people (2020 census)', sources: [village] },
    { label: 'Waters', value: 'Leslie Run', sources: [gorge] },
    { label: 'Ground', value: 'Coal, fire clay and shale below the hills', sources: [countyHistory] },
    {
      label: 'Water and sewer',
      value: 'The village’s own wells and its own treatment plant',
      sources: [frozenTown, overflowEvents],
    },
  ],
  record: [
    {
      when: 'May and June 2004',
      what: 'Storms and floods: by 17 June the city manager counted $4.7 million of damage here.',
      sources: [floodOf2004],
    },
    {
      when: '2007 to 2011',
      what: 'Nine recorded sewer overflows on Vine Street; another in February 2012.',
      sources: [overflowEvents],
    },
    {
      when: 'January 2014',
      what: 'Pipes froze and broke across town, many in empty houses; the wells ran low, and for a night there was no water.',
      sources: [frozenTown],
    },
    {
      when: 'November 2018',
      what: 'An ice storm took the power from most of the town, and shelters opened.',
      sources: [iceStorm],
    },
  ],
  reasons: [
    {
      title: 'Vine Street lies lowest',
      text: 'Engineers told the village in 2013 why the trouble showed at Vine Street first: it is the lowest point. West Main Street had backups too. In March 2017 the council chose to build a basin that holds a million gallons of storm flow. Whatever stands today, a floor drain on a low street deserves a backwater valve, and the boxes in that basement a shelf.',
      sources: [overflowEvents, lowestPoint, basin],
    },
    {
      title: 'Empty houses freeze first',
      text: 'In the cold of January 2014 many of the broken lines were in vacant homes. A leak that nobody hears runs until the meter or the street tells. If you look after an empty house here, shut the water at the meter, open the lowest tap, and walk through after every night near zero.',
      sources: [frozenTown],
    },
    {
      title: 'Ice takes the power, then the sump pump',
      text: 'The ice storm of 2018 put out the lights in most of the town. A pump without a battery stops with them. A pit that fills in an hour gives you that hour. Time yours on a wet day, and write the minutes on the lid.',
      sources: [iceStorm],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Frozen lines, empty houses first', kind: 'frost' },
    { from: 3, to: 5, what: 'Wet spring: sump pits and walls', kind: 'water' },
    { from: 5, to: 8, what: 'Cloudbursts: drains run backwards', kind: 'cloudburst' },
    { from: 11, to: 12, what: 'Ice on the lines: no power, no pump', kind: 'frost' },
  ],
  firstSteps: [
    'Water from a floor drain is sewage until somebody has shown that it is not. Keep children and pets upstairs.',
    'Stop every tap, washer and toilet in the house: what you send down may come up again.',
    'Photograph the highest line the water reached before it drops.',
    'Tell the village that the sewer came back, with street and time. A record helps you and your neighbors.',
  ],
  others: [
    {
      name: 'Village of East Palestine, wastewater plant on Park Drive',
      why: 'a backup from the street, or water that will not go down',
      sources: [overflowEvents],
    },
  ],
  questions: [
    {
      question: 'Does my policy pay when the sewer backs up?',
      answer:
        'Often only with an endorsement for water that backs up through sewers or drains. Ask your agent for that word. Before you clean, write down where the water came from: the floor drain, a wall, or the stairs.',
      sources: [],
    },
    {
      question: 'The basement has dried by itself. Is it done?',
      answer:
        'Not after drain water. What soaked into drywall, carpet pad and the bottom of a wood stud stays there. A restorer measures it against a dry wall of the same house and writes both numbers down.',
      sources: [],
    },
  ],
}
