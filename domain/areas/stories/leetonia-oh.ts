import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Leetonia, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Leetonia,_Ohio',
}
const ovens: Source = {
  title: 'Wikipedia, “Cherry Valley Coke Ovens”',
  url: 'https://en.wikipedia.org/wiki/Cherry_Valley_Coke_Ovens',
}
const assistance: Source = {
  title: 'The Vindicator, “Leetonia to seek FEMA assistance”, 3 November 2003',
  url: 'https://vindyarchives.com/news/2003/nov/03/columbiana-county-leetonia-to-seek-fema-assistance',
}
const dams: Source = {
  title: 'The Vindicator, “Leetonia officials assess flood damage”, 30 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/30/leetonia-officials-assess-flood-damage/',
}
const springOf2004: Source = {
  title: 'The Vindicator, “Officials begin water damage evaluation”, 18 June 2004',
  url: 'https://vindyarchives.com/news/2004/jun/18/columbiana-county-officials-begin-water-damage',
}
const sinkhole: Source = {
  title: 'The Vindicator, “Sinkhole grows in Leetonia”, 29 March 2011',
  url: 'https://vindyarchives.com/news/2011/mar/29/sinkhole-grows-in-leetonia/',
}

export const leetonia: AreaStory = {
  heading: 'Leetonia: rain comes down from High Street',
  lead: 'The village climbs to the north, and its storm water comes back down. With two streams and old coal ground below, a wet wall here deserves a second look.',
  description:
    'Hillside runoff, clogged culverts and cracked walls in Leetonia, Ohio: what the storms of 2003 and 2004 showed, and how to read a wall.',
  facts: [
    { label: 'Kind', value: 'Village, 1,833 people (2020 census)', sources: [village] },
    {
      label: 'Waters',
      value: 'Cherry Valley Run, and what the village calls the east fork of Little Beaver Creek',
      sources: [assistance],
    },
    { label: 'Ground', value: 'Coal, iron ore and lime, found in the early 1860s', sources: [ovens] },
    { label: 'Known for', value: 'Some 200 beehive coke ovens of about 1866', sources: [ovens] },
    { label: 'Water and sewer', value: 'A sewage plant of its own (2003)', sources: [assistance] },
  ],
  record: [
    {
      when: '9 August 2003',
      what: 'Three to five inches of rain in two hours. Village property lost about $55,000, some $30,000 of it in sewage-plant equipment.',
      sources: [assistance, dams],
    },
    {
      when: 'By mid-June 2004',
      what: 'Storms had cost the village about $250,000.',
      sources: [springOf2004],
    },
    {
      when: 'March 2011',
      what: 'A hole of about 15 by 20 feet opened in Pine Street, between High and Main. The state’s abandoned-mines office tested it.',
      sources: [sinkhole],
    },
  ],
  reasons: [
    {
      title: 'One pipe for a hillside',
      text: 'Small dams at High Street slow the runoff and feed it to a 36-inch pipe, which takes it to the creek. They stood in August 2003, but the administrator said that no system could handle such a rain. Below them, keep mulch off the siding and put covers on low windows that face uphill.',
      sources: [dams],
    },
    {
      title: 'Three streets and an alley',
      text: 'After that storm the culverts on Washington, Oak and Vine streets and in Coal Alley needed repair. A blocked culvert sends its stream along the road to the next low driveway. If that one is yours, a hump of asphalt before the garage door is a cheap guard.',
      sources: [dams],
    },
    {
      title: 'The hole in Pine Street',
      text: 'In March 2011 nobody could yet say whether old mining had caused it. What is known is that a coal and iron company laid the village out and mined around it. A floor that sounds hollow, a pit that empties by itself, a crack that grows in a dry month: show these to an engineer before a painter.',
      sources: [sinkhole, ovens],
    },
  ],
  year: [
    { from: 7, to: 8, what: 'Two-hour storms off the hill', kind: 'cloudburst' },
    { from: 10, to: 11, what: 'Leaves in grates and culverts', kind: 'water' },
    { from: 1, to: 2, what: 'Frost pushes on walls cut into the slope', kind: 'frost' },
    { from: 3, to: 5, what: 'A soaked hill: the uphill wall weeps', kind: 'water' },
  ],
  firstSteps: [
    'See, from a safe spot, which way it comes: down the yard, along the street, or through the floor.',
    'Swing a downspout away from the wall with whatever is at hand, a board or a piece of pipe.',
    'Draw a pencil tick at both ends of each new crack, with the date beside it.',
    'Keep everyone off ground that has sunk, and warn the house next door.',
  ],
  others: [
    {
      name: 'Village of Leetonia',
      why: 'a street that sinks, or a culvert that no longer takes the water',
      sources: [dams, sinkhole],
    },
  ],
  questions: [
    {
      question: 'Is this crack from water or from the ground?',
      answer:
        'Wet soil pushes a wall inward, most of all at half its height. Ground that drops pulls it down and apart, in steps along the joints, and doors begin to bind. Some walls show both. Let an engineer say which before it is patched.',
      sources: [],
    },
    {
      question: 'Who has to clean the culvert under my drive?',
      answer:
        'That depends on the street and sometimes on the deed. Ask the village in a dry week, and keep the mouth of it clear meanwhile.',
      sources: [],
    },
  ],
}
