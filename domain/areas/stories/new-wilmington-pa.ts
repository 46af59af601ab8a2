import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “New Wilmington, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/New_Wilmington,_Pennsylvania',
}
const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const microburst: Source = {
  title: 'The Vindicator, “Commissioners to give money to townships hit by bad weather”, 1 September 2003',
  url: 'https://vindyarchives.com/news/2003/sep/01/lawrence-county-commissioners-to-give-money-to',
}
const iceJams: Source = {
  title: 'New Castle News, “Freeze-thaw creates ice jam, flood concern”, 3 February 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1782765651/Freeze-thaw-creates-ice-jam-flood-concern/print',
}
const council2019: Source = {
  title: 'New Castle News, “Storm water remains focus of New Wilmington council”, 8 August 2019',
  url: 'https://www.ncnewsonline.com/news/local_news/storm-water-remains-focus-of-new-wilmington-council/article_57df86c4-3e27-5d4f-b175-49362aa57e07.html',
}
const houseFire: Source = {
  title: 'New Castle News, “Fire destroys Amish home in Mercer County”, 9 June 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/fire-destroys-amish-home-in-mercer-county/article_6c869fbc-06d8-11ee-b2e2-f3e16c5ee9bb.html',
}
const sewerPlant: Source = {
  title: 'New Castle News, on the sewer settlement, 10 August 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/settlement-reached-between-new-wilmington-wilmington-township-sewer-authority/article_3725c1e0-35fe-11ee-a238-93b4af1e0f24.html',
}

export const newWilmington: AreaStory = {
  heading: 'New Wilmington: two decades on Waugh Avenue',
  lead: 'In 2019 neighbors told the council of sewage in their homes again and again for 20 years. A room that has been wet twice should be built for the third time.',
  description:
    'Repeated sewer backups, student rentals in winter and smoke in tight houses in New Wilmington, Pennsylvania: how to furnish, what to leave on.',
  facts: [
    { label: 'Kind', value: 'Borough, 2,092 people (2020 census)', sources: [census] },
    {
      label: 'Ground',
      value: 'About 940 feet at Little Neshannock Creek, 1,050 in the middle of town',
      sources: [borough],
    },
    {
      label: 'Water and sewer',
      value: 'The borough’s sewage plant; water from Aqua through the borough’s authority (2023)',
      sources: [sewerPlant],
    },
    {
      label: 'Known for',
      value: 'Westminster College, and a market town of the Old Order Amish',
      sources: [borough],
    },
  ],
  record: [
    {
      when: 'Late August 2003',
      what: 'A microburst struck Wilmington Township around the borough, weeks after floods there.',
      sources: [microburst],
    },
    {
      when: 'February 2014',
      what: 'Cottage Grove and Mayville, on Neshannock Creek in the township, named as typical places for ice-jam floods.',
      sources: [iceJams],
    },
    {
      when: 'August 2019',
      what: 'After the residents of Waugh Avenue spoke, the council voted for flow meters to find storm water in the sewers.',
      sources: [council2019],
    },
    {
      when: 'June 2023',
      what: 'Borough firefighters at an Amish house over the Mercer County line: smoke in every part of it, and no alarms.',
      sources: [houseFire],
    },
  ],
  reasons: [
    {
      title: 'A floor that may get wet again',
      text: 'In 2019 the council set out to find a cause for Waugh Avenue. Until a cause is mended, furnish for it: tile or bare sealed concrete, a couch on metal legs, wall panels that unscrew, the outlets set high. Each cleanup then takes hours where carpet and drywall took weeks.',
      sources: [council2019],
    },
    {
      title: 'Village Lane and the ground above',
      text: 'In the wet summer of 2019 homes on Village Lane got drainage trouble they had not had, below a development on Route 956. Note the color of what arrives. Brown water carries bare soil, and clear water has come over grass or roofs. Color is a clue to where it was turned your way.',
      sources: [council2019],
    },
    {
      title: 'When the college goes home',
      text: 'A town with a college has houses that stand silent for weeks at the coldest time. Someone should own the question of heat before the last car leaves. Fifty-five degrees, the sink cabinets open, a key with somebody who stays: that is the whole plan, and it fits on the refrigerator door.',
      sources: [borough],
    },
    {
      title: 'Shut tight, smoked through',
      text: 'The house of June 2023 was closed up well, and so the smoke went everywhere. Wood and kerosene leave a greasy film that a wet sponge drives in. Alarms with a ten-year battery need no wire. One on each floor and one near the beds is the least.',
      sources: [houseFire],
    },
  ],
  year: [
    { from: 12, to: 1, what: 'Winter break: silent rooms, frozen lines', kind: 'frost' },
    { from: 2, to: 3, what: 'Creek ice out in the township', kind: 'water' },
    { from: 6, to: 8, what: 'Sewers with rain in them', kind: 'cloudburst' },
    { from: 10, to: 4, what: 'Stoves and lamps: smoke', kind: 'fire' },
  ],
  firstSteps: [
    'Second backup: carry out the rug for good, and do not dry it for the third.',
    'Back from break to a wet ceiling: shut the water, then photograph the thermostat as you found it.',
    'Leave greasy soot to a dry sponge. Try it first behind a door.',
  ],
  others: [
    {
      name: 'Borough of New Wilmington',
      why: 'a sewer that backs up, and what the meters found',
      sources: [council2019, sewerPlant],
    },
    {
      name: 'Wilmington Township Sewer Authority',
      why: 'the same, outside the borough',
      sources: [sewerPlant],
    },
  ],
  questions: [
    {
      question: 'My daughter rents a room here. Who insures her things?',
      answer:
        'Not the landlord’s policy, as a rule. A parent’s home policy may reach a student away at school, often for a share of its limit. A renter’s policy of her own is the plain answer.',
      sources: [],
    },
    {
      question: 'It has come up five times. Will I be insured for the sixth?',
      answer:
        'An insurer may raise the price, cap the sum or drop the endorsement. Bring papers: the valve you put in, the plumber’s report, the council’s minutes. They show what has changed.',
      sources: [],
    },
  ],
}
