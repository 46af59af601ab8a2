import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Champion Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Champion_Township,_Trumbull_County,_Ohio',
}
const storms2002: Source = {
  title: 'The Vindicator, “Heavy storms cause flooding”, 3 May 2002',
  url: 'http://www.vindy.com/news/2002/may/03/trumbull-county-heavy-storms-cause-flooding/',
}
const campus: Source = {
  title: 'The Vindicator, “Kent State Trumbull honors campus’ 50 years”, 12 March 2005',
  url: 'https://vindyarchives.com/news/2005/mar/12/kent-state-trumbull-honors-campus-50-years/',
}
const roadDepartment: Source = {
  title: 'Champion Township Road Department, “Protect Our Water”, 4 May 2018',
  url: 'https://championtownship.org/protect-our-water',
}
const tornado: Source = {
  title: 'The Vindicator, “NWS confirms Trumbull tornado”, 8 January 2019',
  url: 'https://vindyarchives.com/news/2019/jan/08/tornado-sirens-sound-cortland/?print',
}
const trail: Source = {
  title: 'WYTV, “January tornado leaves trail of damage through Trumbull County”, January 2019',
  url: 'https://www.wytv.com/news/local-news/january-tornado-leaves-trail-of-damage-through-trumbull-county/',
}
const chocolateRun: Source = {
  title: 'Tribune Chronicle, “Floodwaters don’t recede in Champion”, July 2021',
  url: 'https://www.tribtoday.com/news/local-news/2021/07/floodwaters-dont-recede-in-champion/',
}
const cameras: Source = {
  title: 'Tribune Chronicle, “Champion looks to alleviate flooding”, July 2025',
  url: 'https://www.tribtoday.com/news/local-news/2025/07/champion-looks-to-alleviate-flooding',
}

export const champion: AreaStory = {
  heading: 'Champion: water that stays for days',
  lead: 'Some floods roar past. Here, in July 2021, owners at Route 305 expected theirs to take four or five days to leave. A house that stands in water ages by the day.',
  description:
    'Slow water, ditches and crawl spaces in Champion, Ohio: what July 2021 and July 2025 showed, and which day of a wet week matters most.',
  facts: [
    { label: 'Kind', value: 'Township north of Warren', sources: [township] },
    { label: 'Waters', value: 'Chocolate Run, near Route 305 and Downs Road', sources: [chocolateRun] },
    { label: 'Known for', value: 'Kent State University’s Trumbull campus', sources: [campus] },
    { label: 'Roads', value: 'State Routes 45 and 305', sources: [campus, chocolateRun] },
  ],
  record: [
    { when: '2 May 2002', what: 'Flooded basements, yards and roads.', sources: [storms2002] },
    {
      when: '8 January 2019',
      what: 'A tornado with winds of about 95 to 100 mph destroyed a detached garage.',
      sources: [tornado, trail],
    },
    {
      when: 'July 2021',
      what: 'Water all but surrounded a home at Route 305 and Downs Road.',
      sources: [chocolateRun],
    },
    {
      when: '10 July 2025',
      what: 'Shafer, Pierce and Airport roads, Chapel Hill and Aspen Drive flooded; so did parts of Mahoning Avenue.',
      sources: [cameras],
    },
  ],
  reasons: [
    {
      title: 'Day one, day three, day five',
      text: 'The owners at Downs Road blamed ditches, pipes and blockages at Chocolate Run. Whatever the cause, the calendar is the same. On the first day wood is only wet. By the third it can smell. After that mold may be at work where no one looks. Start the air moving in rooms you can reach, even while the yard is a pond.',
      sources: [chocolateRun],
    },
    {
      title: 'Cameras in the pipes',
      text: 'After 10 July 2025 the trustees spent $15,000 on cameras and asked people to report trouble spots. A plumber can do the same in your own line to the street. Roots, a belly or a crushed joint show up in a film, and a film persuades where a description does not.',
      sources: [cameras],
    },
    {
      title: 'The ditch is part of the house',
      text: 'In 2018 the road department reminded owners that ditches, culverts and ponds carry everyone’s rain, and that clippings and branches block them. Walk yours twice a year. If you mow down to the water, bag what falls: grass mats in a pipe like felt.',
      sources: [roadDepartment],
    },
  ],
  year: [
    { from: 5, to: 8, what: 'Ponds on lawns, slow to leave', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Snowmelt below crawl-space floors', kind: 'water' },
    { from: 11, to: 1, what: 'Winter wind on sheds and garages', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Call on the first day, while the yard still stands under water, not when it has gone.',
    'Open the crawl-space vents on the side away from the water.',
    'Lay boards to the door and keep mud off the dry rooms.',
    'Mark each evening with a stake how far the pond has drawn back.',
  ],
  others: [
    {
      name: 'Champion Township trustees',
      why: 'a ditch or storm sewer that does not drain; they asked for such reports in 2025',
      sources: [cameras],
    },
  ],
  questions: [
    {
      question: 'The pond never came inside. Why is the floor soft?',
      answer:
        'Damp air below a floor can wet the wood as water would. Boards that cup, and doors that stick in one room, are the usual signs. The wood has to be measured from beneath.',
      sources: [],
    },
    {
      question: 'May I dig a trench to let it out?',
      answer:
        'On your own land, with care, if it does not send the water to a neighbor. Call before you dig: gas and power lines lie shallow. A ditch along the road is not yours to cut.',
      sources: [],
    },
  ],
}
