import type { AreaStory, Source } from '../story.ts'

const census: Source = {
  title: 'U.S. Census Bureau, 2020 census, Lowellville village',
  url: 'https://data.census.gov/profile?g=160XX00US3945178',
}
const village: Source = {
  title: 'Wikipedia, “Lowellville, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Lowellville,_Ohio',
}
const riverGauge: Source = {
  title: 'Midwestern Regional Climate Center, “1913 Flood: Youngstown”',
  url: 'https://mrcc.purdue.edu/1913Flood/communities/youngstown',
}
const tornado: Source = {
  title: 'The Vindicator, “Lowellville residents, officials assess damage”, 11 April 2001',
  url: 'http://www.vindy.com/news/2001/apr/11/lowellville-residents-officials-assess-damage/',
}
const losses: Source = {
  title: 'The Vindicator, “Flood damage is a disaster, village mayor says”, 2 July 2015',
  url: 'https://vindyarchives.com/news/2015/jul/02/residents-sound-off-on-losses-in-floodss',
}
const strategies: Source = {
  title: 'The Vindicator, “Flood control strategies presented”, 17 August 2016',
  url: 'http://www.vindy.com/news/2016/aug/17/officials-present-strategies-for-flood-c/',
}
const aqua: Source = {
  title: 'WKBN, “Water company completes over $10 million in local improvements”, 11 December 2017',
  url: 'http://wkbn.com/2017/12/11/water-company-completes-over-10-million-in-local-improvements/',
}
const dam: Source = {
  title: 'The Vindicator, on the start of the dam removal, 26 October 2018',
  url: 'https://vindyarchives.com/news/2018/oct/26/lowellville-kicks-dam-removal-project-ceremony/',
}
const damPath: Source = {
  title: 'The Business Journal, “Removal of Lowellville Dam Ready to Move Forward”',
  url: 'https://businessjournaldaily.com/removal-of-lowellville-dam-ready-to-move-forward/',
}

export const lowellville: AreaStory = {
  heading: 'Lowellville: hill water in summer',
  lead: 'In the summer of 2015 three inches of rain fell on these slopes in one hour. Water from a hill brings soil along, and a muddy cellar is a different job from a wet one.',
  description:
    'Flash floods off the hills, mud in cellars and storm damage in Lowellville, Ohio: how to deal with mud, and what the river has done in winter.',
  facts: [
    {
      label: 'Kind',
      value: 'Village, 996 people (2020 census), at the Pennsylvania line',
      sources: [census, village],
    },
    { label: 'Waters', value: 'Mahoning River', sources: [village] },
    { label: 'Ground', value: 'Steep hills above the river', sources: [strategies] },
    { label: 'Water and sewer', value: 'Water from Aqua Ohio (2017)', sources: [aqua] },
    { label: 'Known for', value: 'Iron and steel, from the Mary furnace of 1844 on', sources: [village] },
  ],
  record: [
    {
      when: '21 January 1959',
      what: 'The highest flow of recent times at the river gauge here: 21,000 cubic feet a second.',
      sources: [riverGauge],
    },
    {
      when: '9 April 2001',
      what: 'An F2 tornado, at about 2:45 in the afternoon, with a damage path of four miles.',
      sources: [tornado],
    },
    {
      when: 'Summer 2015',
      what: 'Three inches of rain in an hour: about $1.3 million of damage to streets and storm sewers, McGill Street closed.',
      sources: [losses, strategies],
    },
    {
      when: 'October 2018',
      what: 'Work began to take out the First Street dam, to be done by December 2019.',
      sources: [dam, damPath],
    },
  ],
  reasons: [
    {
      title: 'One hour on a steep street',
      text: 'A Weather Service hydrologist placed the hour of 2015 between a 500-year and a 1,000-year rain. The same report says that the steep hills above the river favor flash floods and erosion. Such water is brown. Mud keeps a wall wet long after the floor is bare, and it sets hard. It comes off while it is soft or with much trouble.',
      sources: [strategies],
    },
    {
      title: 'Downhill is through the garage',
      text: 'In 2015 McGill Street had to be closed, and repairs to streets and storm sewers were put at about $1.3 million. When a street fails, the next channel is a driveway. A low curb or a strip drain across the apron sends much of it past the door. On a slope, keep nothing on the garage floor that you would miss.',
      sources: [losses, strategies],
    },
    {
      title: 'Block goes, frame leans',
      text: 'The tornado of April 2001 destroyed a cinder-block garage on Sixth Street. Block with no steel in it has weight and little hold. After any great wind look where a garage, porch or chimney joins the house. A gap of a finger there lets rain into the frame, and no stain shows until the next storm.',
      sources: [tornado],
    },
    {
      title: 'The river is a winter matter',
      text: 'The great flow of 1959 came in January. In 2018 work began to take the dam out, so an old water mark on a wall may tell of another river. By the bank, lift the furnace and the papers before a thaw with rain.',
      sources: [riverGauge, dam],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Thaw with rain: the river bank', kind: 'water' },
    { from: 4, to: 6, what: 'Great wind: garages, porches, chimneys', kind: 'cloudburst' },
    { from: 6, to: 8, what: 'One-hour rains: mud off the hill', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frost in walls cut into the slope', kind: 'frost' },
  ],
  firstSteps: [
    'Do not open a garage door with water behind it.',
    'Keep off the edge of a washed-out street or bank. It is hollow below.',
    'Photograph the mud line on each wall before anything is scraped.',
    'Shovel mud out, by bucket. In a floor drain it turns to stone.',
  ],
  others: [
    { name: 'Aqua Ohio', why: 'a water line laid bare or broken by a washout', sources: [aqua] },
    {
      name: 'Village of Lowellville',
      why: 'a street that gives way, a storm sewer that spills',
      sources: [losses],
    },
  ],
  questions: [
    {
      question: 'Mudflow, landslide, flood: does the word matter?',
      answer:
        'To an insurer, very much. Policies treat flood, mudflow and earth movement each in its own way, and often leave some out. Describe what you saw, let others name it, and ask your agent beforehand.',
      sources: [],
    },
    {
      question: 'There is mud behind the paneling. Can it stay?',
      answer:
        'No. It holds water against the wood. The lower panels come off, the mud is scraped and rinsed, and the wall is dried and read before anything is closed.',
      sources: [],
    },
  ],
}
