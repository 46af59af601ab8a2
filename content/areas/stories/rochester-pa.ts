import { rochesterFacts as known } from '../facts/rochester-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const rochester: AreaStory = {
  line: 'Rochester: river floods and sewer backups',
  lead: 'The Beaver River meets the Ohio at Rochester, and floods pushed the town’s shops uphill over the years. Here is what to do before high water, why sewage can back up on a wet day, and who to call.',
  description:
    'River floods, sewer backups, wet wiring and smoke damage in Rochester, Pennsylvania: what to do before high water, what to leave and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'fire'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Borough of 3,472 people (2020 census); Rochester Township is separate',
      backedBy: [known.kind, known.population],
    },
    {
      label: 'Waters',
      value: 'The Beaver and Ohio rivers, which meet here',
      backedBy: [known.kind],
    },
    {
      label: 'Water and sewer',
      value:
        'Water: in the service area of the Beaver Falls Municipal Authority. Sewage plant: Rochester Area Joint Sewer Authority (2019)',
      backedBy: [known.waterAuthority, known.sewerFinancing],
    },
    {
      label: 'Known for',
      value: 'A railroad junction that made it the old hub of the county',
      backedBy: [known.junction],
    },
  ],
  record: [
    {
      when: 'March 1936',
      what: 'About 200 people in Rochester were counted in distress. A towboat moored here spent the night taking stranded families off by spotlight.',
      backedBy: [known.floodOf1936, known.towboat],
    },
    {
      when: 'January 2019',
      what: 'The joint sewer authority received about $37 million in state financing to upgrade its plant and pump stations.',
      backedBy: [known.sewerFinancing],
    },
    {
      when: 'April 8, 2020',
      what: 'A storm cut power to about 507 Rochester customers.',
      backedBy: [known.aprilStorm],
    },
  ],
  reasons: [
    {
      title: 'Floods on the Ohio and the Beaver',
      text: 'Repeated floods gradually pushed shopkeepers from Water Street up to New York and Brighton avenues. In March 1936, about 200 people in Rochester were counted in distress. A large river often gives a day or more of warning. Leave while your street is dry, and at once when officials say so. Take papers and medicine only if they’re at hand.',
      backedBy: [known.waterStreet, known.floodOf1936],
      rules: ['leave-early', 'moving-water'],
    },
    {
      title: 'Sewer backups on wet days',
      text: 'In 2019, the Rochester Area Joint Sewer Authority received about $37 million in state financing. The plan included a tank to stop sewage overflows to the Ohio in wet weather, and we don’t know how far that work has come. A sewer that is full of rain can send sewage up through a floor drain even when the river is low. Run no water, keep everyone out, and call the authority.',
      backedBy: [known.sewerFinancing, known.sewerTank],
      rules: ['sewage', 'stop-using-water'],
    },
    {
      title: 'River water in the basement',
      text: 'River water can come up through a floor drain or through the walls before it reaches a door. It’s dirty whichever way it came in. Don’t pump while floodwater covers the ground outside, because wet soil can push the walls in. Stay out of it, even after the power is off. Once an engineer has checked the walls, a crew pumps the water down, about a foot a day at first.',
      backedBy: [],
      rules: ['pump-slowly', 'dirty-floodwater', 'no-standing-water', 'no-load-above', 'doubtful-building'],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'High rivers after a thaw', kind: 'water' },
    { from: 6, to: 9, what: 'Downpours that overload the sewers', kind: 'cloudburst' },
    { from: 11, to: 2, what: 'House fires, with smoke in the houses next door', kind: 'fire' },
    { from: 12, to: 2, what: 'Frozen pipes in older plumbing', kind: 'frost' },
  ],
  others: [
    {
      name: 'Rochester Area Joint Sewer Authority',
      why: 'sewage that backs up, especially in wet weather',
      backedBy: [known.sewerFinancing],
    },
    {
      name: 'Beaver Falls Municipal Authority',
      why: 'a broken water main or a shutoff at the curb',
      backedBy: [known.waterAuthority],
    },
  ],
  questions: [
    {
      question: 'The outlets got wet and then dried. May I use them?',
      answer:
        'No. River silt stays inside and corrodes the metal, and a shock can come weeks later. Leave the power to those rooms off. An electrician normally replaces outlets, switches, breakers and motors that were under river water, and tests the wires between them.',
      backedBy: [],
      rules: ['wet-electrics', 'dry-panel'],
    },
    {
      question: 'My furnace stood in river water. May I light it again?',
      answer:
        'No, not until a technician has checked it, and the same goes for the water heater. The gas company turns the gas back on. If you smell gas, leave the house first and call from outside. Photograph the waterline on each appliance once it’s safe to go down.',
      backedBy: [],
      rules: ['no-relight', 'gas-leave', 'photos-first'],
    },
    {
      question: 'Does flood insurance pay for what I keep in the basement?',
      answer:
        'Mostly not. FEMA’s 2002 list for basements covers equipment such as the furnace, water heater and sump pump, but leaves out finished rooms and most belongings. If you bought contents coverage, it can pay for a washer, a dryer, and a freezer with the food in it. A new federal policy also normally starts only after a 30-day wait, so the time to ask your agent is a dry season.',
      backedBy: [general.floodInBasement, general.floodInsurance],
      rules: ['tell-insurer'],
    },
    {
      question: 'The fire was next door, but my house smells of smoke. Who pays?',
      answer:
        'Report it to your own insurer first, because most homeowner’s and renter’s policies cover smoke. Leave any soot alone until it has been looked at: wiping drives it into paint and cloth. After a photo, throw out food that met heat or smoke, even if the package is closed. Don’t take medicine that met either; call your pharmacist today to replace it. Renters and owners each report their own belongings.',
      backedBy: [],
      rules: ['tell-insurer', 'leave-soot', 'smoke-food', 'photos-first'],
    },
  ],
}
