import { step } from '#domain/safety/step.ts'
import { lordstownFacts as known } from '../facts/lordstown-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const lordstown: AreaStory = {
  line: 'Lordstown: flooded yards, sewers, wells and septic',
  lead: 'Lordstown has sewers run by the village on one side and by the county on the other, and some homes may use a septic tank or a well. Find out which is yours, and what to do when water gets in.',
  description:
    'Yard flooding, sewer backups, flooded wells and large-building leaks in Lordstown, Ohio: who runs your sewer, who to call and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a ditch is flowing, stay out of it. Don’t reach into a pipe or culvert to clear it.',
      'moving-water',
      'dirty-floodwater',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Village, 3,332 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Houses',
      value: '1,496 homes on 23 square miles (2010)',
      backedBy: [known.housing],
    },
    {
      label: 'Water and sewer',
      value: 'East side: village sewers. West side: Trumbull County sewers (reported in 2014)',
      backedBy: [known.sewerRuling],
    },
  ],
  record: [
    {
      when: 'May 31, 1985',
      what: 'An F5 tornado passed through on its way from Newton Falls to Niles.',
      backedBy: [known.tornado1985],
    },
    {
      when: 'October 17, 2006',
      what: 'Fallen leaves blocked storm drains during 1.75 inches of rain, and a yard on Palmyra Road overflowed.',
      backedBy: [known.palmyraRoad],
    },
    {
      when: 'April 2008',
      what: 'The village planned sewers on its east side to replace about 600 septic systems. We don’t know how many are left.',
      backedBy: [known.septicPlan],
    },
  ],
  reasons: [
    {
      title: 'Is my sewer the village’s or the county’s?',
      text: 'It depends on your side of the village. The Tribune Chronicle reported in 2014 that a federal court let Lordstown run the sewers on the east side, while the west side, with the General Motors complex, stayed with Trumbull County. Your sewer bill shows who serves you. If sewage comes up a drain, stop running water, stay out of it, and call that office and a plumber. Keep their names with your insurance papers.',
      backedBy: [known.sewerRuling],
      rules: ['sewage', 'stop-using-water', 'ask-office'],
    },
    {
      title: 'Leaves, ditches and flooded yards',
      text: 'In October 2006 leaves blocked storm drains and a yard on Palmyra Road overflowed in 1.75 inches of rain. On a large lot, the pipe under the driveway can do the same. In dry weather, rake leaves away from the ends of the pipe. During a storm, leave it alone. Water from the yard can carry sewage and fuel, so treat it like creek water. Don’t let it touch your skin, and call us.',
      backedBy: [known.palmyraRoad],
      rules: ['maintain-dry', 'moving-water', 'dirty-floodwater'],
    },
    {
      title: 'Leaks in plants, warehouses and shops',
      text: 'In a large building, a pipe that breaks on a Friday night can run all weekend. Keep a list of who holds the keys and who can shut off each water line. Leave sprinkler valves to the person in charge of that system. Keep people away from wet panels, sagging ceilings and stacked goods that lean. Then call us and your insurer.',
      backedBy: [],
      rules: ['no-standing-water', 'no-load-above', 'tell-insurer'],
    },
  ],
  year: [
    { from: 10, to: 11, what: 'Leaves in storm drains and driveway pipes', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes in garages, sheds and loading docks', kind: 'frost' },
    { from: 5, to: 8, what: 'Cloudbursts, and wind on large flat roofs', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Village of Lordstown',
      why: 'the sewer on the east side, a water line, or a blocked drain on a village street',
      backedBy: [known.sewerRuling],
    },
    {
      name: 'Trumbull County Sanitary Engineer',
      why: 'the sewer on the west side of the village',
      backedBy: [known.sewerRuling],
    },
    {
      name: 'Trumbull County health district',
      why: 'a septic tank that backs up, or a well that was under water',
      backedBy: [],
    },
  ],
  questions: [
    {
      question: 'Where does Lordstown’s drinking water come from?',
      answer:
        'The Vindicator reported in 2003 that Lordstown buys its water in bulk from Niles, which gets it from the Mahoning Valley Sanitary District. If a water advisory is in effect, follow it until the supplier lifts it. For a leak at your house, close the main valve only if you can reach it with dry feet.',
      backedBy: [known.water],
      rules: ['boil-notice', 'close-valve'],
    },
    {
      question: 'My well was under water. Can I drink from it?',
      answer:
        'Not until it has been disinfected and a lab has tested it. The county’s health commissioner said in 2006 that floods in 2003 and 2004 washed pollution from ditches into Trumbull County wells, and two-thirds of those tested were contaminated. Use bottled water, and ask the health district how to have the well tested.',
      backedBy: [known.countyWells],
      rules: ['well-water', 'ask-office'],
    },
    {
      question: 'What should I do if my septic system backs up after rain?',
      answer:
        'Run no water in the house, and keep everyone out of whatever came up. While the ground over the leach field is flooded, don’t have the tank opened or pumped, and don’t walk or park on the field. Call the health district when the ground has drained, and call us about the room.',
      backedBy: [],
      rules: ['septic', 'sewage', 'stop-using-water'],
    },
    {
      question: 'Will FEMA pay for my flooded basement?',
      answer:
        'That depends on a federal declaration. In a declared disaster, FEMA can help with a furnace or water heater, though in 2011 the county’s emergency director said it didn’t count basements as living space. Without one, SBA loans usually need at least 25 homes or businesses with large uninsured losses. Report your damage either way. Ask your agent about flood insurance and a water backup endorsement before the next storm.',
      backedBy: [known.countyBasements, advice.disasterLoans],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      question: 'How do I report storm damage to the county?',
      answer:
        'After the flood of July 2019, Trumbull County residents were told to call 211. Check with the county emergency management agency whether that still holds. Give your address, what the water or wind damaged and when, and keep your photos. A report helps the county ask for aid, but it isn’t an insurance claim.',
      backedBy: [known.countyDamageReports],
      rules: ['ask-office', 'photos-first', 'tell-insurer'],
    },
  ],
}
