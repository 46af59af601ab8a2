import { badenFacts as known } from '../facts/baden-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const baden: AreaStory = {
  line: 'Baden: Ohio River flooding, ice and flood permits',
  lead: 'Baden lies along the Ohio River. Here is what ice, high water and hard summer rain can do to a house, and what to ask the borough before you rebuild in a flood district.',
  description:
    'Ohio River floods, ice jams, sewer backups and flood-district repairs in Baden, Pennsylvania: who decides, who to call and what insurance covers.',
  hazards: ['sewage', 'moving-water'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Borough on the Ohio River, 3,904 people (2020 census)',
      backedBy: [known.kind, known.population],
    },
    {
      label: 'Ground',
      value: 'Floodway, flood-fringe and general floodplain districts are named in the borough code (1979)',
      backedBy: [known.floodDistricts],
    },
    {
      label: 'Water and sewer',
      value: 'Sewer fees are set by the Baden Borough Municipal Authority (code as amended in 2009)',
      backedBy: [known.sewerRates],
    },
    {
      label: 'Known for',
      value: 'River and railroad town next to the Conway rail yard',
      backedBy: [known.railYard],
    },
  ],
  record: [
    {
      when: 'February 1936',
      what: 'An ice gorge formed on the Ohio at Baden before it moved downriver.',
      backedBy: [known.iceGorge],
    },
    {
      when: 'March 1936',
      what: 'About 100 people in Baden were counted in distress in the flood.',
      backedBy: [known.floodOf1936],
    },
    {
      when: 'Early July 2007',
      what: 'About 4.5 inches of rain were recorded at Baden in the storm that flooded Aliquippa.',
      backedBy: [known.julyRain],
    },
  ],
  reasons: [
    {
      title: 'High water and ice on the Ohio River',
      text: 'In February 1936, an ice gorge formed on the Ohio at Baden. The next month, about 100 people here were counted in distress in the great flood. Ice can raise a river fast, even on a dry day. When ice piles up or a flood warning is out, stay off the ice and back from the river. Leave while your street is dry, and leave your things in the basement where they are.',
      backedBy: [known.iceGorge, known.floodOf1936],
      rules: ['moving-water', 'leave-early', 'no-standing-water'],
    },
    {
      title: 'Do Baden’s flood rules apply to my repairs?',
      text: 'The borough’s code of 1979 names floodway, flood-fringe and general floodplain districts for land that the 100-year flood would cover. In a mapped flood zone, repairs that reach 50 percent of the building’s market value before the damage, land not counted, must bring it up to the flood rules. The borough’s floodplain administrator decides. Ask before you sign a contract to rebuild. Drying can begin as soon as the house is safe to enter.',
      backedBy: [known.floodDistricts, general.substantialDamage],
      rules: ['substantial-damage', 'ask-office', 'dry-fast'],
    },
    {
      title: 'Rainwater from the yard',
      text: 'About 4.5 inches of rain were recorded here in the storm of early July 2007. We found no report that names a flooded street. Where a yard slopes toward the house, that much rain can come in at a basement door or window. Water that ran over the ground is dirty, so keep your skin out of it. In dry weather, look at the gutters from the ground. If a downspout empties beside the wall, have it moved.',
      backedBy: [known.julyRain],
      rules: ['dirty-floodwater', 'maintain-dry', 'no-roof'],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Ice and high water on the Ohio River', kind: 'water' },
    { from: 6, to: 8, what: 'Hard rain that runs into basements', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes in older houses', kind: 'frost' },
  ],
  others: [
    {
      name: 'Borough of Baden',
      why: 'flood districts, the flood rules for repairs and building permits',
      backedBy: [known.floodDistricts],
    },
    {
      name: 'Baden Borough Municipal Authority',
      why: 'sewage that backs up, and the main in your street',
      backedBy: [known.sewerRates],
    },
    {
      name: 'Beaver County Emergency Services',
      why: 'emergencies, through 911',
      backedBy: [known.emergencyServices],
    },
  ],
  questions: [
    {
      question: 'Is my house in Baden in a flood zone?',
      answer:
        'FEMA’s flood study for Beaver County covers Baden, so you can look up your address on FEMA’s flood map at no cost. Then ask the borough office which of its own flood districts your lot is in, and note the date and the name of the person who told you.',
      backedBy: [general.beaverFloodStudy, known.floodDistricts],
      rules: ['ask-office'],
    },
    {
      question: 'Sewage is coming up through my floor drain. Who do I call?',
      answer:
        'Keep everyone out of it and don’t run any water in the house. The borough’s code has the Baden Borough Municipal Authority set the sewer fees, so ask the authority or the borough office whether the main is blocked. If only your own pipe is blocked, you need a plumber. Photograph the damage from the top of the stairs, then call your insurer.',
      backedBy: [known.sewerRates],
      rules: ['sewage', 'stop-using-water', 'photos-first', 'tell-insurer'],
    },
    {
      question: 'What does federal flood insurance pay for in a basement?',
      answer:
        'FEMA’s list of 2002 names the furnace, water heater, sump pump, breaker box, stairs, unpainted drywall and cleanup. It leaves out finished walls, floors, ceilings and most belongings. Contents coverage can pay for a washer, a dryer, and a freezer with its food. Ask your agent for the list that goes with your own policy.',
      backedBy: [general.floodInBasement],
      rules: ['tell-insurer'],
    },
    {
      question: 'What is an elevation certificate for?',
      answer:
        'It shows how high your lowest floor is compared with the mapped flood level. It can change the price of a flood policy, and the borough may ask for it when you apply for a permit. Look in your closing papers first. If you don’t have one, a licensed surveyor can prepare it.',
      backedBy: [],
      rules: ['ask-office'],
    },
    {
      question: 'If the rules make me raise my house, will insurance help?',
      answer:
        'It may. Some homeowner’s policies have a part called “ordinance or law.” A homeowner’s policy usually pays this only after damage it covers, and flood usually isn’t. Federal flood policies have a limited amount called “increased cost of compliance.” Both come with conditions. Ask your insurer about each one by name. Get the borough’s decision in writing, because the insurer will want to see it.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
  ],
}
