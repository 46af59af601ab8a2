import { step } from '#domain/safety/step.ts'
import { monacaFacts as known } from '../facts/monaca-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const monaca: AreaStory = {
  line: 'Monaca: wet basements, bowed walls and fall windstorms',
  lead: 'Clay is found in large amounts near Monaca, and clay soil holds water against a basement wall. Here is when to stay out of the basement, who handles water and sewers, and what to do after wind.',
  description:
    'Wet basements, bowed walls, sewer backups and wind damage in Monaca, Pennsylvania: when to stay out, who to call and what insurance leaves out.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a basement wall leans in, bulges or has a new crack, get everyone out of the house, and stay away from that wall outside too. Call 911 from a safe place. Go back in only when an engineer or the borough’s building official says it’s safe.',
      'no-load-above',
      'doubtful-building',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Borough on the Ohio River, 5,625 people (2020 census)',
      backedBy: [known.kind, known.population],
    },
    { label: 'Ground', value: 'Clay is found nearby in large quantities', backedBy: [known.clay] },
    {
      label: 'Houses',
      value: 'Colona grew in the early 1900s as homes for Colonial Steel workers',
      backedBy: [known.colona],
    },
    {
      label: 'Water and sewer',
      value:
        'Borough water mains; sewers of the Monaca Borough Municipal Authority (borough code, amended 1990 and 1996)',
      backedBy: [known.waterCode, known.sewerCode],
    },
  ],
  record: [
    {
      when: 'Early July 2007',
      what: 'Monaca recorded about 4.5 inches of rain, among the heaviest amounts reported in the county, on the day Aliquippa flooded.',
      backedBy: [known.julyRain],
    },
    {
      when: 'October 16, 2021',
      what: 'An EF1 tornado, estimated at 95 mph, touched down about 1 mile east-southeast of Monaca. It uprooted dozens of trees, damaged a mobile home and cut power.',
      backedBy: [known.tornadoStrength, known.tornadoDamage],
    },
  ],
  reasons: [
    {
      title: 'Clay soil and bowed basement walls',
      text: 'There’s a lot of clay near Monaca. Clay soil swells when it’s wet, and it can push on a basement wall for days after rain. A block wall can crack along a level line or bulge in the middle. Don’t brace it and don’t pump out the basement, because the water inside may be helping to hold the wall. Get everyone out, stay away from both sides of the wall, and stay out until an engineer says it’s safe.',
      backedBy: [known.clay],
      rules: ['no-load-above', 'doubtful-building', 'pump-slowly'],
    },
    {
      title: 'Heavy rain and wet basements',
      text: 'In early July 2007, Monaca recorded about 4.5 inches of rain, among the heaviest amounts reported in the county. We found no report of a flooded street here. Water that seeps through a wall or floor is dirtier than tap water, and water that ran in from the yard is dirtier still. Look from the top of the stairs and take photos. Mold can begin soon, so call us now. Drying starts as soon as the basement is safe.',
      backedBy: [known.julyRain],
      rules: ['water-category', 'no-standing-water', 'photos-first', 'dry-fast'],
    },
    {
      title: 'Tornado and wind damage in the fall',
      text: 'The EF1 tornado of October 16, 2021, stayed on the ground nearly 2 miles, uprooted dozens of trees and cut power. A tree that goes over can pull on a gas, water or sewer line with its roots. Keep away from the tree, from wires and from any limb that hangs. If you smell gas, leave before you call. Look at the roof only from the ground.',
      backedBy: [known.tornadoStrength, known.tornadoDamage],
      rules: ['no-load-above', 'fallen-wire', 'gas-leave', 'no-roof'],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Wet soil: seepage and pressure on basement walls', kind: 'water' },
    { from: 7, to: 8, what: 'Sudden heavy rain', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Late-season windstorms', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes along outside walls', kind: 'frost' },
  ],
  others: [
    {
      name: 'Borough of Monaca',
      why: 'a break in a water main, a shutoff at the street, or sewage that backs up',
      backedBy: [known.waterCode, known.sewerCode],
    },
    {
      name: 'Pennsylvania Office of Attorney General',
      why: 'whether a home repair contractor is registered',
      backedBy: [general.contractorRights],
    },
  ],
  questions: [
    {
      question: 'Who fixes a broken sewer pipe between my house and the street?',
      answer:
        'Ask the borough office first. Monaca’s code makes the owner pay to build the pipe from the main to the house, and it mentions mains owned by the Monaca Borough Municipal Authority. The borough can say who repairs what today. Until you know where the block is, run no water in the house.',
      backedBy: [known.sewerCode],
      rules: ['stop-using-water', 'ask-office'],
    },
    {
      question: 'Does homeowner’s insurance cover a bowed wall?',
      answer:
        'Often it doesn’t. Many policies leave out pressure from soil or ground water, settling and swelling. Report it right away anyway, and let your insurer answer from the policy itself. The cause matters, so have an engineer describe it in writing before anyone repairs the wall.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'Should I waterproof my basement from the inside or the outside?',
      answer:
        'Start with the roof water, which costs the least. Have the gutters cleaned and the downspouts led well away from the wall. An inside drain carries seepage to a sump pump. Digging outside costs more, and you have to call 811 first and wait until the lines are marked. If the wall has moved, an engineer comes before either one.',
      backedBy: [],
      rules: ['maintain-dry', 'call-811', 'doubtful-building'],
    },
    {
      question: 'A contractor at my door wants a signature today. Do I have to decide?',
      answer:
        'No. Pennsylvania law gives you three business days to cancel a home improvement contract without penalty. You can give up that right in an emergency by signing a statement, so read any such paper before you sign it. A contractor may not take any payment before the contract is signed, and has to give you a complete copy at no charge. You can check the registration with the Office of Attorney General first.',
      backedBy: [general.contractorRights],
      rules: ['ask-office'],
    },
    {
      question: 'Is Monaca on FEMA’s flood map?',
      answer:
        'Yes. FEMA’s flood study for Beaver County lists Monaca, so any address can be checked. A house outside the mapped zone can still take in water from a yard or an alley, and a flood policy can be bought there too. New federal policies normally start after a 30-day wait.',
      backedBy: [general.beaverFloodStudy, general.floodInsurance],
      rules: ['ask-office'],
    },
  ],
}
