import type { AreaStory, Source } from '../story.ts'

const community: Source = {
  title: 'Wikipedia, “Negley, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Negley,_Ohio',
}
const scenicRiver: Source = {
  title: 'The Vindicator, on Ohio’s scenic rivers, 4 June 2009',
  url: 'https://vindyarchives.com/news/2009/jun/04/history',
}
const sandy: Source = {
  title: 'Morning Journal, “Storm had little impact across Columbiana County”, 31 October 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543844/Storm-had-little-impact-across-Columbiana-County.html?nav=5019',
}
const heavyRain: Source = {
  title: 'The Review, “Heavy rain hits county”, November 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/11/heavy-rain-hits-county/',
}

export const negley: AreaStory = {
  heading: 'Negley: where two creeks meet, lights fail',
  lead: 'Bull Creek joins the North Fork of Little Beaver Creek here, at the state line. One storm can raise the water and stop the pump. Prepare for the pair.',
  description:
    'Creek water, power cuts and stopped pumps in Negley, Ohio: what 2012 and 2017 brought, and how a house with a well gets through a dark night.',
  facts: [
    {
      label: 'Kind',
      value: 'Unincorporated community in Middleton Township, 274 people (2020 census)',
      sources: [community],
    },
    {
      label: 'Waters',
      value: 'Bull Creek and the North Fork of Little Beaver Creek, parts of it wild and scenic',
      sources: [community, scenicRiver],
    },
    { label: 'Known for', value: 'Coal mining and the railroad', sources: [community] },
    { label: 'Roads', value: 'State Routes 154 and 170', sources: [community] },
  ],
  record: [
    {
      when: 'October 2012',
      what: 'Storm Sandy: in this county the power failed most around Salem and Lisbon and in eastern Middleton Township.',
      sources: [sandy],
    },
    {
      when: '18 November 2017',
      what: 'More than three inches of rain in the Negley area, among the highest readings of the county.',
      sources: [heavyRain],
    },
  ],
  reasons: [
    {
      title: 'One creek can dam the other',
      text: 'Where two streams join, the stronger may hold back the weaker. The low ground between them then fills slowly, from behind, while the bridge still looks fine. We know of no dated house flood here, so take this as a reason to look and not as a record. Leave nothing in a crawl space that you would miss.',
      sources: [community],
    },
    {
      title: 'Eastern Middleton Township, 2012',
      text: 'Here was one of the two darkest parts of the county after Sandy. A house on its own well loses its taps with its lights. When wind is forecast, draw drinking water in jugs and fill the tub: one bucket flushes once. The sump asks for a battery, and the freezer for a closed lid.',
      sources: [sandy],
    },
    {
      title: 'Orange water in coal country',
      text: 'Negley grew up with coal and the railroad. Where a pit or a yard shows orange slime, the cause is often iron in the groundwater, with or without an old working nearby. It clogs floats and valves. Lift the sump float by hand each month and rinse the pit when it sticks.',
      sources: [community],
    },
  ],
  year: [
    { from: 10, to: 11, what: 'Gales: branches on the wires', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Snowmelt in both creeks at once', kind: 'water' },
    { from: 12, to: 2, what: 'A cold house after a long outage', kind: 'frost' },
  ],
  firstSteps: [
    'Switch off what was running when the lights went. A motor that restarts under water is lost.',
    'Set a generator well away from windows, and never feed it into a wall outlet.',
    'Watch the creek from your own bank. Push a stick in at the edge and look again in ten minutes.',
    'Open the freezer once, to photograph it, and then not again.',
  ],
  others: [],
  questions: [
    {
      question: 'The lights are back and the furnace is dead. Is that damage?',
      answer:
        'Perhaps only a breaker or a float switch. A surge can also kill a control board. Have it looked at and keep the old part: some policies pay for surge, some for none.',
      sources: [],
    },
    {
      question: 'Is spoiled food insured?',
      answer:
        'Some policies pay for it after a power cut, often to a small limit and only if the fault lay off your lot. Take pictures and count bags before the trash goes out.',
      sources: [],
    },
  ],
}
