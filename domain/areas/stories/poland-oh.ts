import type { AreaStory, Source } from '../story.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const village: Source = { title: 'Village of Poland, “About”', url: 'https://polandvillage.org/home/about' }
const creekPanel: Source = {
  title: 'The Vindicator, “Community panel takes on flooding concerns”, 28 January 2005',
  url: 'http://www.vindy.com/news/2005/jan/28/poland-village-community-panel-takes-on-flooding/',
}
const pondsOverflow: Source = {
  title: 'The Vindicator, “Poland subdivision residents look for relief”, 16 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/16/poland-subdivision-residents-look-for-relief',
}
const stormSewers: Source = {
  title: 'The Vindicator, “Poland residents seek help in plugging flooding woes”, 31 July 2010',
  url: 'https://vindyarchives.com/news/2010/jul/31/poland-residents-seek-help-in-plugging-f/',
}
const tenMinutes: Source = {
  title: 'The Vindicator, “10-minute storm causes heavy damage in Mahoning County”, 12 June 2015',
  url: 'https://vindyarchives.com/news/2015/jun/12/fast-storm-fells-trees-power-lines',
}
const losses: Source = {
  title: 'The Vindicator, “Flood damage is a disaster, village mayor says”, 2 July 2015',
  url: 'https://vindyarchives.com/news/2015/jul/02/residents-sound-off-on-losses-in-floodss',
}
const evansLake: Source = {
  title: 'The Vindicator, “Aqua Ohio rate hikes loom for Mahoning County”, 23 September 2016',
  url: 'https://vindyarchives.com/news/2016/sep/23/commissioners-ok-water-pact-annual-rate-/',
}
const struthersPlant: Source = {
  title: 'City of Struthers, Water Pollution Control',
  url: 'https://www.cityofstruthers.com/waste_water.html',
}
const council: Source = {
  title: 'WKBN, “Poland residents plea for help with flooding damage at village council meeting”',
  url: 'https://www.wkbn.com/news/local-news/poland-residents-plea-for-help-with-flooding-damage-at-village-council-meeting/',
}

export const poland: AreaStory = {
  heading: 'Poland: old stone beside Yellow Creek',
  lead: 'More than eighty houses in the village are older than 1900; in 2010 most storm sewers dated from the 1950s. How to dry an old house in Poland and not spoil it.',
  description:
    'Creek water, wet stone cellars and cupped plank floors in Poland, Ohio: how old houses dry, what the creek did before, and what to leave alone.',
  facts: [
    { label: 'Kind', value: 'Village, 2,463 people (2020 census)', sources: [census] },
    { label: 'Waters', value: 'Yellow Creek', sources: [village] },
    {
      label: 'Houses',
      value: 'More than eighty from before 1900; South Main Street is on the National Register',
      sources: [village],
    },
    {
      label: 'Water and sewer',
      value: 'Aqua Ohio, mainly from Evans Lake (2016); sewage goes to the Struthers plant',
      sources: [evansLake, struthersPlant],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'In Poland Township five retention ponds at Canterbury Creek ran over; one basement wall caved in.',
      sources: [pondsOverflow],
    },
    {
      when: 'By January 2005',
      what: 'The village had seen three “100-year” floods in a few years; the library basement by the creek took water.',
      sources: [creekPanel],
    },
    {
      when: '11 June 2015',
      what: 'Straight wind and hail uprooted trees; more than 1,500 customers near Dobbins and Clingan roads lost power.',
      sources: [tenMinutes],
    },
    {
      when: 'June 2015',
      what: 'At Canterbury Creek the streets stood a foot deep again.',
      sources: [losses],
    },
  ],
  reasons: [
    {
      title: 'Next to last on Yellow Creek',
      text: 'The creek gathers water from northern Columbiana County down to Struthers, and Poland sits second from the bottom. What falls upstream can reach you after the sky has cleared. Most of the village was said in 2005 to stand on the high bank; the library cellar did not. Watch the creek, not the clouds.',
      sources: [creekPanel],
    },
    {
      title: 'Stone walls breathe, so let them',
      text: 'A house of 1845, like the town hall, was not built to be sealed. Where a cellar wall is stone in lime mortar, it takes damp in and gives it back. Sealer traps it; sudden heat opens the joints. Such a wall wants slow air, a dehumidifier and patience, with a reading each day.',
      sources: [village],
    },
    {
      title: 'Pipes from the 1950s',
      text: 'In July 2010 the street commissioner said that much of the village lay in a floodplain and that most storm sewers were from the 1950s. Windemere Place was named. An old pipe has no room to spare. Carry your downspouts well out over the lawn and keep them off the cellar drain.',
      sources: [stormSewers],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Thaw: stone cellars seep', kind: 'water' },
    { from: 5, to: 9, what: 'Storms: creek, ponds and drains', kind: 'cloudburst' },
    { from: 6, to: 7, what: 'Sudden wind in tall trees', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost: pipes in walls without insulation', kind: 'frost' },
  ],
  firstSteps: [
    'Lift rugs off plank floors. Leave the boards in place, cupped or not.',
    'Do not turn up the heat to hurry things: old wood and plaster crack.',
    'Lower deep cellar water in stages, over a day or more. Wet soil outside leans on an emptied wall.',
    'Open closets and built-in cupboards on outer walls and leave them open.',
  ],
  others: [
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage that has come back into the house',
      sources: [council],
    },
    {
      name: 'Village of Poland',
      why: 'a blocked storm drain or a creek over its bank',
      sources: [stormSewers],
    },
  ],
  questions: [
    {
      question: 'My wide floorboards have cupped. Are they lost?',
      answer:
        'Often not. They cup because the underside is wetter than the top, and may lie down again when both agree. Sanding before that spoils them. Wait for the meter.',
      sources: [],
    },
    {
      question: 'Is creek water the same as drain water to an insurer?',
      answer:
        'Usually not. Water that rises over the ground is commonly a matter for a flood policy; water through a drain, for an endorsement. Ask your agent about each, before spring.',
      sources: [],
    },
  ],
}
