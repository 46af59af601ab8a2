import { step } from '#domain/safety/step.ts'
import { centerTownshipFacts as known } from '../facts/center-township-pa.ts'
import type { AreaStory } from '../story.ts'

export const centerTownship: AreaStory = {
  line: 'Center Township: wet slopes, wet walls and fallen trees',
  lead: 'After days of rain in September 2018, officials believed a hillside here slid and broke a gas line. This page tells you what to watch for on a slope, and what to do after an evacuation or when a tree hits the house.',
  description:
    'Landslides, seeping basement walls and trees on roofs in Center Township, Beaver County: what to watch for, who to call and what insurance may leave out.',
  hazards: ['moving-water', 'ground', 'wind', 'fire'],
  steps: [
    step(
      'Stay away from a retaining wall that bulges, leans or cracks. Don’t stand above it or below it, and don’t poke or dig at it.',
      'no-load-above',
      'moving-ground',
    ),
    step(
      'If you smell gas outdoors, leave on foot at once. Call 911 when you are far from the smell.',
      'gas-leave',
      'call-911',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Township, 11,649 people (2020 census)', backedBy: [known.population] },
    { label: 'Ground', value: 'Hills above Raccoon Creek', backedBy: [known.hills] },
    {
      label: 'Water and sewer',
      value: 'Center Township Water Authority, with about 18,000 people on its lines (2022)',
      backedBy: [known.waterCustomers],
    },
    { label: 'Roads', value: 'I-376 and Brodhead Road', backedBy: [known.roads] },
  ],
  record: [
    {
      when: 'September 10, 2018',
      what: 'A new gas line broke near Ivy Lane after nearly 5 inches of rain in a weekend. Officials believed a landslide was the cause. The fire destroyed a house, and people in 25 to 30 homes had to leave.',
      backedBy: [known.rupture, known.rain],
    },
    {
      when: 'June 24, 2019',
      what: 'A storm with wind of 60 mph left scattered power outages in the township.',
      backedBy: [known.summerStorm],
    },
    {
      when: 'April 8, 2020',
      what: 'Trees fell on homes in the Center Township area, and about 1,575 customers lost power.',
      backedBy: [known.aprilStorm],
    },
  ],
  reasons: [
    {
      title: 'Landslides in Center Township',
      text: 'The Post-Gazette wrote in 2020 that this part of Beaver County has a history of landslides. After the break of 2018, regulators approved a new route for the gas line on flatter ground. When it has rained for days, watch the lawn, the fences and the doors for changes. If the ground cracks or moves, or the house does, leave, stay away and call 911 from a safe place. If a fence starts to lean or a door starts to stick after days of rain, don’t stay in the house or on the slope. Call a geotechnical engineer from a safe place, and ask before you go back in.',
      backedBy: [known.landslideHistory],
      rules: ['moving-ground', 'doubtful-building', 'call-911'],
    },
    {
      title: 'Water through a hillside basement wall',
      text: 'A basement dug into a hill has wet soil against one wall. Rain can seep through, and the soil can push the wall in. Look at it from the top of the stairs, and stay out if there is water on the floor. If the wall bows or has a new crack, get everyone out and call an engineer. Don’t pump a full basement yourself. A crew waits until no water covers the ground outside and then lowers the level about a foot a day at first, because the wall can give way. Call us, and we start to dry the room as soon as it is safe.',
      backedBy: [],
      rules: ['no-load-above', 'pump-slowly', 'no-standing-water', 'dry-fast'],
    },
    {
      title: 'Trees on houses after a storm',
      text: 'The storm of April 8, 2020 dropped trees on homes in this area. If a tree hits your house, get everyone out by the side away from the tree and the wires, and call 911. Stay off the roof, and don’t cut or pull the tree yourself. A wire may be caught in the branches. Take photos from the ground. We can cover the roof and work with a tree company that has a crane.',
      backedBy: [known.aprilStorm],
      rules: ['call-911', 'doubtful-building', 'no-load-above', 'no-roof', 'fallen-wire', 'photos-first'],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Soaked slopes and wet basement walls', kind: 'water' },
    { from: 4, to: 7, what: 'Wind that drops trees on roofs', kind: 'cloudburst' },
    { from: 9, to: 11, what: 'Long fall rain on the same slopes', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes in hillside garages', kind: 'frost' },
  ],
  others: [
    {
      name: 'Center Township Water Authority',
      why: 'a bank or yard that stays wet in dry weather and may hide a leaking water main',
      backedBy: [known.waterAuthority],
    },
    {
      name: 'Beaver County Emergency Services, through 911',
      why: 'ground that moves, a smell of gas, or a wire on the ground',
      backedBy: [known.emergencyServices],
    },
  ],
  questions: [
    {
      question: 'Does homeowners insurance cover a landslide?',
      answer:
        'Usually not. In 2018 the Pennsylvania Insurance Department said that homeowners policies typically leave out floods and earth movement, including landslides, sinkholes and mine subsidence. It said you can buy that coverage for an added cost. Ask your agent what your policy says about earth movement, and ask for the answer in writing.',
      backedBy: [known.landslidePolicies],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'We were evacuated but our house is fine. Can we still file a claim?',
      answer:
        'Maybe. Some policies pay for a hotel and meals when officials order you to leave, and some pay for spoiled food or smoke. Tell your insurer soon, and ask about “additional living expense.” Keep your receipts, and save the evacuation notice or a photo of the closed road.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'When can we go back into the house after an evacuation?',
      answer:
        'Go back only when the fire department or the police say you can. If the gas was shut off, the gas company turns it on and a technician lights the appliances. If you smell gas at the door, don’t go in and don’t touch a switch. Walk away and call 911.',
      backedBy: [],
      rules: ['fire-reentry', 'gas-leave', 'no-relight'],
    },
    {
      question: 'Who is responsible for a retaining wall that leans?',
      answer:
        'It depends on whose land the wall stands on and what it holds up. Your deed or a survey shows the line. If the wall holds up a street, report it to the township. If it’s yours, ask a structural engineer to look at it. Until then, keep people and cars away from both sides.',
      backedBy: [],
      rules: ['ask-office', 'no-load-above'],
    },
  ],
}
