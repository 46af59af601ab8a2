import { enonValleyFacts as known } from '../facts/enon-valley-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const enonValley: AreaStory = {
  line: 'Enon Valley: Little Beaver Creek floods and brush fires',
  lead: 'In 2008 a county commissioner named Little Beaver Creek near Enon Valley as a trouble spot for floods. Here is when to leave, what creek water ruins in a house, and who to call.',
  description:
    'Little Beaver Creek floods, closed roads and brush fires around Enon Valley, Pennsylvania: when to leave, what to keep and who to call.',
  hazards: ['sewage', 'moving-water', 'fire'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Borough, 301 people (2020 census)', backedBy: [known.census] },
    {
      label: 'Waters',
      value: 'Little Beaver Creek; the old village of Enon stood near its forks',
      backedBy: [known.forks],
    },
  ],
  record: [
    {
      when: 'May 22, 2004',
      what: 'Little Beaver Creek overflowed, and more than 150 homes around Darlington, in Beaver County, were affected. A shelter opened at the Enon Valley Volunteer Fire Department.',
      backedBy: [known.shelter],
    },
    {
      when: 'July 2004',
      what: 'A relief news service counted Enon Valley among the towns hit hardest in May. The county’s emergency manager reported 40 to 60 damaged homes in Lawrence County.',
      backedBy: [known.recovery],
    },
    {
      when: 'February 2008',
      what: 'A county commissioner named the creek near Enon Valley among the county’s trouble spots for flooding.',
      backedBy: [known.troubleSpot],
    },
    {
      when: 'February 18, 2022',
      what: 'Flooding closed parts of Route 351 and Houston Road in Little Beaver Township.',
      backedBy: [known.closedRoads],
    },
  ],
  reasons: [
    {
      title: 'When Little Beaver Creek comes up',
      text: 'The creek flooded in May 2004, and in 2008 a commissioner still called it a trouble spot near Enon Valley. Leave early, while your road is dry, and take medicine, glasses, phone chargers and insurance papers only if they are at hand. In February 2022 flooding closed parts of Route 351 and Houston Road, so plan a second way out. Never drive past a barrier or through water, however shallow it looks.',
      backedBy: [known.shelter, known.troubleSpot, known.closedRoads],
      rules: ['leave-early', 'moving-water', 'closed-road'],
    },
    {
      title: 'Creek water in the house',
      text: 'Creek water carries sewage and chemicals, so look at it from the door or the top of the stairs and stay out. Don’t turn on fans or the furnace. Photograph the rooms first from a dry place. Carpet, padding, mattresses and drywall soaked by that water are then thrown out by a crew, not rinsed and kept. A furnace or water heater that stood in the water has to be checked by a technician before anyone lights it again.',
      backedBy: [],
      rules: [
        'dirty-floodwater',
        'no-standing-water',
        'no-air-over-dirt',
        'discard-soaked',
        'photos-first',
        'no-relight',
      ],
    },
    {
      title: 'Brush fires in a dry, windy spring',
      text: 'An undated New Castle News report tells of a brush fire that spread on a Clark Road farm. About 175 bales of hay burned, and Enon Valley firefighters were out for about seven hours. If a fire leaves its pile or comes near a building, get everyone away and call 911 at once. Stay away until the firefighters say that it’s out.',
      backedBy: [known.brushFire],
      rules: ['fire-out', 'fire-reentry', 'call-911'],
    },
  ],
  year: [
    { from: 2, to: 3, what: 'Snowmelt: water on the low roads', kind: 'water' },
    { from: 3, to: 5, what: 'Dry spring days: brush and grass fires', kind: 'fire' },
    { from: 5, to: 7, what: 'Heavy rain: Little Beaver Creek rises', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Enon Valley Volunteer Fire Department',
      why: 'fires and rescues, always through 911',
      backedBy: [],
    },
    {
      name: 'Lawrence County Department of Public Safety',
      why: 'flood damage, and which alert system the county uses today',
      backedBy: [known.publicSafety, general.damageReports],
    },
    {
      name: 'Penn Power',
      why: 'power to be cut at a house with creek water in it',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Where would a shelter open?',
      answer:
        'In May 2004 one opened at the Enon Valley Volunteer Fire Department, but the place can be different each time. Ask the Lawrence County Department of Public Safety which alert system it uses today, sign up, and listen for what officials announce. Ask ahead of time whether you may bring a pet.',
      backedBy: [known.shelter, known.publicSafety],
      rules: ['leave-early', 'ask-office'],
    },
    {
      question: 'The flooded road is in the township. Who do I tell?',
      answer:
        'Tell the municipality that owns the road, and don’t drive out to look. In 2022 the closed parts of Route 351 and Houston Road were in Little Beaver Township, outside the borough. For state roads, the state’s 511PA service shows what is closed.',
      backedBy: [known.closedRoads, known.stateRoads],
      rules: ['closed-road', 'ask-office'],
    },
    {
      question: 'Does my home policy cover the creek?',
      answer:
        'Probably not: the Pennsylvania Insurance Department says that standard policies don’t cover floods. You can buy flood insurance even outside a flood zone. It usually starts only after 30 days. If you already have a federal flood policy, send your signed proof of loss within 60 days of the flood, unless FEMA extends that time.',
      backedBy: [general.floodInsurance, general.proofOfLoss],
      rules: ['tell-insurer'],
    },
    {
      question: 'The creek got into my well. Is the water safe?',
      answer:
        'Not until the well has been disinfected and a lab has tested the water. Clear water can still make you sick. Use bottled water for drinking, cooking and brushing teeth, and don’t switch on a pump that got wet before an electrician has looked at it.',
      backedBy: [general.wells],
      rules: ['well-water', 'wet-electrics'],
    },
  ],
}
