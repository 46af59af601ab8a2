import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Lisbon, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Lisbon,_Ohio',
}
const middleFork: Source = {
  title: 'The Review, on the village’s sewage problem, November 2016',
  url: 'http://www.reviewonline.com/news/local-news/2016/11/village-hires-firm-seeks-solution-to-sewage-problem/',
}
const brickDistrict: Source = {
  title: 'Wikipedia, “Lisbon Historic District”',
  url: 'https://en.wikipedia.org/wiki/Lisbon_Historic_District',
}
const wells: Source = {
  title: 'The Vindicator, on a water warning in Lisbon, 14 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/14/lisbon-oepa-issues-warning-of-possible-bacteria-in',
}
const havoc: Source = {
  title: 'The Vindicator, “Floods raise havoc”, 28 August 2004',
  url: 'http://www.vindy.com/news/2004/aug/28/floods-raise-havoc/',
}
const caldwellStreet: Source = {
  title: 'The Vindicator, “Area victims survey damage to homes”, 28 August 2004',
  url: 'http://www.vindy.com/news/2004/aug/28/area-victims-survey-damage-to-homes/',
}
const withoutWater: Source = {
  title: 'The Vindicator, “Cleaning up, drying out”, 31 August 2004',
  url: 'https://vindyarchives.com/news/2004/aug/31/cleaning-up-drying-out/',
}
const floodCode: Source = {
  title: 'Codified ordinances of Lisbon, Ordinance 1781 (2006)',
  url: 'https://codelibrary.amlegal.com/codes/lisbon/latest/lisbon_oh/0-0-0-10595',
}
const coldOutage: Source = {
  title: 'Morning Journal, “Thousands shiver for four hours during power outage”, January 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/01/thousands-shiver-for-four-hours-during-power-outage/',
}
const homesDamaged: Source = {
  title: 'Morning Journal, “Storm leaves at least 25 Lisbon homes damaged”, June 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/06/storm-leaves-at-least-25-lisbon-homes-damaged/',
}
const downburst: Source = {
  title: 'Morning Journal, “Storm leaves its mark”, June 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/06/storm-leaves-its-mark/',
}
const gasLine: Source = {
  title: 'Morning Journal, “Village assesses damage after storm blows through”, June 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/06/village-assesses-damage-after-storm-blows-through/',
}
const brokenMain: Source = {
  title: 'The Review, “Lisbon gets emergency funding”, January 2020',
  url: 'https://www.reviewonline.com/news/local-news/2020/01/lisbon-gets-emergency-funding/',
}

export const lisbon: AreaStory = {
  heading: 'Lisbon: the creek in 2004, the wind in 2014',
  lead: 'One bad night took houses from Caldwell Street. One bad afternoon, ten years later, broke or uprooted more than a hundred trees.',
  description:
    'Flash flood, falling trees and old brick in Lisbon, Ohio: what 2004 and 2014 did to houses here, and what to do before the tarp goes on.',
  facts: [
    { label: 'Kind', value: 'Village and county seat, 2,597 people (2020 census)', sources: [village] },
    {
      label: 'Waters',
      value: 'Middle Fork of Little Beaver Creek, at the end of South Jefferson Street',
      sources: [village, middleFork],
    },
    {
      label: 'Houses',
      value: 'A historic district of about 42 acres, mostly brick, 1810 to 1900',
      sources: [brickDistrict],
    },
    { label: 'Water and sewer', value: 'Seven wells about two miles north (2003)', sources: [wells] },
  ],
  record: [
    {
      when: '27–28 August 2004',
      what: 'High water carried off at least three houses. The main waterline broke, and the village was without water for days.',
      sources: [havoc, withoutWater],
    },
    {
      when: 'January 2014',
      what: 'More than four hours without power at about 14 below zero.',
      sources: [coldOutage],
    },
    {
      when: '11 June 2014',
      what: 'A downburst: one home destroyed, five seriously damaged, and 71 others hurt at roof, siding or gutter.',
      sources: [homesDamaged, downburst],
    },
    {
      when: 'Late 2019',
      what: 'A broken waterline washed out the ground at Saltwell Road and North Market Street, and the main sewer broke there.',
      sources: [brokenMain],
    },
  ],
  reasons: [
    {
      title: 'It was the small stream',
      text: 'Caldwell Street was ruined by Mill Site Creek. In one house that stayed on its foundation the water rose to the top of the stove. A brook can do that within an evening. If one runs behind your house, keep papers and medicines on the upper floor, and know which way is uphill on foot.',
      sources: [caldwellStreet],
    },
    {
      title: 'Trees, roofs and a gas line',
      text: 'The downburst of 2014 blew at up to 80 to 90 mph. One uprooted tree pulled up a gas line between West Lincoln Way and West Washington Street, and three homes were cleared. When a limb lies on the house, the rain that follows is the second loss and often the larger one.',
      sources: [downburst, gasLine],
    },
    {
      title: 'Brick since 1810',
      text: 'Around US 30 and Route 45 stand brick buildings from 1810 onward. Old brick was often laid in soft lime. Hard paint on its inner face traps the wet until the face flakes. In such a cellar dry the air and let the brick follow.',
      sources: [brickDistrict],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Straight wind: limbs on roofs and wires', kind: 'cloudburst' },
    { from: 8, to: 9, what: 'Night downpours: brooks rise first', kind: 'cloudburst' },
    { from: 3, to: 5, what: 'Old brick and stone cellars weep', kind: 'water' },
    { from: 1, to: 2, what: 'No current in the coldest hours', kind: 'frost' },
  ],
  firstSteps: [
    'If you smell gas near a fallen tree, walk away and call the gas company from the next street.',
    'Treat every fallen wire as live, and any fence that touches one.',
    'Set a tub below a roof leak, and keep out from under a ceiling that bulges.',
    'Keep receipts for the tarp and the boards: policies usually ask you to limit further damage.',
  ],
  others: [
    {
      name: 'Lisbon Board of Public Affairs',
      why: 'a break in a village water or sewer line',
      sources: [wells],
    },
  ],
  questions: [
    {
      question: 'The tree was my neighbor’s. Whose policy pays?',
      answer:
        'Usually the one on the house that was struck. Ask your agent, and photograph the roots before they are sawn off.',
      sources: [],
    },
    {
      question: 'How long may a roof stay under a tarp?',
      answer:
        'Weeks, if it runs over the ridge and is looked at after every wind. Check the attic with a lamp: a tarp fails at its upper edge first.',
      sources: [],
    },
    {
      question: 'May I rebuild a creekside room as it was?',
      answer:
        'Not always. The village code names special flood hazard areas (Ordinance 1781 of 2006). Ask at the village hall before you order lumber.',
      sources: [floodCode],
    },
  ],
}
