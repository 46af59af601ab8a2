import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Neshannock Township, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Neshannock_Township,_Pennsylvania',
}
const boundary: Source = {
  title: '20th Century History of New Castle and Lawrence County (1908), Hickory Township',
  url: 'http://usgwarchives.net/pa/lawrence/1908/hickory.htm',
}
const septicStudy: Source = {
  title: 'The Vindicator, on sewage in Lawrence County, 4 March 2001',
  url: 'https://vindyarchives.com/news/2001/mar/04/sewage',
}
const growth: Source = {
  title: 'The Vindicator, “Lawrence Co. sees growth in areas”, 13 March 2001',
  url: 'https://vindyarchives.com/news/2001/mar/13/lawrence-co-sees-growth-in-areas/',
}
const laborDay: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, 5 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const iceSpots: Source = {
  title: 'New Castle News, “No ice jams, flooding in county yet”, 27 February 2014',
  url: 'http://www.ncnewsonline.com/local/x2118244695/No-ice-jams-flooding-in-county-yet/print',
}
const kingsChapel: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const grinders: Source = {
  title: 'New Castle News, “Township to host sewer meeting for two areas” (no date on the page)',
  url: 'https://www.ncnewsonline.com/news/local_news/township-to-host-sewer-meeting-for-two-areas/article_ab125f88-9d50-539f-85af-2acaa3773dfc.html',
}

export const neshannockTownship: AreaStory = {
  heading: 'Neshannock Township: pumps that need power',
  lead: 'Where the street’s pipe lies too far or too high, the house must pump its sewage there. When the lights go out, so does the toilet. What to know about tanks, floats and the red light.',
  description:
    'Grinder pumps, septic tanks and wet basements in Neshannock Township, Pennsylvania: what the alarm means, and what to do while the power is off.',
  facts: [
    { label: 'Kind', value: 'Township, 9,843 people (2020 census)', sources: [township] },
    {
      label: 'Waters',
      value: 'Neshannock Creek, the line with Hickory Township; King’s Chapel Road runs near the Shenango',
      sources: [boundary, kingsChapel],
    },
    {
      label: 'Known for',
      value: '837 more people from 1990 to 2000, the largest gain in the county',
      sources: [growth],
    },
    {
      label: 'Water and sewer',
      value: 'Over 30 percent of private septic systems found faulty (2001)',
      sources: [septicStudy],
    },
  ],
  record: [
    {
      when: 'Around Labor Day 2003',
      what: 'Flooding; on Blews Way the front wall of a house collapsed.',
      sources: [laborDay],
    },
    {
      when: 'February 2014',
      what: 'Fording Road beside Neshannock Creek was named as a usual place for ice jams. That week the ice held off.',
      sources: [iceSpots],
    },
    {
      when: '17–18 February 2022',
      what: 'King’s Chapel Road closed near the Shenango River.',
      sources: [kingsChapel],
    },
  ],
  reasons: [
    {
      title: 'Seventy-six houses at the ends of the roads',
      text: 'An undated report tells of a township plan to connect 76 homes in Highland Park and on Blews Way, each with a grinder pump in the yard. Such a pump chops and lifts. It has a small tank, a float and a light. Once the tank is full, the next place the water can go is your lowest drain.',
      sources: [grinders],
    },
    {
      title: 'Three tanks in ten',
      text: 'By a study reported in March 2001 more than that share of the private septic systems were faulty. A tired field shows itself in wet weeks: slow drains, lush grass in a stripe, a smell by the downspout. Do not have the tank emptied while the ground is soaked. An empty tank can rise out of it.',
      sources: [septicStudy],
    },
    {
      title: 'A front wall, of all walls',
      text: 'It is the wall one looks at least, and the one that fell on Blews Way around Labor Day 2003. Water collects wherever the ground was backfilled, and a porch slab hides where it goes. If a slab tips toward the house or sounds hollow, fill and tilt it before the fall rains.',
      sources: [laborDay],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Thunderstorms: outage and rain at once', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Ice at Fording Road, melt by the river', kind: 'frost' },
    { from: 3, to: 5, what: 'Soaked fields: septic tanks back up', kind: 'water' },
  ],
  firstSteps: [
    'Pump alarm: press the silence button, stop all water, leave the lid shut. The gas under it can overcome you.',
    'With the power off, think of every flush as spending. Bottled water to drink, a damp cloth for hands, paper plates.',
    'When current returns, wait a while before laundry: a whole street of pumps is starting at once.',
    'Mark a soggy stripe over the septic field with string, and keep cars and children off it.',
  ],
  others: [
    {
      name: 'Neshannock Township',
      why: 'the township sewer, and which pumps it looks after',
      sources: [grinders],
    },
  ],
  questions: [
    {
      question: 'Whose pump is it when it fails?',
      answer:
        'It depends on a paper. Look for an easement or a sewer agreement among your closing documents. It says who repairs the pump and who pays its current.',
      sources: [],
    },
    {
      question: 'The tank overflowed into my lower level. Is that insured?',
      answer:
        'Read for the words sump, sewage or ejector pump. Cover for their overflow is often a separate endorsement with a limit of its own. Note the hours of the outage.',
      sources: [],
    },
  ],
}
