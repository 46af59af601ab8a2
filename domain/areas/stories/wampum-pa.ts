import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Wampum, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Wampum,_Pennsylvania',
}
const census: Source = { title: 'U.S. Census Bureau, 2020 census', url: 'https://data.census.gov/' }
const memoirs: Source = {
  title: 'Lawrence County Memoirs, “Borough of Wampum PA”',
  url: 'http://lcmemoirs.com/lcmpages/167/borough-of-wampum-pa',
}
const cement: Source = {
  title: 'Sharon Herald, “Public hearing pits mining company against unsure Shenango residents”',
  url: 'https://www.sharonherald.com/pennsylvania/news/public-hearing-pits-mining-company-against-unsure-shenango-residents/article_e562c23e-258c-5a74-8cd5-7d04f74e5f4a.html',
}
const tank: Source = {
  title: 'State Senator Elder Vogel, “Wampum Borough receives $506,651 state grant”, 25 November 2013',
  url: 'https://www.senatoreldervogel.com/2013/11/25/wampum-borough-receives-506651-state-grant/',
}
const ourTowns: Source = {
  title: 'Pittsburgh Post-Gazette, “Our Towns: Wampum”, 18 November 2018',
  url: 'http://post-gazette.com/local/region/2018/11/18/Wampum-lawrence-county-pennsylvania-our-towns-vacant-struggling/stories/201807190177',
}
const parkDrive: Source = {
  title: 'New Castle News, “Wampum council approves treatment plant contract”, 17 February 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/wampum-council-approves-treatment-plant-contract/article_0940087c-ac8c-11ed-b9a2-fb8952b6b886.html',
}
const leadLines: Source = {
  title: 'New Castle News, “Wampum secures interim financing for lead removal project”, September 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/wampum-secures-interim-financing-for-lead-removal-project/article_ffb31bc0-53e1-11ee-a99e-6f009df0880f.html',
}
const mineFund: Source = {
  title: 'Pennsylvania DEP, Coal and Clay Mine Subsidence Insurance Fund Board',
  url: 'https://pa.gov/agencies/dep/public-participation/advisory-committees/mining-advisory-committees/coal-and-clay-mine-subsidence-insurance-fund-board.html',
}

export const wampum: AreaStory = {
  heading: 'Wampum: a drip in a shop nobody opens',
  lead: 'In 2018 several old storefronts on Main Street stood empty. Water in an empty room has all the time it wants, and the wall between two shops belongs to both.',
  description:
    'Empty storefronts, pipe work and limestone in Wampum, Pennsylvania: how to check a vacant building, and which mines the state’s fund is for.',
  facts: [
    { label: 'Kind', value: 'Borough, 559 people (2020 census)', sources: [census] },
    {
      label: 'Waters',
      value: 'Beaver River; Eckles Run on the north, Wampum Run on the south',
      sources: [borough],
    },
    {
      label: 'Ground',
      value: 'Limestone; old mines along Route 18 became underground storage',
      sources: [memoirs],
    },
    {
      label: 'Water and sewer',
      value: 'The borough’s own, with a contract operator from 2023',
      sources: [parkDrive],
    },
    { label: 'Known for', value: 'A cement plant that stopped in 2010', sources: [cement] },
  ],
  record: [
    {
      when: 'November 2013',
      what: 'A state grant of $506,651, for a new water tank in place of one that was cracked and leaking.',
      sources: [tank],
    },
    {
      when: 'February 2023',
      what: 'The council paid for piping and a new storm drain on Park Drive.',
      sources: [parkDrive],
    },
    {
      when: 'September 2023',
      what: 'Financing for a project of about $4.5 million to remove lead lines.',
      sources: [leadLines],
    },
  ],
  reasons: [
    {
      title: 'Whoever holds the key',
      text: 'The empty fronts of 2018 may have tenants by now, or not. For any closed building one person should go in each month, with a lamp, up to the top ceiling and down to the meter. A clogged roof drain over an empty shop can wet the one beside it for a year before somebody asks.',
      sources: [ourTowns],
    },
    {
      title: 'New pipe outside, old pipe inside',
      text: 'When lead lines go, as planned in 2023, water is shut off and let on again. That knock loosens grit and tries each old joint in the house. Be at home when it comes back. Open the tub first and look at the ceiling under the bathroom that evening, and again next morning.',
      sources: [leadLines],
    },
    {
      title: 'Stone is another matter than coal',
      text: 'Here the mines were in limestone. The state’s subsidence fund, by its own page, pays for the collapse of coal and clay mines. So do not buy it and feel safe, and do not be alarmed by a hairline crack either. Ask an engineer what lies under the lot, then an agent what can be insured.',
      sources: [memoirs, mineFund],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Unheated shops: pipes above the ceiling', kind: 'frost' },
    { from: 3, to: 5, what: 'Flat roofs after the thaw', kind: 'water' },
    { from: 6, to: 9, what: 'Storm drains in short hard rain', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Closed building: write the meter’s figure on tape beside it, with the day. Next visit, the tape talks.',
    'Lift one ceiling tile at the back, near the roof drain, before you guess at pipes.',
    'Old storefront glass lets water in at the sill below the display. Look under its floor.',
    'Tell whoever owns the other side of the wall on the same day, even if their side looks dry.',
  ],
  others: [
    {
      name: 'Wampum Borough',
      why: 'a break, a shut-off, or a storm drain that stands full',
      sources: [parkDrive],
    },
  ],
  questions: [
    {
      question: 'My things got wet in rented storage. Whose policy?',
      answer:
        'As a rule your own, and often with a lower limit for what is kept away from home. The storage contract says what its owner answers for. Have both papers in hand before you sign for the ruined goods.',
      sources: [],
    },
    {
      question: 'Why is my vacant building treated differently?',
      answer:
        'After some weeks without people, often 30 or 60 days, a policy may cut or drop burst pipes, glass or theft. Tell the insurer when it empties and ask what they want done.',
      sources: [],
    },
  ],
}
