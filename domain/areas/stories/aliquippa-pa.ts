import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Aliquippa, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Aliquippa,_Pennsylvania',
}
const logstown: Source = {
  title: 'PittsburghMuseums.org, “Aliquippa”',
  url: 'https://pittsburghmuseums.org/southwestern-pennsylvania/beaver/aliquippa',
}
const plans: Source = {
  title: 'SAH Archipedia, “Aliquippa and Vicinity”',
  url: 'https://sah-archipedia.org/essays/PA-01-0002-0001-0012',
}
const mill: Source = {
  title: 'The Progressive, “On the Line: Searching for Dream Street”',
  url: 'https://progressive.org/magazine/on-the-line-searching-for-dream-street',
}
const mudAndDamage: Source = {
  title: 'ICS Magazine/AP, “Ivan’s receding waters leave mud and damage”, 21 September 2004',
  url: 'http://www.icsmag.com/articles/print/ivan-s-receding-waters-leave-mud-and-damage',
}
const awash: Source = {
  title: 'Pittsburgh Post-Gazette, “Aliquippa awash after rains cause scattered flooding”, 5 July 2007',
  url: 'http://www.post-gazette.com/local/west/2007/07/05/Aliquippa-awash-after-rains-cause-scattered-flooding/stories/200707050263',
}
const cleanup: Source = {
  title: 'Ellwood City Ledger, on the flood cleanup in Aliquippa, July 2007',
  url: 'https://www.ellwoodcityledger.com/74db5e22-446e-5203-9a5f-35de10ba8381.html',
}
const hitHard: Source = {
  title: 'CBS Pittsburgh, “Aliquippa Hit Hard By Flooding”, 19 August 2011',
  url: 'https://pittsburgh.cbslocal.com/2011/08/19/flash-flood-warning-in-effect/',
}
const windstorm: Source = {
  title: 'BeaverCountian.com, on the storm of 8 April 2020',
  url: 'https://beavercountian.com/content/special-coverage/beaver-countians-face-widespread-damage-and-power-outages-after-early-morning-storm',
}
const valves: Source = {
  title: 'Pennsylvania House, release on water improvement grants',
  url: 'https://www.pahouse.com/Matzie/InTheNews/NewsRelease/?id=100102',
}

export const aliquippa: AreaStory = {
  heading: 'Aliquippa: Franklin Avenue as a stream',
  lead: 'In 2007 rain turned Franklin Avenue into a stream, and in 2011 it flooded again. For shops, for basements and for the houses on the plans above: what to move and in which order.',
  description:
    'Flash floods, mud and old plan houses in Aliquippa, Pennsylvania: a shop owner’s list, a basement’s first hour, and what Franklin Avenue has seen.',
  facts: [
    { label: 'Kind', value: 'City, 9,238 people (2020 census)', sources: [city] },
    {
      label: 'Waters',
      value: 'Ohio River; Logstown Run, along which Woodlawn grew',
      sources: [city, logstown],
    },
    {
      label: 'Houses',
      value: 'More than 1,500 built by a steel company’s subsidiary in ten years from 1907',
      sources: [plans],
    },
    { label: 'Water and sewer', value: 'Municipal Water Authority of Aliquippa', sources: [valves] },
    { label: 'Known for', value: 'The Aliquippa Works, once seven miles of riverfront', sources: [mill] },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'Frances and Ivan: more than a hundred cars ruined at one lot.',
      sources: [mudAndDamage],
    },
    {
      when: 'July 2007',
      what: 'About 3.5 inches in two hours; Franklin Avenue ran as high as car windows and left ankle-deep mud.',
      sources: [awash],
    },
    {
      when: '19 August 2011',
      what: 'Franklin Avenue and Spring Street again; people said the storm drains could not carry it.',
      sources: [hitHard],
    },
    { when: '8 April 2020', what: 'A windstorm left nearly 500 homes without power.', sources: [windstorm] },
  ],
  reasons: [
    {
      title: 'Logstown Bottom',
      text: 'Downtown was once called Logstown Bottom, and the name is a warning: the run came through here before the avenue did. In July 2007 residents of one housing group on Franklin Avenue lost everything in their basements. On a valley floor a basement is for a furnace on a stand and for nothing else.',
      sources: [logstown, cleanup],
    },
    {
      title: 'Ten tons of mud in one shop',
      text: 'One auto shop of 2007 put its mud at ten tons or more. For a business the stock is only part of the loss; tax papers, the register and the week without customers are the rest. Keep a copy of the inventory in the cloud or at home, and set the server above the counter.',
      sources: [cleanup],
    },
    {
      title: 'The plans on the hills',
      text: 'By 1913 there were twelve numbered housing plans, set by the shape of the ground, with houses mostly in straight rows. Row below row means that one yard drains toward the next. A clogged downspout above is a wet foundation below, so a word with the neighbor comes before an excavator.',
      sources: [plans],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Two-hour rains on the avenue', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Wind and outages; wet foundations', kind: 'water' },
    { from: 12, to: 2, what: 'Old lines and stiff valves', kind: 'frost' },
  ],
  firstSteps: [
    'Shop: cash, papers, computer, then stock, lowest shelf first. Then the door, locked from outside.',
    'Move the car up onto a plan street at the first flash-flood warning.',
    'Weigh or at least photograph each load of mud and debris that leaves.',
    'Rinse mud off metal tools and motors the same day; rust does not wait for the adjuster.',
  ],
  others: [
    {
      name: 'Municipal Water Authority of Aliquippa',
      why: 'a valve that will not close, a leak in the street',
      sources: [valves],
    },
  ],
  questions: [
    {
      question: 'My main valve will not turn. What then?',
      answer:
        'Do not force it with a pipe wrench: old stems break, and then nothing stops the water. Call the authority to close it at the street, and have the inside valve changed while it is shut. A state release said that many of the system’s own valves had aged too.',
      sources: [valves],
    },
    {
      question: 'Is lost business insured?',
      answer:
        'Sometimes, under “business income”, and often only if the cause itself is covered. Flood is commonly left out. Ask your agent with the policy open, and keep last year’s books dry.',
      sources: [],
    },
  ],
}
