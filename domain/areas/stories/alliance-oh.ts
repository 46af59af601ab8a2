import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Alliance, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Alliance,_Ohio',
}
const ike: Source = {
  title: 'The Vindicator, “Storm damage to keep Valley dark through Thursday”, 16 September 2008',
  url: 'https://vindyarchives.com/news/2008/sep/16/storm-damage-to-keep-valley-dark-through-thursday',
}
const blight: Source = {
  title: 'The Canton Repository, “Stark cities fight housing blight”, 1 April 2011',
  url: 'https://www.cantonrep.com/story/news/politics/elections/county/2011/04/01/stark-cities-fight-housing-blight/42160382007/',
}
const weatherCalls: Source = {
  title: 'Fox 8, “Alliance Fire Department responds to 28 weather-related incidents”, 16 November 2018',
  url: 'https://fox8.com/2018/11/16/alliance-fire-department-responds-to-28-weather-related-incidents/',
}
const emergencyOffice: Source = {
  title: 'The Canton Repository, on the Perry Township tornado, 15 March 2019',
  url: 'https://www.cantonrep.com/news/20190315/weather-service-confirms-tornado-hit-perry-township',
}
const aprilWind: Source = {
  title: 'The Bowen Herald, “High winds cause power outages throughout Stark County”, 1 April 2023',
  url: 'https://thebowenherald.com/2023/04/01/high-winds-cause-power-outages-throughout-stark-county',
}
const waterPlant: Source = {
  title: 'City of Alliance, Water Treatment',
  url: 'http://www.cityofalliance.com/122/Water-Treatment',
}

export const alliance: AreaStory = {
  heading: 'Alliance: what a long power cut breaks',
  lead: 'In 2008, 2018 and 2023 storms left thousands of customers here or across Stark County in the dark. The dark itself does little. What stops in the house does the damage.',
  description:
    'Power cuts, cold houses and furnace soot in Alliance, Ohio: what to do in the first dark hours, and what to check before the heat comes back on.',
  facts: [
    {
      label: 'Kind',
      value: 'City, 21,672 people (2020 census), in Stark County, a small part in Mahoning County',
      sources: [city],
    },
    {
      label: 'Water and sewer',
      value: 'City plant, fed by Deer Creek Reservoir, the lower of two with Walborn',
      sources: [waterPlant],
    },
    { label: 'Houses', value: 'About 14 in 100 homes stood empty in 2010', sources: [blight] },
    {
      label: 'Known for',
      value: 'The Carnation City; railroads, factories, the University of Mount Union',
      sources: [city],
    },
  ],
  record: [
    {
      when: 'September 2008',
      what: 'After Ike about 5,000 customers in the Alliance area were still without power on Monday afternoon.',
      sources: [ike],
    },
    {
      when: '15 and 16 November 2018',
      what: 'The fire department went out on 28 weather calls; of more than 4,000 customers in the county without power, over half were here.',
      sources: [weatherCalls],
    },
    {
      when: '1 April 2023',
      what: 'Wind took the power from nearly 39,000 customers across Stark County.',
      sources: [aprilWind],
    },
  ],
  reasons: [
    {
      title: 'The clock of a cold house',
      text: 'The storm of November 2018 came with winter at the door. When power fails then, the furnace blower stops even if the gas does not. An old, drafty house may be down to freezing in its outer corners by the second night. Sinks on north walls go first: open their cabinets, let a thread of water run, and know where the main closes.',
      sources: [weatherCalls],
    },
    {
      title: 'The dark lasts past Monday',
      text: 'After Ike the wind had passed, and on Monday afternoon some 5,000 customers around Alliance still waited. A pump pit does not wait. Nor does a freezer: full and shut it keeps for about two days. Decide in the first hour who in the street has a generator and whose cellar fills first.',
      sources: [ike],
    },
    {
      title: 'Nobody home at the thermostat',
      text: 'In 2010 about 14 in 100 homes in the city were vacant. If you hold one for an heir, a buyer or a tenant to come, a power cut is the day to drive by. Drain the lines each fall and the question does not arise.',
      sources: [blight],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Spring wind: lines, shingles, siding', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Tail of a hurricane', kind: 'cloudburst' },
    { from: 10, to: 12, what: 'First fires in furnaces: soot', kind: 'fire' },
    { from: 11, to: 2, what: 'Ice, no power, pipes in outer walls', kind: 'frost' },
  ],
  firstSteps: [
    'A generator stays outdoors, well away from every window, and never feeds the house through an outlet.',
    'Turn off the stove and anything with a heating coil, so that it does not wake alone.',
    'Fill pots and the tub while there is pressure.',
    'When the power is back, wait by the furnace for its first start. If it booms, shut it off.',
  ],
  others: [
    {
      name: 'Stark County Emergency Management Agency',
      why: 'shelter and storm damage in most of the city',
      sources: [emergencyOffice, aprilWind],
    },
    { name: 'City of Alliance, Water Treatment', why: 'no pressure, or brown water', sources: [waterPlant] },
  ],
  questions: [
    {
      question: 'The furnace puffed, and there is black film in every room. What is it?',
      answer:
        'Soot from a burner that lit late, often after a stop. It is oily and smears. Turn the blower off, touch no wall and call the furnace company first, then us. Many policies cover it as smoke.',
      sources: [],
    },
    {
      question: 'Does insurance pay for the food in my freezer?',
      answer:
        'Some policies have a small sum for it, with its own conditions, others none. Photograph the shelves before you empty them, and ask your agent about the deductible first.',
      sources: [],
    },
  ],
}
