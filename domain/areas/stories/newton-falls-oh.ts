import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Newton Falls, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Newton_Falls,_Ohio',
}
const bridge: Source = {
  title: 'Ohio Historical Marker, Newton Falls covered bridge',
  url: 'http://remarkableohio.org/picture.php?/8250/category/1395&slideshow=',
}
const newRoof: Source = {
  title: 'Gribblenation, “Newton Falls Covered Bridge”, January 2020',
  url: 'https://www.gribblenation.org/2020/01/newton-falls-covered-bridge-ohio.html',
}
const tornado1985: Source = {
  title: 'National Weather Service, Storm Data for 31 May 1985',
  url: 'https://weather.gov/ctp/Wheatland',
}
const documentation: Source = {
  title: 'WFMJ, “Newton Falls collects documentation, hopes to declare disaster”, 2013',
  url: 'http://www.wfmj.com/story/23235151/newton-falls-collect-documentation-to-declare-disaster',
}
const scottStreet: Source = {
  title: 'The Vindicator, on sewers near Newton Falls, 27 July 2016',
  url: 'https://vindyarchives.com/news/2016/jul/27/trumbull-n-falls-hit-dead-end-on-sewer-l/',
}
const waterPlant: Source = {
  title: 'Tribune Chronicle, “County expands sewer district”, August 2017',
  url: 'http://www.tribtoday.com/news/local-news/2017/08/county-expands-sewer-district/',
}

export const newtonFalls: AreaStory = {
  heading: 'Newton Falls: twice in four weeks',
  lead: 'In the summer of 2013 one basement here took two feet of water, and less than a month later two feet again. The second flood is the one to prepare for.',
  description:
    'Repeat floods, full sewers and proof for an insurer in Newton Falls, Ohio: what the summer of 2013 asked of residents, and how to be ready twice.',
  facts: [
    { label: 'Kind', value: 'Village, 4,557 people (2020 census)', sources: [village] },
    { label: 'Waters', value: 'Two branches of the Mahoning River, each with falls', sources: [village] },
    {
      label: 'Water and sewer',
      value: 'Its own water plant (2017) and sewage plant (2016)',
      sources: [waterPlant, scottStreet],
    },
    { label: 'Known for', value: 'A covered bridge of 1831, and ZIP code 44444', sources: [bridge, village] },
  ],
  record: [
    {
      when: '31 May 1985',
      what: 'An F5 tornado went through; the covered bridge needed a new roof.',
      sources: [tornado1985, newRoof],
    },
    {
      when: 'Summer 2013',
      what: 'Two heavy rains in four weeks, one of 4.5 inches in an hour as reported. It was more than the sewers could take.',
      sources: [documentation],
    },
    {
      when: 'July 2016',
      what: 'Talks failed on sewers for about 200 homes around Scott Street, outside the village.',
      sources: [scottStreet],
    },
  ],
  reasons: [
    {
      title: 'Between the first rain and the second',
      text: 'Two storms came within four weeks in 2013. After a first flood the ground is full and the sewers are no larger. The weeks between are the time to act. Put nothing back on the floor. Leave the lower drywall off until the season is over, with the studs bare and dry. A room that is already open has little left to lose.',
      sources: [documentation],
    },
    {
      title: 'A meeting with photographs',
      text: 'Residents brought pictures, costs and what insurers had not paid to a public meeting; grants are scored on points, the mayor said. Do it as you go: one photograph from each corner, one of each loss with a yardstick, a bill for every bag and pump. Store them where the water cannot reach, such as a phone that is backed up.',
      sources: [documentation],
    },
    {
      title: 'Scott Street without a sewer, 2016',
      text: 'About 200 homes there were without a public sewer in 2016. Where a tank serves a house, the question is not the street but the field: is it soaked, and does the lowest fixture gurgle. Until it drains, use little water, and keep heavy cars off the lawn above it.',
      sources: [scottStreet],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Inches in an hour, sometimes twice', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Both branches of the river', kind: 'water' },
    { from: 5, to: 7, what: 'Tornado season', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Bare studs and open walls: pipes freeze', kind: 'frost' },
  ],
  firstSteps: [
    'If it is the second time, say so at once. What was measured before saves a day.',
    'Photograph from the four corners, then the ceiling, then the losses one by one.',
    'Ask whether anything in your walls was closed wet the last time.',
    'Keep what you throw away in one heap until it has been counted.',
  ],
  others: [],
  questions: [
    {
      question: 'How long should the wall stay open after a flood?',
      answer:
        'Until the studs read like dry ones in the same house, on a meter, twice. In a wet summer that may be weeks. Closing early is how a small loss becomes a mold job.',
      sources: [],
    },
    {
      question: 'The first claim is still open. Is this the same loss?',
      answer:
        'Usually a second date means a second claim, with its own deductible. Ask the adjuster in writing, and keep the two sets of pictures apart.',
      sources: [],
    },
    {
      question: 'Is a village flood declared a disaster by itself?',
      answer:
        'No. In 2013 officials here gathered proof and warned that nothing was certain. Insurance has to be in place before; aid may or may not come after.',
      sources: [documentation],
    },
  ],
}
