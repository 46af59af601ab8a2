import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Youngstown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Youngstown,_Ohio',
}
const floodOf1913: Source = {
  title: 'Midwestern Regional Climate Center, “1913 Flood: Youngstown”',
  url: 'https://mrcc.purdue.edu/1913Flood/communities/youngstown',
}
const tornado: Source = {
  title: 'The Vindicator, “Tornado hits city’s East Side”, 22 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/22/tornado-hits-citys-east-side/',
}
const oldPaint: Source = {
  title: 'The Vindicator, “Lead poisoning continues to pose threat in county”, 7 July 2007',
  url: 'http://www.vindy.com/news/2007/jul/07/lead-poisoning-continues-to-pose-threat-in-county/',
}
const courthouse: Source = {
  title: 'The Vindicator, “Rain triggers flooding fears”, 8 August 2007',
  url: 'https://vindyarchives.com/news/2007/aug/08/rain-triggers-flooding-fears',
}
const meanderWater: Source = {
  title:
    'The Vindicator, “Austintown, Boardman, Canfield embrace regional water district”, 20 September 2009',
  url: 'https://vindyarchives.com/news/2009/sep/20/austintown-boardman-canfield-embrace-regional/',
}
const riverOf2011: Source = {
  title: 'The Vindicator, “Flood warning: Turn around, don’t drown”, 7 March 2011',
  url: 'https://vindyarchives.com/news/2011/mar/07/flood-warning-8216turn-around-don8217t-d',
}
const brokenLines: Source = {
  title: 'The Vindicator, “Broken waterlines keep Valley crews busy”, 10 January 2014',
  url: 'http://www.vindy.com/news/2014/jan/10/broken-waterlines-keep-valley-crews-busy/',
}
const overflows: Source = {
  title: 'The Vindicator, “Sewage discharges to Mill Creek are frequent”, 14 July 2015',
  url: 'https://vindyarchives.com/news/2015/jul/14/sewage-discharges-into-mill-creek-nothin/',
}
const sewerAgreement: Source = {
  title: 'The Vindicator, on the federal sewer agreement, 24 July 2015',
  url: 'https://vindyarchives.com/news/2015/jul/24/mired-in-doubt/',
}
const tower: Source = {
  title: 'The Vindicator, report on frozen pipes in the Wick Tower, 3 January 2018',
  url: 'http://www.vindy.com/news/2018/jan/03/frozen-pipes-cause-evacuation-wick-tower-suites-do/',
}
const crandallPark: Source = {
  title: 'Remarkable Ohio, marker 32-50, “Crandall Park-Fifth Avenue Historic District”',
  url: 'https://remarkableohio.org/marker/32-50-crandall-park-fifth-avenue-historic-district',
}
const demolition: Source = {
  title: 'The Vindicator, “Home demolition ends as house building boom begins in Youngstown”, December 2024',
  url: 'https://vindy.com/news/local-news/2024/12/home-demolition-ends-as-house-building-boom-begins-in-youngstown',
}

export const youngstown: AreaStory = {
  heading: 'Youngstown: old drains, old walls, cold towers',
  lead: 'Rain in the drains, a pipe split on the third floor, a tornado on the East Side: Youngstown has each on record. How to meet them in a house or an apartment that is older than you are.',
  description:
    'Burst pipes, sewer backup and storm damage in Youngstown, Ohio: old plaster and paint, apartments in stacks, and what to do in the first hour.',
  facts: [
    {
      label: 'Kind',
      value: 'City and county seat, 60,068 people (2020 census); a small part lies in Trumbull County',
      sources: [city],
    },
    { label: 'Waters', value: 'Mahoning River, Mill Creek', sources: [city, overflows] },
    { label: 'Houses', value: 'More than 90% from before 1978 (2007 report)', sources: [oldPaint] },
    {
      label: 'Water and sewer',
      value: 'Water from Meander Reservoir (2009); 101 overflow points on combined sewers (2015)',
      sources: [meanderWater, overflows],
    },
  ],
  record: [
    {
      when: '26 March 1913',
      what: 'The highest flood known: 26.5 feet, which is 16.5 above today’s flood stage. Most of the hilly city stood clear of it.',
      sources: [floodOf1913],
    },
    {
      when: '21 July 2003',
      what: 'An F1 tornado touched down on and off for eight miles across the East Side; damage over $1 million.',
      sources: [tornado],
    },
    {
      when: 'August 2007',
      what: 'Storm water came up two basement drains of the county courthouse.',
      sources: [courthouse],
    },
    { when: 'March 2011', what: 'The river stood 1.8 feet over flood stage.', sources: [riverOf2011] },
    {
      when: 'January 2014',
      what: 'An eight-inch line burst at Oakhill Renaissance Place and flooded elevator shafts.',
      sources: [brokenLines],
    },
    {
      when: 'January 2018',
      what: 'Frozen pipes burst on the third floor of a 13-story tower; residents went to hotels.',
      sources: [tower],
    },
  ],
  reasons: [
    {
      title: 'Rain and sewage in shared pipes',
      text: 'In 2015 the city’s combined sewers had 101 points where they could spill, twelve of them into Mill Creek or its lakes. A federal agreement called for $146 million of work, with the creek’s big interceptor aimed at 2033. In a street where both waters still share a pipe, a wet floor drain after a downpour is not just rain.',
      sources: [overflows, sewerAgreement],
    },
    {
      title: 'Water that starts three floors up',
      text: 'The tower of January 2018 shows how a stacked building gets wet. Water runs along a pipe, down a chase and out of a light fixture two floors below, far from where it began. The room with the stain is seldom the whole of it. Each floor underneath needs a reading, not a glance.',
      sources: [tower],
    },
    {
      title: 'Paint, plaster and 92 fine houses',
      text: 'Along Fifth Avenue the Crandall Park district counts 92 houses, most from 1904 to 1930. In 2007 more than nine in ten homes of the whole city dated from before 1978. Paint of those years may hold lead; tile and pipe wrap may hold asbestos. Have a sample tested before anyone breaks a wall open.',
      sources: [crandallPark, oldPaint],
    },
    {
      title: 'The empty house beside yours',
      text: 'From 2007 to late 2024, 6,939 vacant houses came down. While one still stands, frost and fire can work in it unseen. If there is one next to you, learn its owner’s name in the fall, and report running water the day you hear it.',
      sources: [demolition],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Frost: tall buildings and empty houses', kind: 'frost' },
    { from: 1, to: 3, what: 'Rain on thawing ground: river water', kind: 'water' },
    { from: 6, to: 8, what: 'Downpours: combined sewers fill', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Heaters and old wiring: house fires', kind: 'fire' },
  ],
  firstSteps: [
    'In an apartment, knock one door up and one door down. One of you can reach the right valve.',
    'Ask the building’s manager for the riser valve. The small one below your sink will not stop a split riser.',
    'Under a bulging ceiling leave everything where it is, and close the door.',
    'Leave wet paint and plaster as they are: no scraping, no sanding.',
  ],
  others: [
    {
      name: 'City of Youngstown',
      why: 'a broken main, or storm water in a basement drain',
      sources: [meanderWater, overflows],
    },
  ],
  questions: [
    {
      question: 'Does wet plaster have to come off?',
      answer:
        'Often not, if the water was clean and the plaster still holds to its lath. It dries slowly, under watch. Where it sounds hollow, or after sewage, it goes. The meter and a knuckle decide, room by room.',
      sources: [],
    },
    {
      question: 'Who may disturb old paint in a rented house?',
      answer:
        'For pay, in homes from before 1978, federal rules ask for a certified firm and lead-safe work. Ask for the certificate. It is an ordinary question.',
      sources: [],
    },
  ],
}
