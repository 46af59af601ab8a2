import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Shenango Township, Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Shenango_Township,_Lawrence_County,_Pennsylvania',
}
const estimate: Source = {
  title: 'U.S. Census Bureau, population estimates 2021',
  url: 'https://www.census.gov/programs-surveys/popest.html',
}
const sinkhole: Source = {
  title: 'The Vindicator, “Western Pa. flooding takes toll on roads and culverts”, 5 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/05/western-pa-flooding-takes-toll-on-roads-and',
}
const liftStations: Source = {
  title: 'New Castle News, “County still recovering from storm”, 21 December 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1250993065/Top-10-Stories-Number-9-County-still-recovering-from-storm/print',
}
const rescues: Source = {
  title: 'New Castle News, “Flooding prompts rescues in county”, 18 February 2022',
  url: 'https://www.ncnewsonline.com/news/local_news/flooding-prompts-rescues-in-county/article_23171188-90c1-11ec-9289-b353d930308f.html',
}
const bigRun: Source = {
  title: 'New Castle News, report on a mobile home park beside Big Run, August 2022',
  url: 'https://www.ncnewsonline.com/news/local_news/dep-order-targets-shenango-mobile-home-park/article_c390b25c-1372-11ed-9bed-b7a10ac72d11.html',
}
const wall: Source = {
  title: 'New Castle News, “Flood damage prompts disaster declarations”, 11 July 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/flood-damage-prompts-disaster-declarations/article_260136d4-201d-11ee-87fc-ff22fc79002d.html',
}
const diggingOut: Source = {
  title: 'New Castle News, “Shenango continues digging itself out from storm”, 22 July 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/shenango-continues-digging-itself-out-from-storm/article_6bc3f742-27f2-11ee-b92c-cf1c9e3d3bdb.html',
}
const bridge: Source = {
  title: 'New Castle News, “Shenango eyes replacement of flood-damaged bridge”, August 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/shenango-eyes-replacement-of-flood-damaged-bridge/article_379ffbfa-385f-11ee-8288-97e20f53b51b.html',
}
const castlewood: Source = {
  title: 'New Castle News, “Officials celebrate Shenango water project completion”',
  url: 'https://www.ncnewsonline.com/news/officials-celebrate-shenango-water-project-completion/article_b84a43f8-7c02-5e5f-add0-6c3782292c26.html',
}
const sewerPipes: Source = {
  title: 'NS Energy, “Pennsylvania American Water completes Shenango Township pipeline”',
  url: 'https://nsenergybusiness.com/news/pennsylvania-american-water-pipeline',
}
const corridors: Source = {
  title: 'New Castle News, “Tax changes may be in Shenango Township future”',
  url: 'https://www.ncnewsonline.com/news/local_news/tax-changes-may-be-in-shenango-township-future/article_8eb4bea7-84ae-5192-8832-940e00cb99d9.html',
}

export const shenangoTownship: AreaStory = {
  heading: 'Shenango Township: Big Run, and one wall',
  lead: 'Four to six inches of rain fell on part of the township on 9 July 2023. Water broke in at a basement window, and then the wall went. Beside Big Run, mobile homes had been evacuated in 2013 and 2021.',
  description:
    'Flash floods, mobile homes and basement walls in Shenango Township, Lawrence County, Pennsylvania: Big Run, July 2023, and wet insulation.',
  facts: [
    {
      label: 'Kind',
      value: 'Township in Lawrence County, 7,097 people (2021 estimate)',
      sources: [estimate],
    },
    { label: 'Waters', value: 'Big Run, McKee Run', sources: [bigRun, bridge] },
    {
      label: 'Water and sewer',
      value: 'Castlewood: public water for over 700 homes, in a project begun in August 2017, and sewers',
      sources: [castlewood, sewerPipes],
    },
    {
      label: 'Roads',
      value: 'Routes 422 and 65, between New Castle and Ellwood City',
      sources: [township, corridors],
    },
  ],
  record: [
    {
      when: 'September 2003, near Labor Day',
      what: 'A sinkhole of two feet on Countyline Road.',
      sources: [sinkhole],
    },
    {
      when: 'July 2013',
      what: 'Storm damage to roads, culverts and sewer lift stations; homes beside Big Run evacuated that year.',
      sources: [liftStations, bigRun],
    },
    { when: '2021', what: 'Big Run again: homes evacuated.', sources: [bigRun] },
    {
      when: '17–18 February 2022',
      what: 'A mobile home park on Route 422 evacuated.',
      sources: [rescues],
    },
    {
      when: '9 July 2023',
      what: 'Worst at Union Valley, Snake Run, Sankey Hill and lower Boyd School; the township put its damage at about $700,000.',
      sources: [diggingOut, bridge],
    },
  ],
  reasons: [
    {
      title: 'The wet blanket under a mobile home',
      text: 'In 2022 the paper quoted the state: Big Run had flooded a park on Butler Road before. Under such a home hangs a sheet that holds the insulation. Once water is in it, it stays like soup in a bag, and the floor above never dries. The sheet has to be opened, the wet batts taken out, the joists dried, and new ones hung.',
      sources: [bigRun],
    },
    {
      title: 'First the window, then the wall',
      text: 'On Chewton-West Pittsburg Road water burst through a basement window in July 2023 and brought the wall down. Glass at ground level is the weakest part of a foundation. Thick glass block or a raised well helps. Being upstairs helps more: nobody should hold that window shut.',
      sources: [wall],
    },
    {
      title: 'One lane on McKee Run',
      text: 'The bridge near Snake Run and Union Valley roads was cut to a single lane after that storm. A delivery of dryers, a load of block, a dumpster: each has to cross something. If your road has one bridge, say its posted weight when you order.',
      sources: [bridge],
    },
    {
      title: 'New mains, old faucets',
      text: 'Where a house in Castlewood moved from a well to the street’s main, its old pipes may have met more pressure than they were used to. A gauge from the hardware store screws onto a hose tap. Read it at night, when it is highest.',
      sources: [castlewood],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Small runs in a cloudburst', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Snow and rain: Big Run', kind: 'water' },
    { from: 12, to: 2, what: 'Cold below the floor of mobile homes', kind: 'frost' },
    { from: 3, to: 5, what: 'Dry grass against sheds', kind: 'fire' },
  ],
  firstSteps: [
    'If a wall has fallen, leave the water where it is. It may be all that holds the next wall.',
    'Mobile home: look at blocks and tie-downs from outside before anyone steps in.',
    'Take off two panels of skirting on opposite sides, so that wind can pass below.',
    'Press the underside of the belly sheet with a broom. If it sags or swings, it is full.',
  ],
  others: [
    {
      name: 'Shenango Township',
      why: 'a road, bridge or culvert that has gone',
      sources: [diggingOut, bridge],
    },
    {
      name: 'New Castle Sanitation Authority',
      why: 'a sewer in Castlewood',
      sources: [sewerPipes],
    },
  ],
  questions: [
    {
      question: 'The home is mine, the lot is not. Who cleans what?',
      answer:
        'Usually the home, its belly and its skirting are yours; the ground, the drain and the pedestal belong to the park. Read the lease, and report both on the same day.',
      sources: [],
    },
    {
      question: 'How much water pressure is too much?',
      answer:
        'Plumbing codes commonly ask for a reducing valve above 80 pounds. Washer hoses and ice-maker lines give out first.',
      sources: [],
    },
  ],
}
