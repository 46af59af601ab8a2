import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Kinsman Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Kinsman_Township,_Trumbull_County,_Ohio',
}
const library: Source = {
  title: 'Kinsman Free Public Library, Township History',
  url: 'https://kinsmanlibrary.org/content/township-history',
}
const darrow: Source = {
  title: 'The Vindicator, on the Darrow home in Kinsman, 22 April 2001',
  url: 'https://vindyarchives.com/news/2001/apr/22/kinsman-darrow-home-due-for-honor',
}
const sewers: Source = {
  title: 'The Vindicator, on the sewer project in Kinsman, 14 November 2013',
  url: 'http://www.vindy.com/news/2013/nov/14/leaders-sewer-project-will-save-kinsman/',
}
const tornado1985: Source = {
  title: 'News 5 Cleveland, “Ohio Tornado Outbreak: Remembering May 31, 1985”, 2016',
  url: 'https://www.news5cleveland.com/weather/weather-news/ohio-tornado-outbreak-remembering-may-31-1985',
}
const stranded: Source = {
  title: 'The Vindicator, “Kinsman residents stranded after dam overflows”, 20 July 2019',
  url: 'http://www.vindy.com/news/2019/jul/20/kinsman-residents-stranded-after-dam-overflows/',
}
const uprooted: Source = {
  title: 'Tribune Chronicle, “Flooding uproots Kinsman families”, July 2019',
  url: 'https://www.tribtoday.com/news/local-news/2019/07/flooding-uproots-kinsman-families/',
}
const wells: Source = {
  title: 'WKBN, “Kinsman Twp. flood victims still unable to move back home”, 1 August 2019',
  url: 'https://www.wkbn.com/news/local-news/kinsman-twp-flood-victims-still-unable-to-move-back-home/',
}
const access: Source = {
  title: 'The Vindicator, “Access to homes around Kinsman Lake remains limited”, 1 August 2019',
  url: 'https://vindyarchives.com/news/2019/aug/01/access-to-homes-around-kinsman-lake-rema',
}
const sevenHomes: Source = {
  title: 'The Vindicator, “Kinsman residents don’t qualify for federal loans”, 14 August 2019',
  url: 'http://www.vindy.com/news/2019/aug/14/kinsman-residents-dont-qualify-for-feder/',
}
const noLake: Source = {
  title: 'WKBN, “Road washed away in Kinsman will be fixed, but lake will not be refilled”, 16 August 2019',
  url: 'https://www.wkbn.com/news/local-news/road-washed-away-in-kinsman-will-be-fixed-but-lake-will-not-be-refilled/',
}

export const kinsman: AreaStory = {
  heading: 'Kinsman: the morning the causeway went',
  lead: 'On 20 July 2019 a dam gave way and took with it the only road to a neighborhood. What that week taught about walls, wells and leaving in a hurry.',
  description:
    'Creek floods, block walls, wells and cut-off homes in Kinsman, Ohio: what the dam break of July 2019 showed, and what to pack and prop.',
  facts: [
    { label: 'Kind', value: 'Township, 1,751 people (2020 census)', sources: [township] },
    { label: 'Waters', value: 'Stratton Creek and Pymatuning Creek', sources: [library] },
    {
      label: 'Water and sewer',
      value: 'A county sewer project for 343 homes and businesses, begun in 2013',
      sources: [sewers],
    },
    { label: 'Known for', value: 'Boyhood home of Clarence Darrow, an octagon house', sources: [darrow] },
  ],
  record: [
    {
      when: '31 May 1985',
      what: 'A tornado, apart from the great one farther south, struck the township.',
      sources: [tornado1985],
    },
    {
      when: '20 July 2019',
      what: 'Stratton Creek broke through the dam of Kinsman Lake. The causeway washed out, and about 55 people were brought out by ATV.',
      sources: [stranded, wells, access],
    },
    {
      when: 'August 2019',
      what: 'The count: seven homes destroyed, five with major damage. That was too few for federal aid.',
      sources: [sevenHomes],
    },
  ],
  reasons: [
    {
      title: 'Cinder block on Church Street',
      text: 'A house there lost its block wall in 2019. Hollow block is strong against weight from above and weak against a push from the side. If a wall bows, stay out of the basement, leave by the far door, and have it shored before anyone works below.',
      sources: [uprooted],
    },
    {
      title: 'One road to the Lakelands',
      text: 'When the causeway went, homes beyond it were cut off. Two weeks later owners could go in by ATV, two adults to a household, and bring out what fitted on their laps. Pack for that: papers, medicine, glasses, keys and chargers in one bag by the door, and the freezer emptied early.',
      sources: [access],
    },
    {
      title: 'Flush, disinfect, test',
      text: 'That was the county health commissioner’s advice for wells after the flood, in that order. A clear glass proves nothing. Until a laboratory has answered, use other water for drinking, cooking and teeth, and note the date of the sample for your folder.',
      sources: [wells],
    },
    {
      title: 'A lake may not come back',
      text: 'The dam was private, so public money could mend the road and not refill the lake, the engineer said in August 2019. If your home looks on a private pond, ask the association when its dam was last inspected, and what your own policy says about water from it.',
      sources: [noLake],
    },
  ],
  year: [
    { from: 7, to: 8, what: 'Cloudbursts on Stratton Creek', kind: 'cloudburst' },
    { from: 12, to: 3, what: 'Roof ice, snow, frozen well lines', kind: 'frost' },
    { from: 3, to: 4, what: 'Pymatuning Creek toward Route 87', kind: 'water' },
  ],
  firstSteps: [
    'Leave while the road is whole. Take the bag, not the furniture.',
    'Stand back from any block wall that leans, inside and out.',
    'Switch the well pump off at its breaker, if that is upstairs.',
    'On a first short visit fetch the papers and shut the water. The rest can wait.',
  ],
  others: [
    {
      name: 'Trumbull County health district',
      why: 'how to flush, disinfect and test a flooded well',
      sources: [wells],
    },
  ],
  questions: [
    {
      question: 'Can a block wall that has bowed be kept?',
      answer:
        'Sometimes, with steel posts or straps, if it has not slid at the floor. An engineer measures the bow against the height and says which. Until then nobody should stand below it.',
      sources: [],
    },
    {
      question: 'There was a disaster. Will FEMA pay?',
      answer:
        'Not every flood becomes a federal one. In 2019 the homes here were too few. Flood insurance does not need a declaration; aid does.',
      sources: [sevenHomes],
    },
  ],
}
