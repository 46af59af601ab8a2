import { step } from '#domain/safety/step.ts'
import { aliquippaFacts as known } from '../facts/aliquippa-pa.ts'
import type { AreaStory } from '../story.ts'

export const aliquippa: AreaStory = {
  line: 'Aliquippa: flash floods and mud on Franklin Avenue',
  lead: 'Heavy rain turned Franklin Avenue into a stream in July 2007, and it flooded again in 2011. Read what to do in a shop, in a basement and in the old houses on the hills when the water comes.',
  description:
    'Flash floods, mud and old water lines in Aliquippa, Pennsylvania: what shops and homes should do first, who runs the sewers and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If Franklin Avenue starts to flood, leave uphill while the way is dry. If water blocks the way, go to the highest floor, but never into a closed attic, and call 911. Don’t go out to move a car.',
      'leave-early',
      'moving-water',
      'trapped-by-water',
      'call-911',
    ),
    step(
      'Leave the mud in the basement alone. Stay out of it, and keep it off your skin.',
      'dirty-floodwater',
      'no-standing-water',
    ),
  ],
  details: [
    { label: 'Kind', value: 'City, 9,238 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Waters',
      value: 'Ohio River and Logstown Run',
      backedBy: [known.river, known.logstown],
    },
    {
      label: 'Houses',
      value: 'More than 1,500 homes built for steelworkers in the ten years from 1907',
      backedBy: [known.plans],
    },
    {
      label: 'Water and sewer',
      value: 'Municipal Water Authority of Aliquippa',
      backedBy: [known.waterAndSewer],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'Water from the storms Frances and Ivan ruined more than 100 vehicles at a car dealer.',
      backedBy: [known.mudAndDamage],
    },
    {
      when: 'July 2007',
      what: 'About 3.5 inches of rain fell in about two hours. Water on Franklin Avenue rose almost to car windows, five families were evacuated, and ankle-deep mud stayed behind.',
      backedBy: [known.awash],
    },
    {
      when: 'August 19, 2011',
      what: 'Franklin Avenue and Spring Street flooded again. Reporters wrote that the storm drains couldn’t handle the water.',
      backedBy: [known.hitHard],
    },
    {
      when: 'April 8, 2020',
      what: 'A windstorm left nearly 500 Aliquippa homes without power.',
      backedBy: [known.windstorm],
    },
  ],
  reasons: [
    {
      title: 'Why does Franklin Avenue flood?',
      text: 'Woodlawn, now part of Aliquippa, grew up along Logstown Run, and downtown was once called Logstown Bottom. In August 2011 the storm drains couldn’t carry the rain. A flash flood can come within an hour, so don’t wait to see how high it gets. Move people first, never cars or stock. Stay off the street until the water is gone, because it can hide an open manhole.',
      backedBy: [known.logstown, known.hitHard],
      rules: ['moving-water', 'open-pits', 'leave-early'],
    },
    {
      title: 'Mud in shops and basements',
      text: 'In July 2007 people who cleared an auto shop estimated that they took out 10 tons of mud or more, and a resident of Franklin Avenue lost everything in his basement. Flood mud holds sewage and fuel. Don’t go down while water or mud covers the floor, and don’t start fans or the furnace. Photograph the mud from the top of the stairs, then call us. We wear protection, pump slowly, and remove carpet, padding and drywall that can’t be saved.',
      backedBy: [known.cleanup],
      rules: ['dirty-floodwater', 'no-standing-water', 'no-air-over-dirt', 'photos-first', 'pump-slowly'],
    },
    {
      title: 'Old houses on the hillside plans',
      text: 'By 1913 the city had twelve numbered housing plans, placed by the shape of the ground. On a slope, roof water from one yard drains toward the next house. If a basement wall on the uphill side bows or cracks, get everyone out and call an engineer. In dry weather, ask a roofer to check gutters and downspouts, and talk with the neighbor above you about where the water goes.',
      backedBy: [known.plans],
      rules: ['no-load-above', 'doubtful-building', 'maintain-dry', 'no-roof'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Flash floods on and around Franklin Avenue', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Wind, power outages and wet basements', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes in old houses', kind: 'frost' },
  ],
  others: [
    {
      name: 'Municipal Water Authority of Aliquippa',
      why: 'a leak in the street, a valve that won’t close, or a sewer that backs up',
      backedBy: [known.waterAndSewer],
    },
    {
      name: 'City of Aliquippa',
      why: 'a blocked storm drain, and mud or debris in a city street',
      backedBy: [],
    },
  ],
  questions: [
    {
      question: 'What if my main water valve won’t turn?',
      answer:
        'Don’t force it, because an old valve can break and flood the room. Stay out of any water and call the Municipal Water Authority of Aliquippa to shut it off at the street. A state release on a grant said that the system’s own valves often didn’t work because of their age. Have a plumber replace yours while the water is off.',
      backedBy: [known.valves],
      rules: ['close-valve', 'no-standing-water'],
    },
    {
      question: 'Does homeowners insurance pay for a flash flood?',
      answer:
        'Usually not. In 2013 the Pennsylvania Insurance Department stressed that homeowners policies don’t cover flood damage. Report the damage anyway and ask for the answer in writing. A flood policy is separate and usually takes 30 days to start. In a basement it generally covers the furnace and water heater but not paneling, rugs and furniture. Ask an agent what your address needs.',
      backedBy: [known.floodInsurance],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'Can flood victims count on a federal loan?',
      answer:
        'Not always. In October 2007 the Ellwood City Ledger reported that a low-interest federal loan was about the only aid offered in the city after the flood of July 5, and that its terms were too strict for most people who applied. Apply before the deadline if your county has a program, and go on with your insurance claim.',
      backedBy: [known.loans],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'My shop has to close. Is the lost income insured?',
      answer:
        'Only if your policy has business income coverage and covers the cause. Many business policies leave out floods. Call your agent on the first day. Write down each day that you’re closed and why. In dry weather, store copies of your sales records, tax papers and payroll outside the building, and never go back in for them during a flood.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
  ],
}
