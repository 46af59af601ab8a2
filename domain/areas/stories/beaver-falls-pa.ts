import type { AreaStory, Source } from '../story.ts'

const city: Source = {
  title: 'Wikipedia, “Beaver Falls, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Beaver_Falls,_Pennsylvania',
}
const plateau: Source = {
  title: 'Encyclopaedia Britannica, 14th edition, “Beaver Falls”',
  url: 'http://gluedideas.com/Encyclopedia-Britannica-Volume-3-Baltimore-Braila/Beaver-Falls.html',
}
const calamity: Source = {
  title: 'Logan Marshall, “The True Story of Our National Calamity of Flood, Fire and Tornado” (1913)',
  url: 'http://free-books.at/book_2613/Marshall%2C%20Logan/The%20True%20Story%20of%20Our%20National%20Calamity%20of%20Flood%2C%20Fire%20and%20Tornado.phtml?offset=345000',
}
const duplex: Source = {
  title: 'Beaver County Times, “Duplex fire wasn’t only hazard Wednesday in Beaver Falls”, 5 July 2012',
  url: 'https://www.timesonline.com/story/news/crime/2012/07/05/duplex-fire-wasn-t-only/18426465007/',
}
const freezingFire: Source = {
  title: 'Beaver County Times, “Firefighters fight flames, freezing cold in Beaver Falls”, 28 January 2014',
  url: 'https://www.timesonline.com/story/news/crime/2014/01/28/firefighters-fight-flames-freezing-cold/18489133007/',
}
const arson: Source = {
  title: 'Beaver County Times, “‘Pattern of arson’ continues in Beaver Falls”, 4 September 2015',
  url: 'https://www.timesonline.com/story/news/local/2015/09/04/pattern-arson-continues-in/18508932007/',
}
const juneStorm: Source = {
  title: 'Beaver County Times, “NWS confirms tornado touched down Wednesday”, 11 June 2020',
  url: 'https://www.timesonline.com/story/news/local/2020/06/11/nws-confirms-tornado-touched-down-wednesday/42165343/',
}
const hallway: Source = {
  title: 'Beaver County Times, on an apartment fire, 21 August 2020',
  url: 'https://www.timesonline.com/story/news/2020/08/21/nuggets-fries-mishap-causes-beaver-falls-apartment-fire/3408873001/',
}
const harmonists: Source = {
  title: 'SAH Archipedia, “Harmonist Houses”',
  url: 'https://sah-archipedia.org/buildings/PA-01-BE28',
}
const waterAuthority: Source = {
  title: 'Pennsylvania Municipal Authorities Association, “Beaver Falls Municipal Authority”',
  url: 'https://www.municipalauthorities.org/beaver-falls-municipal-authority/',
}
const sewers: Source = {
  title: 'WPXI, “Company purchases Beaver Falls wastewater system”',
  url: 'https://www.wpxi.com/news/local/company-purchases-beaver-falls-wastewater-system-plans-invest-millions-improvements/ZB5Z3OO2CRFTZAX53K737PBGKA/?outputType=amp',
}

export const beaverFalls: AreaStory = {
  heading: 'Beaver Falls: fire, and the water after it',
  lead: 'The attic burned; the rooms below were ruined by water and smoke. That was a duplex here in 2012. What fire does to close-built houses in Beaver Falls, and what to leave untouched.',
  description:
    'Fire, smoke and hose water in Beaver Falls, Pennsylvania: attic fires, hard frost, empty houses, and what to do on the first day after a fire.',
  facts: [
    { label: 'Kind', value: 'City, 9,005 people (2020 census)', sources: [city] },
    { label: 'Waters', value: 'Beaver River', sources: [city] },
    { label: 'Ground', value: 'A plateau some 50 feet above the river', sources: [plateau] },
    {
      label: 'Houses',
      value: 'Thick-walled stone workers’ houses of about 1874 among them',
      sources: [harmonists],
    },
    {
      label: 'Water and sewer',
      value: 'Beaver Falls Municipal Authority; sewers bought by Aqua Pennsylvania',
      sources: [waterAuthority, sewers],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'Named among the towns of the Beaver Valley that the flood hit hardest.',
      sources: [calamity],
    },
    {
      when: 'July 2012',
      what: 'An attic fire in a Fourth Avenue duplex; water and smoke left it unfit to live in.',
      sources: [duplex],
    },
    {
      when: '28 January 2014',
      what: 'A three-story house burned at about 11 below zero, and hose water froze inside.',
      sources: [freezingFire],
    },
    {
      when: 'Late summer 2015',
      what: 'Five fires in abandoned buildings on Mount Washington, arson suspected.',
      sources: [arson],
    },
    { when: '10 June 2020', what: 'Wind broke limbs and a pole on College Hill.', sources: [juneStorm] },
    {
      when: 'August 2020',
      what: 'A stove fire in one apartment sent smoke down the hall; two floors were cleared.',
      sources: [hallway],
    },
  ],
  reasons: [
    {
      title: 'The attic burns, the kitchen drowns',
      text: 'In July 2012 overheated wiring burned through foot-thick insulation. The flames never left the attic; water and smoke took the rest. Wet insulation weighs on a ceiling for days and keeps the joists damp. It is bagged and carried out early, before anyone dries the rooms beneath.',
      sources: [duplex],
    },
    {
      title: 'When the hose water freezes',
      text: 'The fire of January 2014 was fought at about 11 below. Ice inside a burned house hides loads and holds doors. It also stops the drying clock, which starts again at the first thaw. Heat such a house slowly, with the floors propped and the pipes shut, or you get the flood a week late.',
      sources: [freezingFire],
    },
    {
      title: 'Smoke goes by the hallway',
      text: 'One stove, in August 2020, and two floors had to leave. Whoever lives two doors from a fire may get fine soot in cupboards and clothes, with no mark on the wall. A white cloth on the top of a door tells. Do not wash anything until the soot has been named: grease and plastic need different care.',
      sources: [hallway],
    },
  ],
  year: [
    { from: 11, to: 3, what: 'Heaters, wiring, stoves', kind: 'fire' },
    { from: 1, to: 2, what: 'Frozen lines, iced hose water', kind: 'frost' },
    { from: 6, to: 9, what: 'Storm water and limbs', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Ask the officer in charge for the report number and for the hour you may go in.',
    'Have windows and roof boarded the same day. An open house gets a second loss.',
    'Carry out papers, medicine lists and glasses only; leave clothes where they hang.',
    'In an unheated house, have the water shut and the lines drained before night.',
  ],
  others: [
    {
      name: 'Beaver Falls Municipal Authority',
      why: 'a service to be shut at the street',
      sources: [waterAuthority],
    },
    { name: 'Aqua Pennsylvania', why: 'sewage in the cellar', sources: [sewers] },
  ],
  questions: [
    {
      question: 'May I sleep there if only the attic burned?',
      answer:
        'Wait for the fire marshal’s word, and for an electrician’s. Many policies pay for nights elsewhere while a house is unfit. Keep the receipts, meals too.',
      sources: [],
    },
    {
      question: 'Do thick stone walls need any drying?',
      answer:
        'More than frame. Hose water sinks in deep and leaves over weeks. New plaster waits until the stone reads like the stone of a dry corner.',
      sources: [],
    },
  ],
}
