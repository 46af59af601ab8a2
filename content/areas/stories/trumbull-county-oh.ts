import { step } from '#domain/safety/step.ts'
import { trumbullCountyFacts as known } from '../facts/trumbull-county-oh.ts'
import type { AreaStory } from '../story.ts'

export const trumbullCounty: AreaStory = {
  line: 'Trumbull County: floods, septic systems and old mines',
  lead: 'The Mahoning River, sudden storms, septic systems and old coal mines all damage homes in Trumbull County. See what has happened, what is safe to do and which office to call.',
  description:
    'River floods, septic backups, old mines and ice dams in Trumbull County, Ohio: who to call, flood zone permits and what insurance covers.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If the Mahoning River is forecast to flood your street, leave before the water gets there. If the county orders you to evacuate, go at once.',
      'leave-early',
      'moving-water',
    ),
    step(
      'If the ground over your septic field is flooded, use very little water indoors and stay off the field.',
      'septic',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'County of 201,977 people (2020 census); county seat Warren',
      backedBy: [known.countyKind, known.countyPopulation2020],
    },
    {
      label: 'Waters',
      value: 'Mahoning River; Mosquito Creek Lake, dammed in 1943 and 1944',
      backedBy: [known.flood1913, known.lakeBirthday],
    },
    {
      label: 'Houses',
      value: '21.1 percent of homes were built in 1939 or earlier (Census 2000)',
      backedBy: [known.houses2000],
    },
    {
      label: 'Ground',
      value: 'Old coal mines in Hubbard, Brookfield, Liberty, Vienna and Weathersfield townships',
      backedBy: [known.coal],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'The Mahoning River wrecked much of downtown Warren and hit Niles and Girard.',
      backedBy: [known.flood1913],
    },
    {
      when: 'May 31, 1985',
      what: 'An F5 tornado crossed Newton Falls, Lordstown, Niles and Hubbard.',
      backedBy: [known.tornado1985],
    },
    {
      when: 'July 21, 2003',
      what: 'The airport in Vienna measured 4.65 inches of rain, the most in 24 hours there since 1943.',
      backedBy: [known.wettestDay],
    },
    {
      when: 'August 2003',
      what: 'The state counted more than 250 homes damaged or destroyed in Trumbull and Mahoning counties.',
      backedBy: [known.disaster2003],
    },
    {
      when: 'July 2013',
      what: 'The river rose above 16 feet at Leavittsburg. In the Meadowbrook neighborhood, 63 people left 28 homes.',
      backedBy: [known.meadowbrook],
    },
    {
      when: 'July 20, 2019',
      what: 'A flash flood breached the dam at Kinsman Lake and broke basement walls in Greene, Gustavus and Kinsman townships.',
      backedBy: [known.emergency2019Floods],
    },
  ],
  reasons: [
    {
      title: 'When does the Mahoning River flood?',
      text: 'The National Weather Service has a gauge at Leavittsburg in Warren Township. Flood stage there is 10 feet. In July 2013 the river passed 16 feet, and one family’s basement almost filled. Follow the gauge online from home, and never go to the bank to look. If you know the reading at which water once reached your yard, plan to leave well before the forecast gets there.',
      backedBy: [known.floodStage, known.meadowbrook],
      rules: ['moving-water', 'leave-early'],
    },
    {
      title: 'Septic systems and wells after a flood',
      text: 'Septic systems are common in the county: a 2016 report estimated more than 20,000 owners in one state House district. When the field is under water, sewage can come back into the house. If it does, run no water and stay out of it. Wait until the ground has drained before anyone opens or pumps the tank. If a well flooded, don’t drink or cook with its water until the well has been disinfected and tested. The county health district can tell you how.',
      backedBy: [known.septicOwners, known.septicRules],
      rules: ['septic', 'well-water', 'sewage', 'ask-office', 'stop-using-water'],
    },
    {
      title: 'Old coal mines under the house',
      text: 'Coal was mined here mainly from 1870 to 1884, about 100 feet down. In Mineral Ridge, state crews came to one street four times between 1997 and 2008 to fill old mines. Trumbull County is on the state’s list where mine subsidence coverage comes with a homeowners policy for $1 a year. If a floor drops or the ground sinks, get everyone out, stay away, and call 911 from a safe place.',
      backedBy: [known.coal, known.mineralRidge, known.mineInsurance],
      rules: ['moving-ground', 'doubtful-building', 'tell-insurer'],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'Heavy snow and ice dams on roofs', kind: 'frost' },
    { from: 2, to: 4, what: 'The Mahoning River may leave its banks', kind: 'water' },
    { from: 5, to: 9, what: 'Cloudbursts and sometimes tornadoes', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Thaw: sump pumps run all day', kind: 'water' },
  ],
  others: [
    {
      name: 'Trumbull County Planning Commission',
      why: 'a permit to build, fill, remodel or repair on land in a flood zone',
      backedBy: [known.floodplain],
    },
    {
      name: 'Trumbull County Emergency Management Agency',
      why: 'reporting storm or flood damage to the county',
      backedBy: [known.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Will FEMA or my insurance pay for a flooded basement?',
      answer:
        'In March 2011 the county’s emergency director said FEMA didn’t count basements as living space, and that many homeowners policies weren’t paying. If the county is declared, apply anyway: FEMA may help with a furnace, a water heater or a basement room that someone lives in. A sump failure or sewer backup endorsement may pay, and a flood policy covers some equipment in a basement. Report the loss promptly and ask.',
      backedBy: [known.basements],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Do I need a permit to repair a house in a flood zone?',
      answer:
        'Yes, the county requires a floodplain permit before you build, fill, grade or remodel there. If repairs reach 50 percent of what the structure was worth before the damage, not counting the land, the building must meet current flood rules. Cities and villages may have their own office. Ask before work starts.',
      backedBy: [known.floodplain, known.federalRule],
      rules: ['substantial-damage', 'ask-office'],
    },
    {
      question: 'How do I report flood damage to the county?',
      answer:
        'After the July 2019 flood, people were told to call 211. The Emergency Management Agency asked for name, address, phone number and the kind of damage. Ask the agency what it wants today. This report isn’t an insurance claim, so call your insurer as well.',
      backedBy: [known.emergency2019Agencies],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'Water drips where the wall meets the ceiling. Is it ice?',
      answer:
        'It may be. The airport in Vienna gets 67.8 inches of snow in a normal season. A drip on a sunny day after snow points to ice at the roof edge; a drip during rain points to the roof. Photograph the eave from well out in the yard, not below the ice, and keep out from under wet drywall that hangs down.',
      backedBy: [known.snow],
      rules: ['no-roof', 'no-load-above', 'photos-first'],
    },
  ],
}
