import type { AreaStory, Source } from '../story.ts'

const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const society: Source = {
  title: 'Sebring Ohio Historical Society',
  url: 'http://www.sebringohiohistoricalsociety.org/',
}
const villageHistory: Source = {
  title: 'Sebring Ohio Historical Society, village history',
  url: 'http://www.sebringohiohistoricalsociety.org/villagehistory.html',
}
const worries: Source = {
  title: 'The Vindicator, report on lead in Sebring’s water, 24 January 2016',
  url: 'https://vindyarchives.com/news/2016/jan/24/worries-run-deep-over-lead-in-watersflb/',
}
const demands: Source = {
  title: 'The Vindicator, report on Ohio EPA’s demands and deadlines, 28 January 2016',
  url: 'http://www.vindy.com/news/2016/jan/28/ohio-epa-establishes-demands-deadlines-f/?newswatch',
}
const mistrust: Source = {
  title: 'Toledo Blade, “Mistrust, anger, fear build in northeast Ohio village”, 31 January 2016',
  url: 'http://www.toledoblade.com/local/2016/01/31/Mistrust-anger-fear-build-in-northeast-Ohio-village-nbsp.print',
}
const fiveYears: Source = {
  title: 'The Canton Repository, report on Sebring’s water five years later, 14 May 2021',
  url: 'https://www.cantonrep.com/story/news/2021/05/14/five-years-later-sebring-water-clean-lead-but-distrust-remains/6891139002/',
}

export const sebring: AreaStory = {
  heading: 'Sebring: a pottery town on drained ground',
  lead: 'Much of the farmland under Sebring lay low and was of little use undrained. A cellar on such ground may be damp without any storm. How to tell a seep from a leak.',
  description:
    'Damp cellars, hidden pipe leaks and mold in Sebring, Ohio: simple tests with foil and a water meter, and what the ground under the village was.',
  facts: [
    { label: 'Kind', value: 'Village, 4,191 people (2020 census)', sources: [census] },
    {
      label: 'Ground',
      value: 'Former farmland, much of it low and in need of draining',
      sources: [villageHistory],
    },
    { label: 'Waters', value: 'The upper Mahoning River, also the source of tap water', sources: [demands] },
    { label: 'Houses', value: 'A town built from April 1898, a village since 1899', sources: [society] },
    { label: 'Water and sewer', value: 'The village’s own water plant (2016)', sources: [worries] },
    { label: 'Known for', value: 'Potteries, with about 3,300 workers at the peak', sources: [society] },
  ],
  record: [
    {
      when: 'January 2016',
      what: 'A lead advisory for a system of about 8,100 customers, traced to corrosive water on old house pipes and solder.',
      sources: [mistrust, worries],
    },
    {
      when: 'By May 2021',
      what: 'More than $1 million spent on the plant, and the lead problem reported solved.',
      sources: [fiveYears],
    },
  ],
  reasons: [
    {
      title: 'Ditch first, then street',
      text: 'Much of the land was not very desirable without extensive draining, the historical society writes. Old drains of that sort get crushed, silted and forgotten. If one corner of the cellar is always wetter, look at what lies uphill of it outside. Write down dates and height for a month: a pattern tells more than a flood does.',
      sources: [villageHistory],
    },
    {
      title: 'Pipes as old as the house',
      text: 'In 2016 the lead was traced to corrosive water working on old pipes and solder inside houses. The water was reported mended by 2021. A pipe that was thinned before then is still thin. It fails by a pinhole that wets one stud bay for weeks, and the first sign is a stain or a smell.',
      sources: [mistrust, fiveYears],
    },
    {
      title: 'Cool walls in August',
      text: 'Sebring went up quickly from 1898 on, and many a cellar of that time has bare walls and an earth-cold floor. In August warm air comes in at the window, meets the wall and turns to water. That looks like a leak. Airing makes it worse; closed windows and a dehumidifier make it better.',
      sources: [society],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Wet ground: seeping with no storm', kind: 'water' },
    { from: 7, to: 9, what: 'Warm air on cool walls: mold', kind: 'water' },
    { from: 12, to: 2, what: 'Old supply lines in outer walls', kind: 'frost' },
  ],
  firstSteps: [
    'Shut every tap and watch the meter for ten minutes. If the dial moves, the leak is yours.',
    'Tape a square of foil to the wall overnight. Wet behind it: the wall. Wet in front: the air.',
    'Put cardboard boxes up on bricks, a hand’s width from the wall.',
    'Do not paint over a damp patch. Mark its edge in pencil instead, with the date.',
  ],
  others: [
    {
      name: 'Village of Sebring, water plant',
      why: 'a main break, pressure or water quality',
      sources: [worries],
    },
    {
      name: 'Mahoning County health board',
      why: 'advice on testing, as in 2016',
      sources: [worries],
    },
  ],
  questions: [
    {
      question: 'White fur on the wall: is that mold?',
      answer:
        'Often it is salt that water has carried through brick or block. A drop of water dissolves salt and leaves mold standing. Either way the wall is wet, and that is the thing to find.',
      sources: [],
    },
    {
      question: 'A plumber worked on my old pipes. What then?',
      answer:
        'Let the cold tap run until it is clear and cold, and clean the little screen in the spout: work on old solder shakes grains loose. Ask the village whether it offers a test.',
      sources: [],
    },
  ],
}
