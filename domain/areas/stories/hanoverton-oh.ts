import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “Hanoverton, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Hanoverton,_Ohio',
}
const canalTown: Source = {
  title: 'My Town NEO, “Old canal town includes 175-year-old tavern”, 2 January 2013',
  url: 'http://www.mytownneo.com/opinion/20130102/kaleidoscope-old-canal-town-includes-175-year-old-tavern',
}
const closedRoad: Source = {
  title: 'The Vindicator, “Columbiana County continues to tally up impact of flooding”, 1 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/01/columbiana-county-continues-to-tally-up-impact-of',
}
const coldOutage: Source = {
  title: 'Morning Journal, “Thousands shiver for four hours during power outage”, January 2014',
  url: 'http://www.morningjournalnews.com/news/local-news/2014/01/thousands-shiver-for-four-hours-during-power-outage/',
}
const sewerOrder: Source = {
  title: 'Salem News, “Funding may fuel Hanoverton project”, August 2019',
  url: 'https://www.salemnews.net/news/local-news/2019/08/funding-may-fuel-hanoverton-project/',
}
const tapIn: Source = {
  title: 'The Review, “Commish: Grant to help Hanoverton tap into sewer lines now available”, August 2025',
  url: 'https://www.reviewonline.com/news/local-news/2025/08/commish-grant-to-help-hanoverton-tap-into-sewer-lines-now-available',
}

export const hanoverton: AreaStory = {
  heading: 'Hanoverton: old walls above a canal bed',
  lead: 'Some thirty buildings here went up between 1817 and 1874. Walls of that age get damp and dry again. What spoils them is haste, and paint that seals.',
  description:
    'Lime plaster, brick cellars and retired septic tanks in Hanoverton, Ohio: how an old house dries, and what new sewer trenches change in the yard.',
  facts: [
    { label: 'Kind', value: 'Village, 354 people (2020 census)', sources: [village] },
    {
      label: 'Houses',
      value: 'Canal Town District: about 30 brick and wood-frame buildings on 23 acres',
      sources: [canalTown],
    },
    {
      label: 'Water and sewer',
      value: 'New sewers for some 180 households, treated at Kensington (2025)',
      sources: [tapIn],
    },
    { label: 'Roads', value: 'US 30, the old Lincoln Highway, and State Route 9', sources: [canalTown] },
  ],
  record: [
    {
      when: '2002',
      what: 'The state ordered the village to replace its septic systems with a sewer.',
      sources: [sewerOrder],
    },
    {
      when: 'July 2003',
      what: 'High water washed over US 30 nearby, and the state closed the road.',
      sources: [closedRoad],
    },
    {
      when: 'January 2014',
      what: 'The power failed around Lisbon and here, at about 14 degrees below zero.',
      sources: [coldOutage],
    },
    {
      when: 'By August 2025',
      what: 'About 25,000 feet of sewer had been laid, and tapping in had become mandatory.',
      sources: [tapIn],
    },
  ],
  reasons: [
    {
      title: 'Plaster keeps what drywall loses',
      text: 'The district’s buildings are brick and frame of 1817 to 1874, older than wallboard. Lime plaster takes up water and gives it back. It can often stay if it still hangs on its lath. Press with a flat hand: where it yields and rustles, it has let go. Mild air and time dry it; a heater cracks it.',
      sources: [canalTown],
    },
    {
      title: 'The tank you no longer use',
      text: 'Failing septic systems brought the order of 2002, and by August 2025 the lines lay in the ground. An old tank that was never filled can cave in. A fresh trench sinks for a year or so and may lead rain along the pipe to the cellar wall. Walk both after each hard rain.',
      sources: [sewerOrder, tapIn],
    },
    {
      title: 'High streets, low highway',
      text: 'The historic streets sit on a hill north of the canal bed; it was the highway nearby that went under in 2003. Up there the gutters come before the sandbags. A built-in gutter behind an old cornice can leak into the wall for years before a ceiling shows it.',
      sources: [canalTown, closedRoad],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw: stone and brick cellars sweat', kind: 'water' },
    { from: 6, to: 8, what: 'Cornice gutters spill inward', kind: 'cloudburst' },
    { from: 10, to: 1, what: 'First fires in old chimneys', kind: 'fire' },
    { from: 1, to: 2, what: 'A night without heat', kind: 'frost' },
  ],
  firstSteps: [
    'Leave the thermostat where it is. Plaster and wide boards want slow drying.',
    'Take pictures and mirrors off a wet wall. Touch nothing else on it.',
    'Keep each piece of molding that falls, and number the backs with chalk.',
    'Note where the stain begins: at the eave, beside the chimney or along the floor.',
  ],
  others: [
    {
      name: 'Columbiana County Port Authority',
      why: 'the grant of 2025 for residents who cannot pay for the sewer tap',
      sources: [tapIn],
    },
  ],
  questions: [
    {
      question: 'Will insurance pay for plaster, or only for drywall?',
      answer:
        'Many policies pay for plain modern materials unless the contract says otherwise. Ask your agent about like kind and quality, and photograph your trim while it is whole.',
      sources: [],
    },
    {
      question: 'Does the new sewer end wet basements?',
      answer:
        'It ends the tank, not the ground water, and a house below the level of its street can meet a new kind of backup. Ask the person who makes the tap whether yours needs a valve.',
      sources: [],
    },
    {
      question: 'We have not used that chimney for years. May we light it?',
      answer:
        'Have it swept and looked at first. Loose lime, a nest or a missing liner can put smoke, or fire, into the wall.',
      sources: [],
    },
  ],
}
