import type { AreaStory, Source } from '../story.ts'

const village: Source = {
  title: 'Wikipedia, “New Middletown, Ohio”',
  url: 'https://en.wikipedia.org/wiki/New_Middletown,_Ohio',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, 17 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const moreSewage: Source = {
  title: 'The Vindicator, “More sewage coming to Boardman”, 31 January 2015',
  url: 'https://vindyarchives.com/news/2015/jan/31/mahoning-officials-ok-engineering-agreem/',
}
const aqua: Source = {
  title: 'WKBN, “Water company completes over $10 million in local improvements”, 11 December 2017',
  url: 'http://wkbn.com/2017/12/11/water-company-completes-over-10-million-in-local-improvements/',
}
const ordinance: Source = {
  title: 'New Middletown codified ordinances, section 1107.08',
  url: 'https://codelibrary.amlegal.com/codes/newmiddletown/latest/newmiddletown_oh/0-0-0-13482',
}

export const newMiddletown: AreaStory = {
  heading: 'New Middletown: the leak inside the house',
  lead: 'A split washer hose needs no storm. Quiet leaks, stiff valves and the drain around the footing: what to check in New Middletown on an ordinary Saturday.',
  description:
    'Burst hoses, water heaters, slow leaks and footing drains in New Middletown, Ohio: where to shut the water, and what an insurer asks about time.',
  facts: [
    {
      label: 'Kind',
      value: 'Village, 1,507 people (2020 census), in Springfield Township',
      sources: [village],
    },
    { label: 'Waters', value: 'Honey Creek, a small stream', sources: [moreSewage] },
    {
      label: 'Water and sewer',
      value: 'Aqua Ohio (2017); in 2015 the plan was to pump sewage to the county’s Boardman plant',
      sources: [aqua, moreSewage],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'After Ivan the county heard of much flooding along State Route 165 and Western Reserve Road, in Springfield Township too.',
      sources: [ivan],
    },
    {
      when: 'January 2015',
      what: 'The state had ordered the village’s sewage plant closed by June 2016: Honey Creek carried too little water for it.',
      sources: [moreSewage],
    },
  ],
  reasons: [
    {
      title: 'A creek too small to blame',
      text: 'Honey Creek had too little flow even for the sewage plant, the state found. In our reading no flooded street in the village turned up either. So look indoors. Rubber hoses behind a washer, the thin line to the ice maker and the bottom seam of a water heater choose their own day. Often nobody is home.',
      sources: [moreSewage],
    },
    {
      title: 'Sewage that travels by pump',
      text: 'The plan of 2015 was to pump the village’s sewage to Boardman. Pumps need power. If your line leads to one, a long power cut is a day to save water: short showers, no laundry, and an eye on the lowest drain.',
      sources: [moreSewage],
    },
    {
      title: 'The ring around the footing',
      text: 'After Ivan in 2004 Springfield Township was one of three from which many flood reports came. Around most basements runs a drain that nobody has seen since the house was built. It silts up from the downspout corner. A damp streak there after each long rain, and nowhere else, is its way of telling you.',
      sources: [ivan],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw: footing drains show their age', kind: 'water' },
    { from: 6, to: 9, what: 'Storms and vacations: leaks with nobody home', kind: 'water' },
    { from: 12, to: 2, what: 'Frost: hose taps, garage pipes', kind: 'frost' },
  ],
  firstSteps: [
    'Turn the valve by the meter clockwise. Then open the lowest tap in the house to let the pressure go.',
    'Heater leaking: breaker off or gas knob to “off”, then the cold valve on top of it.',
    'Keep the split hose or the cracked fitting. It is the proof of a sudden break.',
    'Look at the ceiling below and at the carpet in the next room. Water walks.',
  ],
  others: [
    {
      name: 'Aqua Ohio',
      why: 'a meter valve that will not turn, to have the street valve closed',
      sources: [aqua],
    },
  ],
  questions: [
    {
      question: 'The leak ran for weeks before I saw it. Is that covered?',
      answer:
        'Policies often pay for what is sudden and leave out what is slow. When you could have noticed it matters, so note the day you did. Some sell cover for hidden leaks: ask.',
      sources: [],
    },
    {
      question: 'Does the village keep building out of low ground?',
      answer:
        'Its subdivision code draws the line at the 100-year flood and lets it turn down land that floods from time to time. That is a rule for new lots. It says nothing of an old basement.',
      sources: [ordinance],
    },
  ],
}
