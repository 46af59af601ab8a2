import type { AreaStory, Source } from '../story.ts'

const city: Source = { title: 'Wikipedia, “Salem, Ohio”', url: 'https://en.wikipedia.org/wiki/Salem,_Ohio' }
const hail: Source = {
  title: 'The Vindicator, on the storm in Salem, 10 August 2007',
  url: 'https://vindyarchives.com/news/2007/aug/10/weather-left-damage-but-no-injuries-behind/?print',
}
const darkThursday: Source = {
  title: 'The Vindicator, on the power cuts after the wind storm, 16 September 2008',
  url: 'https://vindyarchives.com/news/2008/sep/16/storm-damage-to-keep-valley-dark-through-thursday',
}
const thirtyBreaks: Source = {
  title: 'Salem News, “Officials to watch chemical levels in reservoir”, July 2013',
  url: 'http://www.salemnews.net/news/local-news/2013/07/officials-to-watch-chemical-levels-in-reservoir/',
}
const newGarden: Source = {
  title: 'Morning Journal, “Major break sends Salem water gushing”, July 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/07/major-break-sends-salem-water-gushing/',
}
const castIron: Source = {
  title: 'Salem News, “Broken water line repaired, road opens”, July 2014',
  url: 'http://www.salemnews.net/news/local-news/2014/07/broken-water-line-repaired-road-opens/',
}
const homeTour: Source = {
  title: 'The Vindicator, “Salem homes featured on tour”, 23 July 2016',
  url: 'https://vindyarchives.com/news/2016/jul/23/salem-homes-featured-on-tour',
}
const fallenRoof: Source = {
  title: 'WFMJ, “Cleanup underway at site of collapsed building in Salem”',
  url: 'https://www.wfmj.com/story/51794138/cleanup-underway-at-site-of-collapsed-building-in-salem',
}
const roofDay: Source = {
  title: 'WHIO, “Crews demolishing partially collapsed building”, 11 November 2024',
  url: 'https://www.whio.com/news/local/crews-demolishing-partially-collapsed-building-ohio/XQPC34XZLFFBXGNEAFUUX2M5OI/',
}
const euclidFire: Source = {
  title: 'Salem News, “No silent night for Salem FD”, December 2025',
  url: 'https://www.salemnews.net/news/local-news/2025/12/no-silent-night-for-salem-fd',
}

export const salem: AreaStory = {
  heading: 'Salem: the day the water main lets go',
  lead: 'Thirty line breaks in half of 2013, a street under water in 2014, hail before that. Where a wet wall here may come from, and how to tell.',
  description:
    'Water-main breaks, hail, old roofs and rented flats in Salem, Ohio: how to tell city water from ground water, and what to do in the first hour.',
  facts: [
    {
      label: 'Kind',
      value: 'City, a small part of it in Mahoning County; 11,915 people (2020 census)',
      sources: [city],
    },
    {
      label: 'Houses',
      value: 'Two historic districts: South Lincoln Avenue and downtown',
      sources: [city],
    },
    {
      label: 'Water and sewer',
      value: 'Salem Utilities Commission; a reservoir of 1946 on Stewart Road',
      sources: [thirtyBreaks],
    },
    { label: 'Known for', value: 'Quakers, abolitionists, the Underground Railroad', sources: [city] },
  ],
  record: [
    {
      when: '9 August 2007',
      what: 'High wind and hail the size of nickels on the east end; glass broken in about 200 vehicles.',
      sources: [hail],
    },
    {
      when: 'September 2008',
      what: 'The winds of Ike: about 20,000 customers in the Salem area without power.',
      sources: [darkThursday],
    },
    {
      when: 'July 2013',
      what: 'The utilities superintendent reported 30 breaks so far that year.',
      sources: [thirtyBreaks],
    },
    {
      when: 'July 2014',
      what: 'A 16-inch main on New Garden Avenue cracked for eight feet, flooded the street and heaved the road.',
      sources: [newGarden, castIron],
    },
    {
      when: 'December 2025',
      what: 'Fire burned through the roof of a plant on Euclid Street. Older mains near it could not give enough water.',
      sources: [euclidFire],
    },
  ],
  reasons: [
    {
      title: 'A wall that is wet in dry weather',
      text: 'The main that split on New Garden Avenue was cast iron, laid after World War II. A smaller break shows itself slowly: rusty taps, a hum in the pipe, a damp cellar wall without rain. Water follows the trench of the service line to the house. A chlorine test strip can help to tell city water from rain.',
      sources: [newGarden, castIron],
    },
    {
      title: 'Flat roofs downtown',
      text: 'On 10 November 2024 part of the roof of a 90-year-old building at North Broadway and East State came down. Without maintenance older structures cannot hold up, the fire chief said. Behind a parapet, water can stand unseen. Have the roof drains cleared before leaf fall, and look up at the top-floor ceiling after snow.',
      sources: [fallenRoof, roofDay],
    },
    {
      title: 'Kit houses and their elders',
      text: 'A tour of 2016 showed homes of 1826 to 1860, mail-order kits of 1920 and 1921, and houses of the fifties and sixties. Each leaks in its own place: the oldest at the sill, the kit house in the roof valley and the iron supply line, the ranch under its long low eaves. Begin looking there.',
      sources: [homeTour],
    },
  ],
  year: [
    { from: 11, to: 2, what: 'Cast iron cracks in the cold ground', kind: 'frost' },
    { from: 6, to: 8, what: 'Hail and gusts: shingles and glass', kind: 'cloudburst' },
    { from: 3, to: 5, what: 'Seepage through stone and block', kind: 'water' },
    { from: 11, to: 3, what: 'Space heaters in upper flats', kind: 'fire' },
  ],
  firstSteps: [
    'Close every tap and look at the meter. If it turns, the leak is yours; if it rests, suspect the street.',
    'Tenants: send the landlord a dated picture, and ask where the shut-off is.',
    'Photograph hail beside a coin before it melts, then the soft metal of vents and gutters.',
    'Stay out from under a roof that sags, and off the sidewalk beside it.',
  ],
  others: [
    {
      name: 'Salem Utilities Commission',
      why: 'a break in the street, or a wet wall while it has not rained',
      sources: [thirtyBreaks],
    },
  ],
  questions: [
    {
      question: 'I rent half of a duplex. Who pays for what?',
      answer:
        'As a rule the owner’s policy covers the building and yours covers your bed, clothes and hotel, if you have one. Find the valve and the breaker panel on the day you move in.',
      sources: [],
    },
    {
      question: 'Hail fell in August; the ceiling stained in March. Too late?',
      answer:
        'Perhaps not, but policies set time limits and some are short. Call on the day you see it. Dated pictures and the weather record settle most of the argument.',
      sources: [],
    },
  ],
}
