import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { leetoniaFacts as known } from '../facts/leetonia-oh.ts'
import type { AreaStory } from '../story.ts'

export const leetonia: AreaStory = {
  line: 'Leetonia: hillside runoff, blocked culverts and sinkholes',
  lead: 'Storm water runs down from the north side of Leetonia, and coal was mined around the village. Here is what to do when water comes in, a wall cracks or the ground opens.',
  description:
    'Hillside runoff, blocked culverts, sewage and cracked walls in Leetonia, Ohio: what to do first, who to call and what mine insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [
    step(
      'If a hole opens in a street or a yard, stay far back and call 911. The ground around it can break off, and there may be a gas line.',
      'moving-ground',
      'gas-leave',
    ),
    step('Stay out of ditches and away from culverts while water runs in them.', 'moving-water'),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village, 1,833 people (2020 census)',
      backedBy: [known.villageKind, known.villagePopulation],
    },
    {
      label: 'Waters',
      value: 'Cherry Valley Run, and what the village calls the east fork of Little Beaver Creek',
      backedBy: [known.assistanceWaterways],
    },
    {
      label: 'Ground',
      value: 'Coal, iron ore and lime, found in the early 1860s',
      backedBy: [known.ovensMining],
    },
    {
      label: 'Water and sewer',
      value: 'Its own sewage treatment plant (reported in 2003)',
      backedBy: [known.assistanceWaterSewer],
    },
  ],
  record: [
    {
      when: 'August 9, 2003',
      what: 'FEMA officials put the rain at three to five inches in two hours. The village reported about $55,000 in damage, about $30,000 of it to sewage plant equipment.',
      backedBy: [known.assistanceFlood],
    },
    {
      when: 'By mid-June 2004',
      what: 'The village administrator estimated the storm damage to village property at about $250,000.',
      backedBy: [known.springOf2004],
    },
    {
      when: 'March 2011',
      what: 'A hole of an estimated 15 by 20 feet opened in Pine Street, between High and Main streets.',
      backedBy: [known.sinkhole],
    },
  ],
  reasons: [
    {
      title: 'Storm water below High Street',
      text: 'Runoff comes downhill from the north side of the village. As reported in August 2003, small dams at High Street slow it into a 36-inch pipe to the creek. After that month’s storm the administrator said no system could handle so much water. If your house is below High Street, ask a contractor in dry weather about window well covers and about sloping the soil away from the wall.',
      backedBy: [known.dams],
      rules: ['maintain-dry'],
    },
    {
      title: 'Who fixes a culvert that overflows?',
      text: 'In 2003 village crews repaired culverts on Washington, Oak and Vine streets and in Coal Alley after the storm. A blocked culvert sends its water down the road and into low driveways. Don’t try to clear one while water is in it, because it can pull you in. Call the village, and take a photo from your porch or window.',
      backedBy: [known.dams],
      rules: ['moving-water', 'ask-office', 'photos-first'],
    },
    {
      title: 'The hole in Pine Street',
      text: 'In March 2011 a hole grew slowly in Pine Street, a few feet from a gas line. The state’s abandoned-mines office tested the ground, and it wasn’t yet known whether old mining had caused it. If a floor drops, a wall cracks or the yard sinks, get out and call 911. Stay out until a building official or an engineer has cleared the house.',
      backedBy: [known.sinkhole],
      rules: ['moving-ground', 'doubtful-building'],
    },
  ],
  year: [
    { from: 7, to: 8, what: 'Two-hour storms off the hill', kind: 'cloudburst' },
    { from: 10, to: 11, what: 'Leaves in grates and culverts', kind: 'water' },
    { from: 1, to: 2, what: 'Frozen pipes; frost against uphill walls', kind: 'frost' },
    { from: 3, to: 5, what: 'Soaked hillside: seepage in uphill walls', kind: 'water' },
  ],
  others: [
    {
      name: 'Village of Leetonia',
      why: 'a blocked culvert, a street that sinks, or sewage in a basement',
      backedBy: [known.dams, known.sinkhole, known.assistanceWaterSewer],
    },
    {
      name: 'Ohio Mine Subsidence Insurance Underwriting Association',
      why: 'what mine insurance covers; the claim itself starts with your insurance company',
      backedBy: [county.mineClaims],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'flood damage that the county should know of',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Is this crack from water or from the ground?',
      answer:
        'You can’t tell safely by yourself. Wet soil tends to push a wall in, and sinking ground tends to pull it apart in steps. Stay away from a wall that leans or bows, and don’t let anyone patch or prop it. A structural engineer can say what moved it, and the insurance company will want that report.',
      backedBy: [],
      rules: ['no-load-above', 'doubtful-building', 'tell-insurer'],
    },
    {
      question: 'Do I have mine subsidence insurance?',
      answer:
        'Look at the declarations page of your home policy. Columbiana County was reported in 2005 as one of 26 counties in Ohio where this coverage is mandatory on home policies, at $1 a year. The program covers homes for one to four families. Ask your agent if you don’t find it.',
      backedBy: [county.mineCover, county.mineClaims],
      rules: ['ask-office'],
    },
    {
      question: 'What if sewage comes up when the creeks are high?',
      answer:
        'Run no water, keep children and pets away, and stay out of the basement. Then call the village, which has its own sewage plant. The storm of August 2003 damaged equipment there. Coverage for a sewer backup is often an addition to the home policy, so ask your insurance company before you count on it.',
      backedBy: [known.assistanceFlood, known.assistanceWaterSewer],
      rules: ['stop-using-water', 'sewage', 'tell-insurer'],
    },
    {
      question: 'Does home insurance cover runoff from the hill?',
      answer:
        'Often not, because it’s water that flows over the ground. Ohio’s weather safety site says flood damage typically isn’t in a home policy, and that a flood policy usually takes 30 days to start. Ask your agent about both while the weather is dry.',
      backedBy: [county.floodPolicy],
      rules: ['ask-office'],
    },
    {
      question: 'Who has to clean the pipe under my driveway?',
      answer:
        'It depends on the street, and sometimes on the deed. Ask the village in dry weather, and have the work done then. Before anyone digs, call 811 and wait until the gas and power lines are marked.',
      backedBy: [],
      rules: ['ask-office', 'maintain-dry', 'call-811'],
    },
  ],
}
