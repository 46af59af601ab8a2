import type { AreaStory, Source } from '../story.ts'

const city: Source = { title: 'Wikipedia, “Niles, Ohio”', url: 'https://en.wikipedia.org/wiki/Niles,_Ohio' }
const flood1913: Source = {
  title: 'Niles Historical Society, on the flood of 1913',
  url: 'https://nileshistoricalsociety.org/Flood.htm',
}
const britannica: Source = {
  title: 'Encyclopædia Britannica (1911), “Niles”',
  url: 'https://en.wikisource.org/wiki/1911_Encyclop%C3%A6dia_Britannica/Niles',
}
const johnAndHelen: Source = {
  title: 'The Vindicator, “Niles flooding problem detailed”, 19 April 2001',
  url: 'https://vindyarchives.com/news/2001/apr/19/niles-flooding-problem-detailed',
}
const mistletoe: Source = {
  title: 'The Vindicator, “Flooding an issue for Niles council”, February 2008',
  url: 'https://vindyarchives.com/news/2008/feb/06/flooding-an-issue-for-niles-councilnw',
}
const washingtonAvenue: Source = {
  title: 'The Vindicator, “Niles resident says bad sewers caused flooding in heavy rain”, 20 August 2010',
  url: 'https://vindyarchives.com/news/2010/aug/20/niles-resident-says-bad-sewers-caused-fl',
}
const groundwater: Source = {
  title: 'The Vindicator, “FEMA: Flooding not serious enough to qualify for help”, 2 March 2011',
  url: 'https://vindyarchives.com/news/2011/mar/02/fema-flooding-not-serious-enough-to-qual/',
}
const shawRoad: Source = {
  title: 'Tribune Chronicle, “Severe storm floods streets”, July 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/07/severe-storm-floods-streets/',
}
const sanitaryDistrict: Source = {
  title: 'Mahoning Valley Sanitary District, district information',
  url: 'https://www.meanderwater.org/district-information',
}

export const niles: AreaStory = {
  heading: 'Niles: roof water in the sanitary sewer',
  lead: 'Some older homes have roof and footer drains tied to the sanitary sewer, the council heard in 2008. In hard rain that sewer has no room, and the lowest drain gives it back.',
  description:
    'Sewer backups, finished basements and groundwater in Niles, Ohio: why heavy rain comes up indoors, and what to have tested before the next one.',
  facts: [
    { label: 'Kind', value: 'City, 18,443 people (2020 census)', sources: [city] },
    {
      label: 'Waters',
      value: 'Mosquito Creek and Meander Creek meet the Mahoning River here',
      sources: [city, britannica],
    },
    {
      label: 'Water and sewer',
      value: 'Meander Reservoir water since 1932; a city sewage plant built in 1988',
      sources: [sanitaryDistrict, mistletoe],
    },
    { label: 'Known for', value: 'Birthplace of President William McKinley', sources: [city] },
  ],
  record: [
    { when: 'Easter 1913', what: 'The Mahoning did extensive damage.', sources: [flood1913] },
    {
      when: 'April 2001',
      what: 'A councilman put on record 30 years of flooding at John Street and Helen Avenue.',
      sources: [johnAndHelen],
    },
    {
      when: 'February 2008',
      what: 'A storm flooded part of Route 46 and many basements, and the sewage plant as well.',
      sources: [mistletoe],
    },
    {
      when: '11 August 2010',
      what: 'In a rain of 2.7 inches basements flooded throughout the city; even interceptor sewers backed up.',
      sources: [washingtonAvenue],
    },
    {
      when: 'Late July 2013',
      what: 'Nearly two inches in under half an hour put Shaw Road under water.',
      sources: [shawRoad],
    },
  ],
  reasons: [
    {
      title: 'A legal connection, once',
      text: 'Roof and footer drains tied to the sanitary sewer were accepted when many homes were built. By 2008 they were illegal, and the plant superintendent agreed that they overload the system. A plumber can test yours with dye in an afternoon. Taking your own roof off the sewer helps your basement and the next one down the line.',
      sources: [mistletoe],
    },
    {
      title: 'Washington Avenue did it right',
      text: 'One owner there had a working sump pump and other guards in August 2010 and still lost a finished room. A pump lifts water out of a pit; it cannot stop a sewer from rising through a shower. If you finish a basement here, choose tile, painted block and furniture on legs.',
      sources: [washingtonAvenue],
    },
    {
      title: 'A river, two creeks, and ground water',
      text: 'With a river and two creeks so near, ground water is never far. On 28 February 2011 it cleared part of a mobile home park. Skirting hides such water, and floor insulation holds it like a sponge. Open one panel on each side, and look up at the belly before you call it dry.',
      sources: [city, britannica, groundwater],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Cloudbursts fill the sanitary sewer', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Rain on snow: ground water rises', kind: 'water' },
    { from: 12, to: 1, what: 'Pipes in a mobile-home floor', kind: 'frost' },
  ],
  firstSteps: [
    'Unplug what you can reach from a dry floor, and shut the basement door behind you.',
    'Wash hands before anything else, and keep food away from the stairs.',
    'Write who noticed it, when, and from which opening it came: toilet, shower, tub or drain.',
    'Ask the neighbor on each side whether theirs rose too. Three answers make a pattern.',
  ],
  others: [
    {
      name: 'City of Niles wastewater plant',
      why: 'a main that backs up in the street',
      sources: [mistletoe],
    },
  ],
  questions: [
    {
      question: 'If I report this to my insurer, will they drop me?',
      answer:
        'One owner feared it in 2010. Rules and habits differ. You may ask your agent in general terms first: what a backup claim does to the premium, and whether a question is recorded as a claim.',
      sources: [washingtonAvenue],
    },
    {
      question: 'What is a dye test?',
      answer:
        'Colored water is poured into a downspout, and somebody watches the sewer and the storm drain. Where the color shows, there your roof goes. It harms nothing.',
      sources: [],
    },
  ],
}
