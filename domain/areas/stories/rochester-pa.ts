import type { AreaStory, Source } from '../story.ts'

const borough: Source = {
  title: 'Wikipedia, “Rochester, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Rochester,_Pennsylvania',
}
const history: Source = {
  title: 'Beaver County Historical Research and Landmarks Foundation, “Rochester Borough”',
  url: 'https://bchrlf.org/archives/beaver-county-municipality-facts/rochester-borough/',
}
const floodOf1936: Source = {
  title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
}
const towboat: Source = {
  title: 'Ellwood City Ledger, “Histories & Mysteries: St. Patrick’s Day flood of 1936”, 7 May 2019',
  url: 'https://www.ellwoodcityledger.com/entertainmentlife/20190507/histories-amp-mysteries-st-patricks-day-flood-of-1936-left-more-than-destruction-in-its-wake/1',
}
const sewerLoan: Source = {
  title: 'State Senator’s office, “Rochester Joint Sewer Authority Receives $37 Million”, 30 January 2019',
  url: 'https://www.senatoreldervogel.com/2019/01/30/rochester-joint-sewer-authority-receives-37-million-in-state-financing/',
}
const aprilStorm: Source = {
  title: 'BeaverCountian.com, on the storm of 8 April 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const waterRules: Source = {
  title: 'Beaver Falls Municipal Authority, rules and regulations',
  url: 'https://www.bfwater.net/specifications',
}

export const rochester: AreaStory = {
  heading: 'Rochester: a town that moved uphill',
  lead: 'Floods drove the shops from Water Street up to New York and Brighton avenues long ago. A big river often gives a day or two of warning. How to use them, and what the hill streets meet instead.',
  description:
    'River floods and wet-weather sewers in Rochester, Pennsylvania: how to use two days of warning, and what to lift first in a house near the Ohio.',
  facts: [
    { label: 'Kind', value: 'Borough, 3,472 people (2020 census)', sources: [borough] },
    { label: 'Waters', value: 'The Beaver and the Ohio, which meet here', sources: [borough] },
    {
      label: 'Water and sewer',
      value: 'Beaver Falls Municipal Authority; Rochester Area Joint Sewer Authority (2019)',
      sources: [waterRules, sewerLoan],
    },
    { label: 'Known for', value: 'Glassmaking and a railroad junction', sources: [borough, history] },
  ],
  record: [
    {
      when: 'March 1936',
      what: 'About 200 people in distress; a towboat took families off all night by spotlight.',
      sources: [floodOf1936, towboat],
    },
    {
      when: 'January 2019',
      what: 'The joint sewer authority was granted about $37 million of state financing, in part for a tank against wet-weather overflows to the Ohio.',
      sources: [sewerLoan],
    },
    { when: '8 April 2020', what: 'About 507 customers lost power.', sources: [aprilStorm] },
  ],
  reasons: [
    {
      title: 'What Water Street taught the shops',
      text: 'Flood after flood, shopkeepers left the riverside and climbed to New York and Brighton avenues. A house cannot climb, but its contents can. River forecasts come a day or more ahead. Spend that time on what is heavy and costly: the furnace blower motor, the washer, the tools, the photo boxes.',
      sources: [history],
    },
    {
      title: 'A tank for the wet days',
      text: 'In 2019 the joint sewer authority received about $37 million in state financing for its plant and pump stations. A new tank was to keep wet weather from sending sewage to the river. Such works take years. A hill street can have sewage in the cellar while the river is low.',
      sources: [sewerLoan],
    },
    {
      title: 'River water comes in quietly',
      text: 'In March 1936 about 200 people were counted in distress here. River water often enters by the floor drain and the seams before it reaches the door. While it stands high outside, leave the cellar full: pumping against a river can cost you the wall.',
      sources: [floodOf1936],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'High river after thaw', kind: 'water' },
    { from: 6, to: 9, what: 'Cloudbursts: sewers on the hill', kind: 'cloudburst' },
    { from: 11, to: 2, what: 'Close-built houses: fire and smoke', kind: 'fire' },
    { from: 12, to: 2, what: 'Frost in old plumbing', kind: 'frost' },
  ],
  firstSteps: [
    'Two days out: unbolt what can be carried upstairs, and photograph what cannot.',
    'One day out: fill the car, empty the lowest kitchen shelf, move the car uphill.',
    'Hours out: main breaker off while the floor is dry, gas as your utility tells you.',
    'After: no power back on until an electrician has opened the panel.',
  ],
  others: [
    {
      name: 'Rochester Area Joint Sewer Authority',
      why: 'sewage that comes up on a wet day',
      sources: [sewerLoan],
    },
    { name: 'Beaver Falls Municipal Authority', why: 'a broken service or main', sources: [waterRules] },
  ],
  questions: [
    {
      question: 'Can I buy flood insurance when the river is already rising?',
      answer:
        'You can ask, but federal flood policies usually start only after a wait of about 30 days. Buy it in a dry season, and ask whether contents are in it: they are often separate.',
      sources: [],
    },
    {
      question: 'The outlets got wet, then dried. May I use them?',
      answer:
        'No. River silt stays inside and corrodes. Outlets, breakers and flooded motors are normally replaced, the wires in between tested.',
      sources: [],
    },
  ],
}
