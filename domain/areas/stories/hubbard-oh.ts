import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Hubbard, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Hubbard,_Ohio',
}
const hookups: Source = {
  title: 'The Vindicator, “Hubbard city puts hold on hookups”, 18 September 2002',
  url: 'http://www.vindy.com/news/2002/sep/18/hubbard-city-puts-hold-on-hookups/',
}
const blackMud: Source = {
  title: 'The Vindicator, “Mud runs from creek area to invade Hubbard businesses”, 29 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/29/mud-runs-from-creek-area-to-invade-hubbard/',
}
const driesOut: Source = {
  title: 'Sharon Herald, “Hubbard dries out after massive flood”, 29 July 2003',
  url: 'http://www2.sharonherald.com/localnews/recentnews/0307/ln072903a.html',
}
const classrooms: Source = {
  title: 'The Vindicator, on Reed Middle School in Hubbard, 31 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/31/every-classroom-in-reed-middle-school-in-hubbard/',
}
const collierCourt: Source = {
  title: 'The Vindicator, “Hubbard has seen worse flooding”, 10 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/10/hubbard-has-seen-worse-flooding',
}
const waterDepartment: Source = {
  title: 'City of Hubbard, Water Department',
  url: 'https://www.cityofhubbard-oh.gov/water/',
}
const coal: Source = {
  title: 'Vienna Historical Society, “Coal Mining in Trumbull County”',
  url: 'http://viennapedia.viennahistory.org/topics/coal-boom-and-coal-mining/coal-mining-in-trumbull-county',
}

export const hubbard: AreaStory = {
  heading: 'Hubbard: what Mud Run left behind',
  lead: 'In July 2003 the creek by North Main Street rose several feet in minutes. It left black mud in the shops and sewage in the cellars. The two ask for different work.',
  description:
    'Creek mud, sewage and flooded appliances along Mud Run in Hubbard, Ohio: the floods of 2003 and 2004, and what can be kept of a drowned cellar.',
  facts: [
    { label: 'Kind', value: 'City, 7,636 people (2020 census)', sources: [city] },
    { label: 'Waters', value: 'Mud Run, by North Main Street', sources: [blackMud] },
    { label: 'Ground', value: 'Hubbard Township: coal mined underground, mainly 1870–84', sources: [coal] },
    {
      label: 'Water and sewer',
      value: 'Treated water bought from Aqua since 1994',
      sources: [waterDepartment],
    },
  ],
  record: [
    {
      when: '1990',
      what: 'A church basement on North Main flooded; retaining walls were built afterward.',
      sources: [driesOut],
    },
    {
      when: 'September 2002',
      what: 'About a million gallons of ground and storm water leaked into the sewers each day, by report, and new hookups were put on hold.',
      sources: [hookups],
    },
    {
      when: '27 July 2003',
      what: 'Mud Run filled cellars, shops, and every classroom of a middle school.',
      sources: [blackMud, classrooms],
    },
    {
      when: '8–9 September 2004',
      what: 'Four basements on Collier Court filled. The mayor declared an emergency overnight.',
      sources: [collierCourt],
    },
  ],
  reasons: [
    {
      title: 'Minutes, not hours',
      text: 'Residents of East Park Avenue had no time in 2003: one cellar had more than four feet. A pickup lodged under the bridge may have dammed the stream, one shop owner thought. Along so short a creek, act on the rain and not on the water. Moving the car and the medicine takes five minutes.',
      sources: [classrooms, blackMud],
    },
    {
      title: 'Eighteen inches in a machine shop',
      text: 'That was the average depth of mud in one building, and it was nearly black. In a cellar nearby, two feet of sewage had come by the drain. Ask which of them you have. Plain mud is shoveled, rinsed and dried. Where sewage was, anything soft has to go.',
      sources: [blackMud, driesOut],
    },
    {
      title: 'A hole in one block',
      text: 'On Collier Court in 2004 water burst through a small hole in the foundation and drowned the water heater, washer and dryer within the hour. Look along a block wall on a bright day with the lights off. Where you see daylight or a white trail, a mason should look too.',
      sources: [collierCourt],
    },
  ],
  year: [
    { from: 7, to: 9, what: 'Mud Run in minutes', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Leaky sewers in wet ground', kind: 'water' },
    { from: 12, to: 2, what: 'Old lines in frozen ground', kind: 'frost' },
  ],
  firstSteps: [
    'Say on the phone whether it is mud, sewage or both: the work differs.',
    'Do not start the washer or dryer again to see whether it works.',
    'Take the door off a drowned freezer before it goes to the curb, so that no child can shut it from inside.',
    'Carry out in three heaps: keep, wash, throw. It saves a second carrying.',
  ],
  others: [
    {
      name: 'City of Hubbard Water Department',
      why: 'a water line that has broken, by day or night',
      sources: [waterDepartment],
    },
  ],
  questions: [
    {
      question: 'The water heater was under for an hour. Keep it?',
      answer:
        'Usually not. Insulation stays wet and gas valves corrode. Makers mostly say replace. Let a licensed technician decide before it is lit.',
      sources: [],
    },
    {
      question: 'Our church kitchen was under water. What can stay?',
      answer:
        'Steel and glazed dishes, once washed and sanitized. Not wood, cork or cardboard, nor jars with screw lids that stood below the line. Ask the health district before the next dinner.',
      sources: [],
    },
  ],
}
