import type { AreaStory, Source } from '../story.ts'

const city: Source = { title: 'Wikipedia, “Girard, Ohio”', url: 'https://en.wikipedia.org/wiki/Girard,_Ohio' }
const damage2003: Source = {
  title: 'The Vindicator, “City awaits federal opinion on damage”, 2 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/02/girard-city-awaits-federal-opinion-on-damage',
}
const underTheViaduct: Source = {
  title: 'The Vindicator, “Mayor offers residents plan to relocate homes”, 17 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/17/mayor-offers-residents-plan-to-relocate-homes/',
}
const grant: Source = {
  title: 'The Vindicator, “Girard to get $385K grant”, 23 March 2005',
  url: 'https://vindyarchives.com/news/2005/mar/23/flooding-girard-to-get-385k-grant/',
}
const voluntary: Source = {
  title: 'The Vindicator, “Residents hear details about moving 8 homes”, 29 June 2005',
  url: 'http://www.vindy.com/news/2005/jun/29/residents-hear-details-about-moving-8-homes/',
}
const everyYear: Source = {
  title: 'The Vindicator, “EMA chief: Floods threaten”, 15 October 2005',
  url: 'https://vindyarchives.com/news/2005/oct/15/ema-chief-floods-threaten',
}
const drainedLake: Source = {
  title: 'The Vindicator, “Fish gotta swim, but not here”, 7 July 2004',
  url: 'https://vindyarchives.com/news/2004/jul/07/fish-gotta-swim-but-not-here',
}
const tibbettsWick: Source = {
  title: 'Tribune Chronicle, “Severe storm floods streets”, July 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/07/severe-storm-floods-streets/',
}
const gutters: Source = {
  title: 'The Vindicator, “Girard Council considers health department merger”, 1 October 2015',
  url: 'https://vindyarchives.com/news/2015/oct/01/girard-council-considers-health-departme',
}
const sanitaryDistrict: Source = {
  title: 'Mahoning Valley Sanitary District, district information',
  url: 'https://www.meanderwater.org/district-information',
}

export const girard: AreaStory = {
  heading: 'Girard: the Flats, the bank and the gutter',
  lead: 'Beside the Mahoning a few streets used to flood so often that they were offered a way out. Higher up, the trouble can come from the roof next door. Advice for both.',
  description:
    'River streets, neighbor’s runoff and rebuilding rules in Girard, Ohio: what the floods since 2003 led to, and what to raise before the next.',
  facts: [
    { label: 'Kind', value: 'City, 9,603 people (2020 census)', sources: [city] },
    {
      label: 'Waters',
      value: 'Mahoning River and Squaw Creek',
      sources: [city, drainedLake],
    },
    { label: 'Houses', value: '4,712 dwellings, 8.7 percent empty (2020)', sources: [city] },
    { label: 'Water and sewer', value: 'Water from Meander Reservoir', sources: [sanitaryDistrict] },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'FEMA put the damage to city property at $2.5 to $2.7 million, about $1.5 million of it at the sewage plant.',
      sources: [damage2003],
    },
    {
      when: 'March 2005',
      what: 'A federal grant of $385,000 was promised to buy eight older houses in The Flats, where the owners agreed.',
      sources: [grant],
    },
    {
      when: 'October 2005',
      what: 'The county’s emergency director said that about a dozen houses below Interstate 80 flooded every year.',
      sources: [everyYear],
    },
    {
      when: 'Late July 2013',
      what: 'Severe street flooding around Tibbetts Wick Road.',
      sources: [tibbettsWick],
    },
  ],
  reasons: [
    {
      title: 'Under the viaduct',
      text: 'In 2003 The Flats were a half dozen small streets with perhaps ten homes, in the flood plain between Girard and McDonald. The buyout of 2005 was voluntary, and not everyone wished to sell. In a house that stays near a river, ask how high the hundred-year flood stands at your door, and keep whatever burns or spins above it.',
      sources: [underTheViaduct, voluntary],
    },
    {
      title: 'The neighbor’s downspout',
      text: 'In 2015 the council debated making owners lead gutters and downspouts to the storm sewer, so that neighbors would stop flooding each other. Law or no law, ten feet of pipe settles many quarrels. Film where the water crosses the line, in rain, and show it before you write a letter.',
      sources: [gutters],
    },
    {
      title: 'Mud on U.S. 422, 2003',
      text: 'The flood of that July struck the sewage plant and filled a shop on the highway with mud. Mud of such a day should be handled with gloves and rinsed off, not swept dry. Whatever it touched that cannot be scrubbed, such as pad and ceiling tile, goes out.',
      sources: [damage2003],
    },
  ],
  year: [
    { from: 1, to: 4, what: 'The Mahoning along its low streets', kind: 'water' },
    { from: 6, to: 8, what: 'Storm drains and side yards overflow', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Long tropical rain', kind: 'water' },
    { from: 12, to: 2, what: 'Old supply lines on outside walls', kind: 'frost' },
  ],
  firstSteps: [
    'If the river is forecast to rise, switch off and lift what has a motor: freezer, washer, fan.',
    'Lay the drawers of low cabinets on a bed upstairs: swollen wood will not open later.',
    'Agree on a meeting place uphill, and tell one person outside the valley where you are.',
    'Keep one wall untouched until an adjuster or a building official has seen how high the water stood.',
  ],
  others: [],
  questions: [
    {
      question: 'May I rebuild as it was beside the river?',
      answer:
        'In a flood plain a house damaged beyond half its value often has to meet today’s height. Ask the building or floodplain office for the figure before you buy materials.',
      sources: [],
    },
    {
      question: 'My neighbor’s gutter fills my cellar. Is that insured?',
      answer:
        'Surface water is often left out of home policies, whoever sent it. Pictures taken in rain, and a kind word, are faster than a claim. Your agent and a lawyer can tell you the rest.',
      sources: [],
    },
  ],
}
