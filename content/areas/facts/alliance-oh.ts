import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Alliance, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Alliance,_Ohio',
}
const ike: Source = {
  title: 'The Vindicator, “Storm damage to keep Valley dark through Thursday”, September 16, 2008',
  url: 'https://vindyarchives.com/news/2008/sep/16/storm-damage-to-keep-valley-dark-through-thursday',
}
const blight: Source = {
  title: 'The Canton Repository, “Stark cities fight housing blight”, April 1, 2011',
  url: 'https://www.cantonrep.com/story/news/politics/elections/county/2011/04/01/stark-cities-fight-housing-blight/42160382007/',
}
const weatherCalls: Source = {
  title: 'Fox 8, “Alliance Fire Department responds to 28 weather-related incidents”, November 16, 2018',
  url: 'https://fox8.com/2018/11/16/alliance-fire-department-responds-to-28-weather-related-incidents/',
}
const mineCover: Source = {
  title: 'ecoohio.blog, “5 Tips to Safely Live Near Ohio Mines”, November 29, 2018',
  url: 'https://ecoohio.blog/2018/11/29/5-tips-to-safely-live-near-ohio-mines/',
}
const emergencyOffice: Source = {
  title: 'The Canton Repository, on the Perry Township tornado, March 15, 2019',
  url: 'https://www.cantonrep.com/news/20190315/weather-service-confirms-tornado-hit-perry-township',
}
const aprilWind: Source = {
  title: 'The Bowen Herald, “High winds cause power outages throughout Stark County”, April 1, 2023',
  url: 'https://thebowenherald.com/2023/04/01/high-winds-cause-power-outages-throughout-stark-county',
}
const waterPlant: Source = {
  title: 'City of Alliance, Water Treatment',
  url: 'http://www.cityofalliance.com/122/Water-Treatment',
}

/** What the sources of the page say, as data. */
export const allianceFacts = {
  twoCounties: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['City', 'Stark County', 'Mahoning County'],
  },
  population: { source: city, date: null, strength: 'measured', figures: ['21,672', '2020'], names: [] },
  reservoirs: {
    source: waterPlant,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['City of Alliance', 'Deer Creek Reservoir', 'Walborn'],
  },
  vacantHomes: {
    source: blight,
    date: '2011-04-01',
    strength: 'estimated',
    figures: ['14', '100 homes', '2010'],
    names: [],
  },
  ike: {
    source: ike,
    date: '2008-09-16',
    strength: 'reported',
    figures: ['2008', '5,000 customers'],
    names: ['September', 'Hurricane Ike', 'Alliance', 'Monday'],
  },
  weatherCalls: {
    source: weatherCalls,
    date: '2018-11-16',
    strength: 'reported',
    figures: ['15', '16', '2018', '28', '4,000'],
    names: ['November', 'FirstEnergy', 'Stark County', 'Alliance', 'Friday'],
  },
  stoveAdvice: {
    source: weatherCalls,
    date: '2018-11-16',
    strength: 'reported',
    figures: ['2018'],
    names: ['November', 'Alliance Fire Department'],
  },
  mineCover: {
    source: mineCover,
    date: '2018-11-29',
    strength: 'reported',
    figures: ['1993'],
    names: ['Ohio', 'Mahoning', 'Stark'],
  },
  aprilWind: {
    source: aprilWind,
    date: '2023-04-01',
    strength: 'reported',
    figures: ['2023', '39,000 customers'],
    names: ['April', 'Stark County'],
  },
  emergencyOffice: {
    source: emergencyOffice,
    date: '2019-03-15',
    strength: 'reported',
    figures: [],
    names: ['Stark County Emergency Management Agency'],
  },
} as const satisfies Record<string, Fact>
