import type { AreaStory, Source } from '../story.ts'

const county: Source = {
  title: 'Wikipedia, “Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Trumbull_County,_Ohio',
}
const lakeBirthday: Source = {
  title: 'The Vindicator, on the 75th year of Mosquito Creek Lake, 13 April 2019',
  url: 'https://vindyarchives.com/news/2019/apr/13/celebrations-set-mosquito-creek-lakes-75th-year/',
}
const houses2000: Source = {
  title: 'U.S. Census 2000 (Infoplease), Trumbull County housing',
  url: 'https://www.infoplease.com/us/census/ohio/trumbull-county/housing-statistics',
}
const flood1913: Source = {
  title: 'Tribune Chronicle, “The flood of 1913”, March 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/03/the-flood-of-1913/',
}
const tornado1985: Source = {
  title: 'National Weather Service, Storm Data for 31 May 1985',
  url: 'https://weather.gov/ctp/Wheatland',
}
const wettestDay: Source = {
  title: 'The Vindicator, “Rain, wind blast Valleys”, 22 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/22/rain-wind-blast-valleys/',
}
const disaster2003: Source = {
  title: 'The Vindicator, “Counties qualify for disaster funds”, 2 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/02/counties-qualify-for-disaster-funds/',
}
const meadowbrook: Source = {
  title: 'The Vindicator, on the flood in Leavittsburg, 13 July 2013',
  url: 'http://www.vindy.com/news/2013/jul/13/by-ed-runyan/',
}
const floodStage: Source = {
  title: 'The Vindicator, “Flooding closes Trumbull County MetroParks, roads”, 2 March 2018',
  url: 'http://www.vindy.com/news/2018/mar/02/flooding-closes-trumbull-county-metroparks-roads/',
}
const emergency2019: Source = {
  title: 'WFMJ, “Trumbull Commissioners sign emergency declaration”, July 2019',
  url: 'https://wfmj.com/story/40825561/trumbull-commissioners-sign-emergency-declaration-as-damage-reports-mount',
}
const basements: Source = {
  title: 'The Vindicator, “FEMA: Flooding not serious enough to qualify for help”, 2 March 2011',
  url: 'https://vindyarchives.com/news/2011/mar/02/fema-flooding-not-serious-enough-to-qual/',
}
const coal: Source = {
  title: 'Vienna Historical Society, “Coal Mining in Trumbull County”',
  url: 'http://viennapedia.viennahistory.org/topics/coal-boom-and-coal-mining/coal-mining-in-trumbull-county',
}
const mineralRidge: Source = {
  title: 'Columbus Dispatch, on mine subsidence in Mineral Ridge, 2 September 2008',
  url: 'https://www.dispatch.com/content/stories/local/2008/09/02/ohcoal.ART_ART_09-02-08_B1_GLB70C0.html',
}
const snow: Source = {
  title: 'WKBN, Youngstown snow facts and figures, 9 November 2021',
  url: 'https://www.wkbn.com/weather/looking-at-some-youngstown-ohio-snow-facts-and-figures/',
}
const lakeEffect: Source = {
  title: 'WFMJ, Weather 101: first flakes',
  url: 'https://www.wfmj.com/story/53221130/weather-101-when-does-the-valley-tend-to-see-its-first-flakes',
}
const emergencyOffice: Source = {
  title: 'The Vindicator, “EMA director gives update on shared space”, July 2025',
  url: 'https://www.vindy.com/news/local-news/2025/07/ema-director-gives-update-on-shared-space',
}
const floodplain: Source = {
  title: 'Trumbull County Planning Commission, Floodplain Administration',
  url: 'https://www.co.trumbull.oh.us/planning/Floodplains.html',
}

export const trumbullCounty: AreaStory = {
  heading: 'Trumbull County: a river, a lake, deep snow',
  lead: 'The Mahoning has its own gauge, the north has its snow, and five townships have old mines. What each has done so far, and what to look at in your own house.',
  description:
    'River stages, cloudbursts, snow and old mines in Trumbull County, Ohio: dated events with their sources, and advice for a house in each.',
  facts: [
    { label: 'Kind', value: 'County of 201,977 people (2020 census); county seat Warren', sources: [county] },
    {
      label: 'Waters',
      value: 'Mahoning River; Mosquito Creek Lake, dammed in 1943–44 against floods',
      sources: [flood1913, lakeBirthday],
    },
    {
      label: 'Houses',
      value: 'One in five built in 1939 or before (Census 2000)',
      sources: [houses2000],
    },
    {
      label: 'Ground',
      value: 'Coal mined in Hubbard, Brookfield, Liberty, Vienna and Weathersfield, mainly 1870–84',
      sources: [coal],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'The Mahoning wrecked much of downtown Warren and struck Niles and Girard.',
      sources: [flood1913],
    },
    {
      when: '31 May 1985',
      what: 'An F5 tornado ran through Newton Falls, Lordstown, Niles and Hubbard.',
      sources: [tornado1985],
    },
    {
      when: 'July and August 2003',
      what: 'The wettest day measured at the Vienna airport since 1943. More than 250 homes were damaged or destroyed here and in Mahoning County.',
      sources: [wettestDay, disaster2003],
    },
    {
      when: 'July 2013',
      what: 'Above 16 feet at Leavittsburg, 63 people left 28 homes.',
      sources: [meadowbrook],
    },
    {
      when: '20 July 2019',
      what: 'A flash flood in the north breached a dam at Kinsman and broke basement walls.',
      sources: [emergency2019],
    },
  ],
  reasons: [
    {
      title: 'Ten feet at Leavittsburg',
      text: 'That is flood stage on the Mahoning gauge in Warren Township. In July 2013 the river went past 16, and a basement six feet deep nearly filled. Write down the reading on the day your own yard first gets wet. From then on the forecast speaks of your house and not of the valley.',
      sources: [floodStage, meadowbrook],
    },
    {
      title: 'A basement is not living space',
      text: 'In 2011 the county’s emergency office noted that FEMA did not count basements as living space, and that many residents had basement damage which their home policies would not pay. Plan for that. Keep the good furniture upstairs, and let what stands below be washable.',
      sources: [basements],
    },
    {
      title: 'About 100 feet down, in rooms',
      text: 'Miners left pillars of coal and rooms between them. In Mineral Ridge crews came back to one street four times from 1997 to 2008 to fill such voids. In a mining township ask for the state’s mine map before you pour a new floor over a cracked one.',
      sources: [coal, mineralRidge],
    },
    {
      title: 'Snow falls deeper here',
      text: 'The airport at Vienna has 67.8 inches in a normal season, and lake-effect snow has its biggest local impact in this county and Mercer. Heat that escapes into an attic melts it from below; at the cold eave it freezes and turns water back under the shingles.',
      sources: [snow, lakeEffect],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'Snow load and ice along the eaves', kind: 'frost' },
    { from: 2, to: 4, what: 'The Mahoning over its banks', kind: 'water' },
    { from: 5, to: 9, what: 'Cloudbursts, sometimes a tornado', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Thaw in wet ground: sumps run all day', kind: 'water' },
  ],
  firstSteps: [
    'Find out which of three it is: the river, the sewer, or your own pit. Each is stopped at another place.',
    'Rake snow from the lowest three feet of roof, standing on the ground, if a ceiling begins to drip at the outer wall.',
    'Note the river reading when you leave and when you return.',
    'Before you rebuild beside water, ask about a floodplain permit; remodeling may need one too.',
  ],
  others: [
    {
      name: 'Trumbull County Planning Commission',
      why: 'a permit to build, fill or remodel where the map shows a flood hazard',
      sources: [floodplain],
    },
    {
      name: 'Trumbull County Emergency Management Agency',
      why: 'storm or flood damage that belongs on the county’s list',
      sources: [emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Will anyone pay for a flooded basement?',
      answer:
        'Sometimes. A home policy may hold a clause for sump failure or sewer backup, and a flood policy covers some of what stands below ground, such as a furnace. Ask your agent to show you both lists.',
      sources: [],
    },
    {
      question: 'Water drips where wall and ceiling meet. Roof or ice?',
      answer:
        'If it comes on a sunny day after snow, think of ice at the eave. If it comes with rain, think of flashing. Photograph the eave from outside the same hour.',
      sources: [],
    },
  ],
}
