import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { lisbonFacts as known } from '../facts/lisbon-oh.ts'
import type { AreaStory } from '../story.ts'

export const lisbon: AreaStory = {
  line: 'Lisbon: flash floods, fallen trees and old brick walls',
  lead: 'A creek destroyed houses on Caldwell Street in 2004, and wind broke or uprooted more than 100 trees in 2014. Here is how to stay safe, who to call and what to ask before you rebuild.',
  description:
    'Flash floods, trees on houses, broken sewer lines and wet brick walls in Lisbon, Ohio: what to do first, who to call and what to ask before repairs.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a tree is on your house, get everyone out by the side away from the tree and the wires, and call 911. If every way out passes a fallen wire, stay inside, away from the tree, and call 911. Stay out until the building has been checked.',
      'doubtful-building',
      'no-load-above',
      'fallen-wire',
      'call-911',
    ),
    step(
      'Keep away from an uprooted tree. It can hold a live wire or tear a gas line.',
      'fallen-wire',
      'gas-leave',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village and county seat, 2,597 people (2020 census)',
      backedBy: [known.villageKind, known.villagePopulation, county.countyCountySeat],
    },
    {
      label: 'Waters',
      value: 'Little Beaver Creek; its Middle Fork passes the end of South Jefferson Street',
      backedBy: [known.villageWaterways, known.middleFork],
    },
    {
      label: 'Houses',
      value: 'A historic district of about 42 acres, mostly brick, built 1810 to 1900',
      backedBy: [known.brickDistrict],
    },
    {
      label: 'Water and sewer',
      value: 'Run by the village; seven wells about two miles north (2003)',
      backedBy: [known.wells],
    },
  ],
  record: [
    {
      when: 'August 27–28, 2004',
      what: 'High water carried off at least three houses in Lisbon and broke the main waterline. Residents were without water for days.',
      backedBy: [known.havoc, known.withoutWater],
    },
    {
      when: 'January 2014',
      what: 'Power was out in and around Lisbon for over four hours at about 14 degrees below zero Fahrenheit.',
      backedBy: [known.coldOutage],
    },
    {
      when: 'June 11, 2014',
      what: 'A downburst destroyed one home and seriously damaged five. Twenty had minor damage, and 71 others had roof, siding or gutter damage.',
      backedBy: [known.homesDamaged],
    },
    {
      when: 'Late 2019',
      what: 'A waterline break washed out the ground at Saltwell Road and North Market Street, and the sewer line there broke.',
      backedBy: [known.brokenSewer],
    },
  ],
  reasons: [
    {
      title: 'How fast can a creek rise in Lisbon?',
      text: 'In August 2004 it took one evening. On a Friday night, Mill Site Creek rose around the houses on Caldwell Street. In one that stayed on its foundation, the water reached the top of the stove. If a creek runs near you and heavy rain is forecast, plan where you will go before dark. When the water rises, leave by a dry road and don’t stop to carry things out.',
      backedBy: [known.caldwellStreet],
      rules: ['leave-early', 'moving-water', 'closed-road'],
    },
    {
      title: 'Wind, trees and a broken gas line',
      text: 'The downburst of June 2014 reached speeds of up to 80 to 90 mph and uprooted or splintered more than 100 trees. An uprooted tree pulled up the gas line in the alley between West Lincoln Way and West Washington Street, and three homes were evacuated. If you smell gas near a fallen tree, leave and call 911 from a distance. Don’t cut or climb the tree, and don’t go on the roof.',
      backedBy: [known.downburst, known.gasLine],
      rules: ['gas-leave', 'fallen-wire', 'no-roof', 'no-load-above'],
    },
    {
      title: 'Wet brick and stone basements downtown',
      text: 'The historic district around US 30 and State Route 45 has mostly brick buildings from 1810 to 1900. Old brick soaks up water and dries slowly, and a waterproof paint on the inside can trap the damp. Don’t scrape or sand paint or plaster, because it may hold lead or asbestos. If a wall bows or leans, stay out and have an engineer look at it.',
      backedBy: [known.brickDistrict],
      rules: ['old-materials', 'no-load-above', 'doubtful-building'],
    },
    {
      title: 'When the sewer in the street breaks',
      text: 'Late in 2019 a broken waterline washed away the dirt around the sewer at Saltwell Road and North Market Street, and the sewer line broke. The village had it pumped to keep sewage out of nearby businesses. If sewage comes up in your building, run no water, stay out of it, and call the Board of Public Affairs.',
      backedBy: [known.brokenSewer],
      rules: ['sewage', 'stop-using-water'],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Straight-line wind: trees on roofs and wires', kind: 'cloudburst' },
    { from: 8, to: 9, what: 'Night downpours: small creeks rise first', kind: 'cloudburst' },
    { from: 3, to: 5, what: 'Seepage in old brick and stone basements', kind: 'water' },
    { from: 1, to: 2, what: 'Power outages in deep cold', kind: 'frost' },
  ],
  others: [
    {
      name: 'Lisbon Board of Public Affairs',
      why: 'a break in a village water or sewer line',
      backedBy: [known.wells, known.brokenSewer],
    },
    {
      name: 'Columbia Gas',
      why: 'a gas line that a tree has pulled up; call 911 first, from a safe distance',
      backedBy: [known.gasLine],
      rules: ['gas-leave'],
    },
    {
      name: 'Columbiana County Emergency Management Agency, here in Lisbon',
      why: 'damage to your home after wind or high water',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'My neighbor’s tree fell on my house. Whose insurance pays?',
      answer:
        'Usually the policy on the house that was hit. If the tree was dead or the owner had been warned, that can change. Call your own insurance company first. Take photos of the tree and its roots from a safe distance, before a crew cuts it up.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'How long can a tarp stay on a roof?',
      answer:
        'A tarp usually lasts weeks. Wind and sun loosen it. Don’t climb up to check it. Look at it from the ground, look at the ceilings below it from the doorway, and call the crew that put it on if a stain grows. Stay out of a room where the ceiling hangs down.',
      backedBy: [],
      rules: ['no-roof', 'no-load-above'],
    },
    {
      question: 'Can I rebuild by the creek as it was before?',
      answer:
        'Not always. Lisbon has flood hazard areas by Ordinance 1781 of 2006. In a mapped flood zone, repairs that reach 50 percent of the building’s market value before the damage, without the land, must bring it up to the flood rules. Ask the village before you sign a repair contract.',
      backedBy: [known.floodCode, known.federalRule],
      rules: ['substantial-damage', 'ask-office'],
    },
    {
      question: 'Will FEMA pay if a storm hits only Lisbon?',
      answer:
        'It may not. After the storm of June 2014, the county’s emergency director said federal money required at least 25 uninsured homes with serious damage, and only two damaged homes in Lisbon were uninsured. Report your damage anyway, and file a claim with your own insurance company right away.',
      backedBy: [known.homesDamaged],
      rules: ['tell-insurer', 'ask-office'],
    },
  ],
}
