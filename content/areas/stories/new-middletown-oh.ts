import { step } from '#domain/safety/step.ts'
import { newMiddletownFacts as known } from '../facts/new-middletown-oh.ts'
import type { AreaStory } from '../story.ts'

export const newMiddletown: AreaStory = {
  line: 'New Middletown: pipe leaks, wet basements and sewers',
  lead: 'A split washer hose or a leaking water heater can flood a house in New Middletown on a dry day. See how to stop the water, who runs the sewers and what your insurance may pay.',
  description:
    'Burst hoses, leaking water heaters, wet basements and sewer backups in New Middletown, Ohio: what to do, who to call and what insurance pays.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step(
      'If a hose or supply pipe has burst, close the main valve only if the floor on the way is dry. Don’t force a valve that sticks. Call Aqua Ohio.',
      'close-valve',
      'ask-office',
    ),
    step(
      'Ask the plumber to keep the split hose or broken fitting for your insurance company.',
      'photos-first',
      'tell-insurer',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village, 1,507 people (2020 census), in Springfield Township',
      backedBy: [known.villageKind, known.villagePopulation],
    },
    { label: 'Waters', value: 'Honey Creek', backedBy: [known.honeyCreek] },
    {
      label: 'Water and sewer',
      value: 'Aqua Ohio for water (2017); county sewers',
      backedBy: [known.aqua, known.pumpStation],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'After Ivan, many flood reports came from State Route 165 and Western Reserve Road, in Springfield, Beaver and Goshen townships.',
      backedBy: [known.ivan],
    },
    {
      when: 'November 2011',
      what: 'The village planned to replace old water lines on Middletown Road.',
      backedBy: [known.waterlines],
    },
    {
      when: 'January 2015',
      what: 'The state had ordered the village’s sewage plant to close by June 2016. The plan was to pump the sewage to Boardman.',
      backedBy: [known.plantToClose],
    },
    {
      when: 'June 2025',
      what: 'The county described a $40 million project that would turn the plant into a pump station.',
      backedBy: [known.pumpStation],
    },
  ],
  reasons: [
    {
      title: 'Leaks from hoses, valves and water heaters',
      text: 'We found no flooded street in the village in the news, so look inside your house first. Rubber washer hoses, the thin line to an ice maker and the bottom of a water heater can give way at any hour. Once a year, with dry hands, look for rust, bulges and drips, and ask a plumber to replace what looks worn. Before a long trip, close the main valve, unless it also feeds a sprinkler system or a boiler.',
      backedBy: [],
      rules: ['maintain-dry', 'close-valve'],
    },
    {
      title: 'Who runs the sewers in New Middletown?',
      text: 'Mahoning County does. The state found too little water in Honey Creek for the village’s sewage plant. In June 2025 the county described a $40 million project to pump the sewage to Boardman instead. If sewage comes up a drain, stop using water and call the county sanitary engineer’s office. In a long power outage use little water, because pumps in the system need power too.',
      backedBy: [known.honeyCreek, known.pumpStation],
      rules: ['sewage', 'stop-using-water', 'ask-office'],
    },
    {
      title: 'A damp line at the foot of the basement wall',
      text: 'Springfield Township was one of the places with many flood reports after Ivan in September 2004. When long rain leaves a damp line at the foot of a wall, the drain around the footing may be clogged, or a downspout may empty beside the house. In dry weather, extend the downspouts well away from the house. Seepage isn’t clean water, so let us dry and clean what it reached.',
      backedBy: [known.ivan],
      rules: ['maintain-dry', 'water-category', 'dry-fast'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw brings seepage along footings', kind: 'water' },
    { from: 6, to: 9, what: 'Storms, and leaks while people are on vacation', kind: 'water' },
    { from: 12, to: 2, what: 'Outdoor faucets and garage pipes freeze', kind: 'frost' },
  ],
  others: [
    {
      name: 'Aqua Ohio',
      why: 'no water, a leak in the street, or a main valve that won’t turn',
      backedBy: [known.aqua],
    },
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'a sewer backup, or help with the cost of a backflow valve',
      backedBy: [known.backflow],
    },
  ],
  questions: [
    {
      question: 'A leak ran for weeks before I saw it. Am I covered?',
      answer:
        'Policies often pay for sudden leaks and leave out slow ones. It depends on your policy; some cover hidden leaks. Write down the day you first noticed it, and take pictures. Report the damage now, and let the adjuster decide.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Will the county help pay for a backflow valve?',
      answer:
        'It may. In 2004 Mahoning County paid half the cost of a gate valve, and New Middletown sewer customers were on its list. In May 2023 WYTV reported $3,600 from the county’s program. Ask the sanitary engineer’s office about the current terms before any work begins.',
      backedBy: [known.backflow, known.backflow2023],
      rules: ['ask-office'],
    },
    {
      question: 'The water heater is leaking. What should I do?',
      answer:
        'If the floor around it is wet, stay back, because the heater’s gas valve or wiring may be wet too. If you can reach the main water valve with dry feet, close it. Then call a plumber. Don’t light it again or reset it until a technician has looked at it.',
      backedBy: [],
      rules: ['no-standing-water', 'close-valve', 'no-relight', 'wet-electrics'],
    },
    {
      question: 'Does the village stop people from building on low ground?',
      answer:
        'Its code for new subdivisions uses the 100-year flood as the limit and lets the village turn down land that floods from time to time. That covers new lots. It doesn’t tell you whether an older basement stays dry, so ask the seller and look at the FEMA flood map.',
      backedBy: [known.ordinance],
      rules: ['ask-office'],
    },
  ],
}
