import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Economy, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Economy,_Pennsylvania',
}
const oilWells: Source = {
  title: 'Docslib, “History of Economy Borough”',
  url: 'https://docslib.org/doc/4342630/history-of-economy-borough',
}
const sewickleyCreek: Source = {
  title: 'KDKA, “Heavy Rains Cause Significant Flooding Ahead Of Winter Storm”',
  url: 'https://cbsnews.com/pittsburgh/news/heavy-rains-flooding-before-winter-storm',
}
const windstorm: Source = {
  title: 'Beaver County Times, “Intense, fast-moving storm dropped trees, power lines”, 25 June 2019',
  url: 'https://www.timesonline.com/story/news/crime/2019/06/25/intense-fast-moving-storm-dropped/4829990007/',
}
const parkSlide: Source = {
  title: 'Beaver County Times, “Commissioners mull landslide repairs in Old Economy Park”, 30 July 2020',
  url: 'https://www.timesonline.com/story/news/local/2020/07/30/commissioners-mull-landslide-repairs-in-old-economy-park/41985181/',
}
const sunsetHills: Source = {
  title: 'Beaver County Times, “Funds for water projects”, 19 August 2020',
  url: 'https://www.timesonline.com/story/news/2020/08/19/funds-water-projects/5609138002/',
}
const ambridgeWater: Source = {
  title: 'Ambridge Water Authority, rates',
  url: 'https://ambwater.org/resources/rates/',
}

export const economy: AreaStory = {
  heading: 'Economy: hollows, slopes and Big Sewickley',
  lead: 'Eighteen square miles of borough, from creek bottom to hilltop. In Economy the house on the creek and the house on the slope have little in common but the rain. Advice for both.',
  description:
    'Creek floods, landslides and sewer work in the borough of Economy, Pennsylvania: signs in a driveway, a culvert of your own, and what to ask.',
  facts: [
    {
      label: 'Kind',
      value: 'Borough of about 18 square miles, 9,098 people (2020 census); a borough since 1958',
      sources: [borough],
    },
    { label: 'Waters', value: 'Big Sewickley Creek', sources: [sewickleyCreek] },
    { label: 'Ground', value: 'More than 100 oil wells drilled in the 1890s', sources: [oilWells] },
    {
      label: 'Water and sewer',
      value:
        'Sewers of the Economy Borough Municipal Authority (2020); Ambridge Water Authority lists a rate for Economy',
      sources: [sunsetHills, ambridgeWater],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'A family on Big Sewickley Creek lost its whole house to Ivan, as it later told a reporter.',
      sources: [sewickleyCreek],
    },
    { when: '24 June 2019', what: 'Scattered outages after a wind of about 60 mph.', sources: [windstorm] },
    {
      when: 'July 2020',
      what: 'A landslide closed two shelters in Old Economy Park, where the ground had slid before.',
      sources: [parkSlide],
    },
    {
      when: 'August 2020',
      what: 'A grant was announced to renew sewers in Sunset Hills.',
      sources: [sunsetHills],
    },
  ],
  reasons: [
    {
      title: 'Your own culvert on Big Sewickley',
      text: 'After Ivan in 2004 one family by the creek had no house left. On such a lot the weak point is often the private bridge or the pipe under the drive: branches close it, and the creek takes the yard. Clear it in fall, know its size, and leave the car on the road side when heavy rain is forecast.',
      sources: [sewickleyCreek],
    },
    {
      title: 'Where the park slid, again',
      text: 'The slide of July 2020 in Old Economy Park, with repairs put at up to $750,000, was not the first at that spot. Ground that has moved once is loosened. On a hillside lot note curved cracks in the drive and trees with bent feet, and keep downspouts in a tight pipe to the bottom.',
      sources: [parkSlide],
    },
    {
      title: 'What the 1890s left below',
      text: 'More than a hundred wells were drilled in the Economy field, and traces remain in Tevebaugh Hollow. A rusty pipe in the woods, an oil film on a spring or a smell of gas in a dug hole is not a thing to fix. Note the place, keep sparks off, and tell the state’s environment office.',
      sources: [oilWells],
    },
  ],
  year: [
    { from: 1, to: 4, what: 'Rain on thaw: creek bottoms, slopes', kind: 'water' },
    { from: 6, to: 8, what: 'Wind: outages on long lanes', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Tropical rain in the hollows', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost, and long drives under ice', kind: 'frost' },
  ],
  firstSteps: [
    'Walk out if the bridge is in doubt. Do not test it with the car.',
    'Put a stake by the creek with marks you can read from a window.',
    'Tell the crew you call how the drive is: grade, width, bridge.',
    'Fresh crack above the house: sleep elsewhere until someone has looked.',
  ],
  others: [
    {
      name: 'Economy Borough Municipal Authority',
      why: 'sewage that backs up or surfaces in a yard',
      sources: [sunsetHills],
    },
    { name: 'Ambridge Water Authority', why: 'a water leak, where it bills you', sources: [ambridgeWater] },
  ],
  questions: [
    {
      question: 'The creek cut away my yard. Does flood insurance pay for land?',
      answer:
        'Commonly for the building and not for the land, a bridge or a wall along the bank. Read the list of what is left out, and talk to the conservation district before you put stone in a stream.',
      sources: [],
    },
    {
      question: 'Is this where Old Economy Village is?',
      answer:
        'No, that is in Ambridge. The borough took the name. For a claim or a call, give the municipality on your tax bill.',
      sources: [borough],
    },
  ],
}
