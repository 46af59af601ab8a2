import { step } from '#domain/safety/step.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import { pulaskiFacts as known } from '../facts/pulaski-pa.ts'
import type { AreaStory } from '../story.ts'

export const pulaski: AreaStory = {
  line: 'Pulaski: wet basements, wells and septic systems',
  lead: 'We found few flood reports for Pulaski Township. So this page answers what people in older houses ask: what to do about a wet basement, a well, a septic system or lightning.',
  description:
    'Wet basements, flooded wells, septic trouble and lightning in Pulaski, Lawrence County, Pennsylvania: what to do first, and who to call.',
  hazards: ['sewage', 'moving-water', 'wind', 'fire'],
  steps: [
    step(
      'Look at a flooded basement from the top of the stairs. Don’t step in. The water can hide an open well or cistern.',
      'open-pits',
      'no-standing-water',
    ),
    step('Tell 911 “Pulaski Township, Lawrence County,” and the nearest cross street.', 'tell-911-where'),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village in Pulaski Township, which has 3,096 people (2020 census)',
      backedBy: [known.townshipKind, known.townshipPopulation2020],
    },
    {
      label: 'Waters',
      value: 'Shenango River and Deer Creek; Coffee Run, which flows to the Mahoning River',
      backedBy: [known.streams],
    },
    {
      label: 'Ground',
      value: 'Fairly level farmland, as a county history described it in 1877',
      backedBy: [known.levelFarmland],
    },
    {
      label: 'Water and sewer',
      value: 'Sewers planned in 2001 for about 767 homes in New Bedford and villages nearby',
      backedBy: [known.sewerLoan],
    },
  ],
  record: [
    {
      when: 'July 2001',
      what: 'The state approved a $605,917 loan to design public sewers. The township’s request said that more than 49 percent of its septic systems malfunctioned.',
      backedBy: [known.sewerLoan],
    },
    {
      when: 'Around Labor Day 2003',
      what: 'Flooding closed nine roads in Slippery Rock, Shenango, Hickory and Pulaski townships.',
      backedBy: [known.closedRoads],
    },
    {
      when: 'Late February 2011',
      what: 'After rain on melting snow, PennDOT closed Route 551 in Pulaski.',
      backedBy: [known.route551],
    },
    {
      when: 'February 2013',
      what: 'The supervisors set a 10-ton limit on Mercer Road, from Route 208 to the Mercer County line.',
      backedBy: [known.tenTons],
    },
    {
      when: 'February 18, 2022',
      what: 'After snowmelt and heavy rain, the Shenango River was reported up to the top of its banks.',
      backedBy: [known.snowmelt],
    },
    {
      when: 'April 1, 2023',
      what: 'Trees and lines came down in high winds, and 644 Penn Power customers in the township were counted without power.',
      backedBy: [known.outage],
    },
  ],
  reasons: [
    {
      title: 'Water in an old farmhouse basement',
      text: 'The township is old farm country; a history from 1877 already praised its houses. A basement from that time can have a dirt floor and a cistern or a hand-dug well, and floodwater can lift the lid off. Nobody should walk where water hides the floor, and nobody should look for the lid. Take a photo from the top of the stairs. When you call us, tell us about any pit or drain you remember, so that we can plan for it.',
      backedBy: [known.levelFarmland],
      rules: ['open-pits', 'no-standing-water', 'photos-first'],
    },
    {
      title: 'Septic system or public sewer?',
      text: 'In 2001 public sewers were planned for New Bedford, Pulaski, Frizzleburg and Pine Glenn. In late 2005 a supervisor said that road repairs had waited while the sewers were put in. Your sewer bill shows whether your house is connected. With a septic system, use little water while the ground over the field is flooded, and don’t have the tank opened or pumped then. If sewage comes up indoors, stop all water use and stay out of it.',
      backedBy: [known.sewerLoan, known.sewersIn],
      rules: ['septic', 'stop-using-water', 'sewage'],
    },
    {
      title: 'Flooded roads near the river and the creeks',
      text: 'Flooding closed roads here around Labor Day 2003, and Route 551 in late February 2011. In February 2022 the Shenango River was up to its banks, and drivers were told to obey closure signs. Don’t drive through water or past a barrier, even on a road you know. The state’s 511PA service shows conditions on state roads. If water is rising near your house, leave while your road is still dry.',
      backedBy: [known.closedRoads, known.route551, known.snowmelt],
      rules: ['moving-water', 'closed-road', 'leave-early'],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Snowmelt on level ground: wet basements', kind: 'water' },
    { from: 6, to: 8, what: 'Lightning on houses, barns and well pumps', kind: 'fire' },
    { from: 8, to: 9, what: 'Late-summer storms: flooded low roads', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Pulaski Township',
      why: 'a flooded township road, your sewer connection, or the weight limit on Mercer Road (10 tons in 2013)',
      backedBy: [known.tenTons],
    },
    {
      name: 'The township’s sewage enforcement officer',
      why: 'a permit to repair or replace a septic system',
      backedBy: [general.sewageOfficer],
    },
    {
      name: 'Lawrence County Department of Public Safety',
      why: 'flood or storm damage that the county should know about',
      backedBy: [known.publicSafety, general.damageReports],
    },
    {
      name: 'Penn Power',
      why: 'a power outage, or power that has to be cut before anyone goes down to a wet basement',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'The flood covered my well head. Can I use the water?',
      answer:
        'Not for drinking or cooking. The well has to be disinfected first and the water tested after that; the state said after floods in 2011 that a test is the only way to know. If the pump or its wiring got wet, don’t switch it on before an electrician has checked it. Stay away from the well if its cap may be gone.',
      backedBy: [general.wells],
      rules: ['well-water', 'wet-electrics', 'open-pits'],
    },
    {
      question: 'Lightning hit the house, but I see no flames. Should I still call for help?',
      answer:
        'Yes. Get everyone out and call 911 from outside, because a strike can smolder inside a wall where nobody sees it. Wait outside until the fire department lets you in. Then tell your insurance company, and have an electrician check the wiring and write down the cause. Most home policies name lightning, but only your insurer can say what yours covers.',
      backedBy: [],
      rules: ['fire-out', 'fire-reentry', 'wet-electrics', 'tell-insurer'],
    },
    {
      question: 'Does home insurance cover water from the river or a field?',
      answer:
        'Usually not. The Pennsylvania Insurance Department says that standard home and renter’s policies don’t cover floods. A federal flood policy starts 30 days after you buy it in most cases, so don’t wait for the forecast. Water that seeps through a wall or backs up from a drain may be excluded too. Ask your agent about each of these.',
      backedBy: [general.floodInsurance],
      rules: ['tell-insurer'],
    },
    {
      question: 'Why does it matter which Pulaski I say?',
      answer:
        'Beaver County has a Pulaski Township too, near New Brighton. A dispatcher who hears only “Pulaski” may think of the wrong one. Give the county, the township, your road and the nearest cross street, and stay on the line.',
      backedBy: [known.namesake],
      rules: ['tell-911-where'],
    },
    {
      question: 'Who should know about flood damage to my house?',
      answer:
        'Tell the township and the Lawrence County Department of Public Safety, even if you have insurance. The state says that residents may contact their county emergency manager directly, and that more reported damage usually means more money for help. Send photos you took from a dry place, and keep your receipts.',
      backedBy: [general.damageReports, known.publicSafety],
      rules: ['photos-first', 'tell-insurer', 'ask-office'],
    },
  ],
}
