import type { AreaStory, Source } from '../story.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const tavern: Source = {
  title: 'Beaver County historical Milestones, volume 33, “Tavern on the Little Beaver Creek”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/transportation/EnonValleyTavern/TavernonLittleBeaver.html',
}
const shelter: Source = {
  title: 'Pittsburgh Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, 23 May 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const troubleSpot: Source = {
  title: 'The Vindicator, “Regional panel looks into flooding”, 27 February 2008',
  url: 'https://vindyarchives.com/news/2008/feb/27/regional-panel-looks-into-flooding/',
}
const closedRoads: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const brushFire: Source = {
  title: 'New Castle News, “County firefighters battle blazes, weather” (no date on the page)',
  url: 'https://www.ncnewsonline.com/news/local_news/county-firefighters-battle-blazes-weather/article_123fcedd-daa1-523e-9683-dd4112633547.html',
}

export const enonValley: AreaStory = {
  heading: 'Enon Valley: how high is your doorstep',
  lead: 'In 2008 a county commissioner named the creek near Enon Valley among the places that flood. A garden hose filled with water can tell you where your own floor stands.',
  description:
    'Little Beaver Creek, closed roads and grass fires around Enon Valley, Pennsylvania: how to measure your floor, and how to leave a house.',
  facts: [
    { label: 'Kind', value: 'Borough, 301 people (2020 census)', sources: [census] },
    {
      label: 'Waters',
      value: 'Little Beaver Creek; old Enon stood near its forks',
      sources: [tavern],
    },
  ],
  record: [
    {
      when: '22 May 2004',
      what: 'A shelter opened in the fire hall while Little Beaver Creek flooded; around Darlington, over the county line, more than 150 homes were affected.',
      sources: [shelter],
    },
    {
      when: '17–18 February 2022',
      what: 'Parts of Route 351 and of Houston Road in Little Beaver Township under water.',
      sources: [closedRoads],
    },
  ],
  reasons: [
    {
      title: 'The hose that tells the truth',
      text: 'A trouble spot on a county list, as the creek near here was in 2008, is a wide term. Your own house has one number that matters: its lowest door against the road or the last flood mark. Fill a clear hose with water, hold an end at each. The water stands equally high at both. Write the difference on the door frame.',
      sources: [troubleSpot],
    },
    {
      title: 'Beds in the fire hall',
      text: 'The shelter of May 2004 was in town, a short way from most front doors. A night in a hall is easier with a bag by the door: a week of medicine, glasses, a charger, the insurer’s name on paper. Ask in a quiet month whether a dog may come along, and where it goes if not.',
      sources: [shelter],
    },
    {
      title: 'Grass first, then hay',
      text: 'The county paper tells, in an undated report, of brush burning that got away on Clark Road: about 175 bales, seven hours of work. A dry windy week in spring looks harmless and is not. Rake dead leaves from under the porch and out of the gutters, and keep a mown strip at the barn.',
      sources: [brushFire],
    },
  ],
  year: [
    { from: 2, to: 3, what: 'Melt: low stretches of road first', kind: 'water' },
    { from: 3, to: 5, what: 'Dry wind before green-up: grass fire', kind: 'fire' },
    { from: 5, to: 7, what: 'Heavy rain upstream: the creek', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Leaving: shut the inner doors and tie a towel to the front knob, so that a searcher sees the house is empty.',
    'After a grass fire walk round the house each hour until dark and look under steps, decks and eaves for embers.',
    'Come back by daylight, with boots on and a second person.',
  ],
  others: [
    {
      name: 'Enon Valley Volunteer Fire Department',
      why: 'where a shelter opens, and a brush fire still smoking (call 911 for flames)',
      sources: [shelter, brushFire],
    },
  ],
  questions: [
    {
      question: 'My floor is six inches above the road. Is that enough?',
      answer:
        'For a puddle, yes; for a creek nobody can promise it. Six inches tell you which doorway to block first and how soon to leave.',
      sources: [],
    },
    {
      question: 'The road under water is the township’s. Whom do I tell?',
      answer:
        'Both. In 2022 the closed stretches lay in Little Beaver Township, outside the borough. For damage to a house, begin with the place you pay taxes to.',
      sources: [closedRoads],
    },
  ],
}
