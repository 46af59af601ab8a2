import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Salineville, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Salineville,_Ohio',
}
const streamOut: Source = {
  title: 'Morning Journal, “If you can read this, county did not wash away”, April 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/04/if-you-can-read-this-county-did-not-wash-away/',
}
const twoStorms: Source = {
  title: 'Salem News, “Storms produce flooding rain, tornado warnings in county”, July 2013',
  url: 'http://www.salemnews.net/news/local-news/2013/07/storms-produce-flooding-rain-tornado-warnings-in-county/',
}
const plantOverrun: Source = {
  title: 'Morning Journal, “One storm a tornado”, July 2013',
  url: 'http://www.morningjournalnews.com/news/local-news/2013/07/one-storm-a-tornado/',
}
const rileyRun: Source = {
  title: 'The Review, “Officials discuss remedies to Salineville flooding problems”, December 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/12/officials-discuss-remedies-to-salineville-flooding-problems/',
}
const soaked: Source = {
  title: 'Salem News, “Salineville soaked by Sunday storm”, June 2018',
  url: 'http://www.salemnews.net/news/local-news/2018/06/salineville-soaked-by-sunday-storm/',
}

export const salineville: AreaStory = {
  heading: 'Salineville: the mud a cloudburst leaves',
  lead: 'In June 2018 fire crews pumped about 20 basements here. Water can be pumped. Silt has to be carried, and it is the harder half of the work.',
  description:
    'Cloudbursts, creek debris and mud in Salineville, Ohio: what 2013 and 2018 left in basements along Riley Run, and how to get silt out again.',
  facts: [
    { label: 'Kind', value: 'Village, 1,206 people (2020 census)', sources: [village] },
    { label: 'Waters', value: 'Riley Run Creek, through the village', sources: [rileyRun] },
    { label: 'Water and sewer', value: 'A sewer plant of its own (2018)', sources: [soaked] },
    { label: 'Known for', value: 'Named for the salt found on Yellow Creek', sources: [village] },
  ],
  record: [
    {
      when: 'April 2013',
      what: 'A stream left its banks in an evening storm, with no damage reported.',
      sources: [streamOut],
    },
    {
      when: 'July 2013',
      what: 'Heavy flooding here and at Summitville: crews pumped basements, and the sewer plant was overrun.',
      sources: [twoStorms, plantOverrun],
    },
    {
      when: 'Late 2017',
      what: 'Low-lying parts flooded, and many catch basins clogged. Officials then walked the creek.',
      sources: [rileyRun],
    },
    {
      when: 'June 2018',
      what: 'A Sunday cloudburst. Next day yards on Washington, Spring and Wilson streets still stood under water.',
      sources: [soaked],
    },
  ],
  reasons: [
    {
      title: 'The field above Salineville Road West',
      text: 'It had just been planted when the 2018 storm came. Its mud ran down to the road, and several basements and garages at that end took water. Mud is heavier than it looks and sets hard. Shovel it out while it is soft, and rinse only after the floor drain has been found and opened.',
      sources: [soaked],
    },
    {
      title: 'Riley Run and its bridges',
      text: 'In 2017 the council heard that debris lodges under the bridges and builds up there. What is taken from the creek has to be hauled off, not left on the bank. If your lot ends at the water, throw no brush over the edge: your branches are the start of somebody’s dam.',
      sources: [rileyRun],
    },
    {
      title: 'Two streams met on Main Street',
      text: 'The fire chief saw water run down both sides of the road in 2018 and join in the middle. Five years before, the sewer plant had been overrun. With street and sewer full, a basement has no way to empty but the stairs. Carry things up, and let the water stand until the street is bare.',
      sources: [soaked, plantOverrun],
    },
  ],
  year: [
    { from: 4, to: 8, what: 'Cloudbursts: streets become streams', kind: 'cloudburst' },
    { from: 5, to: 6, what: 'Mud off newly planted slopes', kind: 'water' },
    { from: 10, to: 12, what: 'Leaves in basins, brush under bridges', kind: 'water' },
    { from: 1, to: 2, what: 'Wet block walls freeze and flake', kind: 'frost' },
  ],
  firstSteps: [
    'Once it is pumped out: boots, gloves, and a stick to feel for the last stair, which silt hides.',
    'Push a ruler into the mud in each room and photograph it there before the first shovel.',
    'Pile the mud on the lawn. Washed into a floor drain, it sets there.',
    'Stop at once if it smells of fuel or sewer, and leave that part to people in suits.',
  ],
  others: [
    {
      name: 'Salineville Board of Public Affairs',
      why: 'village sewers and water',
      sources: [rileyRun],
    },
  ],
  questions: [
    {
      question: 'Do I live in the flood plain?',
      answer:
        'Village officials said in 2017 that some of the homes do. The federal flood map answers for one address at a time. Being outside the line is no promise: such a map says nothing of mud from a hillside, as in 2018.',
      sources: [rileyRun, soaked],
    },
    {
      question: 'Only the foot of the drywall got muddy. Can the rest stay?',
      answer:
        'The upper part often can. Silt and water climb inside, behind the board, so the cut is made above the highest wet reading and not along the line you see.',
      sources: [],
    },
  ],
}
