import { step } from '#domain/safety/step.ts'
import { beaverFallsFacts as known } from '../facts/beaver-falls-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const beaverFalls: AreaStory = {
  line: 'Beaver Falls: fire, smoke and water in the basement',
  lead: 'A fire here often leaves two kinds of damage: smoke, and the water that put it out. Basements in Beaver Falls have also filled from storms and from a broken water main. Here is what to do after each.',
  description:
    'Fire, smoke and flooded basements in Beaver Falls, Pennsylvania: when you can go back in, what to leave alone, and who pays after a water main break.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [
    step(
      'After a fire, stay out until the fire department lets you in. Leave the gas, water and power as the firefighters left them.',
      'fire-reentry',
    ),
    step('Don’t wipe, wash or vacuum soot. That can set it in walls and cloth.', 'leave-soot'),
  ],
  details: [
    { label: 'Kind', value: 'City, 9,005 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Ground',
      value: 'A plateau about 50 feet above the Beaver River',
      backedBy: [known.plateau],
    },
    {
      label: 'Houses',
      value: 'Some small stone houses from about 1874',
      backedBy: [known.stoneHouses],
    },
    {
      label: 'Water and sewer',
      value: 'Water: Beaver Falls Municipal Authority. Sewers: Aqua Pennsylvania',
      backedBy: [known.waterAuthority, known.sewers],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'A book of that year named the city with New Brighton and Fallston as the Beaver Valley towns that suffered most in the flood.',
      backedBy: [known.calamity],
    },
    {
      when: 'May 2004',
      what: 'The county’s emergency manager said that the whole lower end of Beaver Falls was under three to four feet of water.',
      backedBy: [known.lowerEnd],
    },
    {
      when: 'July 2012',
      what: 'Overheated wiring started an attic fire in a Fourth Avenue duplex. Water and smoke left it unfit to live in.',
      backedBy: [known.duplex],
    },
    {
      when: 'January 28, 2014',
      what: 'A three-story house on Fourth Avenue burned at about 11 degrees below zero. Water from the hoses froze inside.',
      backedBy: [known.freezingFire],
    },
    {
      when: 'June 10, 2020',
      what: 'A storm broke a large limb on College Hill and a utility pole on Third Avenue.',
      backedBy: [known.juneStorm],
    },
    {
      when: 'August 20, 2020',
      what: 'A stove fire in one Seventh Avenue apartment filled the hallway with smoke. Five people were treated and two floors were evacuated.',
      backedBy: [known.hallway],
    },
  ],
  reasons: [
    {
      title: 'Water damage below an attic fire',
      text: 'In July 2012 the flames stayed in the attic of a Fourth Avenue duplex, but water and smoke made the house unfit to live in. Wet insulation is heavy, and a sagging ceiling can fall days later. Stay out of the rooms below it, and don’t poke it to drain it. We support the ceiling, take the wet insulation out, and start to dry the framing as soon as it’s safe.',
      backedBy: [known.duplex],
      rules: ['no-load-above', 'fire-reentry', 'dry-fast'],
    },
    {
      title: 'A house fire in freezing weather',
      text: 'In January 2014 the water from the hoses froze inside a burned house, and firefighters slipped and fell. Ice can hide holes in a floor and hold up things that will drop when it melts. Stay outside, even on a mild day. The pipes have to be shut off and drained before the house warms up, or they may leak in the thaw. Ask us or a plumber to arrange that with the fire department.',
      backedBy: [known.freezingWater],
      rules: ['fire-reentry', 'no-load-above'],
    },
    {
      title: 'Smoke from a fire in another apartment',
      text: 'The stove fire of August 2020 stayed in one apartment, but smoke filled the hallway and two floors were cleared. If smoke reached your rooms, leave the soot alone, even on dishes and clothes. Photograph any food that met heat or smoke, and then throw it out, even in a closed package. Don’t take medicine that met heat or smoke. Call your pharmacist today so you don’t miss a dose. Tell your landlord and your insurer. We test the soot first, because greasy soot and dry soot need different cleaning.',
      backedBy: [known.hallway],
      rules: ['leave-soot', 'smoke-food', 'tell-insurer', 'photos-first'],
    },
    {
      title: 'Water in the lower part of the city',
      text: 'The city stands on a plateau about 50 feet above the river. Even so, in May 2004 the county’s emergency manager said that the whole lower end was under three to four feet of water. Floodwater carries sewage and oil. Don’t go into a flooded basement. The power company shuts off a wet panel, and a technician checks a furnace or water heater that stood in water before anyone lights it.',
      backedBy: [known.plateau, known.lowerEnd],
      rules: ['no-standing-water', 'dry-panel', 'no-relight', 'dirty-floodwater'],
    },
  ],
  year: [
    { from: 11, to: 3, what: 'Fires from heaters, wiring and stoves', kind: 'fire' },
    { from: 1, to: 2, what: 'Frozen pipes, and mains that break in the cold', kind: 'frost' },
    { from: 6, to: 9, what: 'Storm water in basements, wind and broken limbs', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Beaver Falls Municipal Authority',
      why: 'a broken main, or a water line that must be shut off at the street',
      backedBy: [known.waterAuthority],
    },
    {
      name: 'Aqua Pennsylvania',
      why: 'sewage that backs up from the street',
      backedBy: [known.sewers],
    },
    {
      name: 'Duquesne Light',
      why: 'power to shut off after a flood or fire; if your bill is from another company, call that one',
      backedBy: [known.juneStorm],
      rules: ['ask-office'],
    },
  ],
  questions: [
    {
      question: 'Can we sleep in the house if only the attic burned?',
      answer:
        'Not yet. The fire department has to let you in and an electrician has to check the wiring. Even then, sleep somewhere else while a ceiling is wet or sagging or the rooms smell of smoke. Many policies pay for a hotel while a home is unfit to live in. Ask your insurer for that on the first day, and keep every receipt.',
      backedBy: [],
      rules: ['fire-reentry', 'wet-electrics', 'no-load-above', 'tell-insurer'],
    },
    {
      question: 'A water main broke and flooded my basement. Who pays?',
      answer:
        'It depends. After a Labor Day break near 26th Street and 10th Avenue, WPXI reported that the Beaver Falls Municipal Authority said it wasn’t liable because the break was sudden and accidental, and sent an owner to her insurer. File with both, in writing and soon. Pennsylvania generally requires written notice to a public authority within six months, so ask a lawyer at once.',
      backedBy: [known.mainBreak, general.noticeOfClaim],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Who do I call about sewage in my basement?',
      answer:
        'Call the sewer company named on your bill. WPXI reported that Aqua Pennsylvania bought the city’s sewers and serves 3,200 customers in Beaver Falls. Stop using water in the house and stay out of the basement. If the blockage is in your own pipe, you need a plumber.',
      backedBy: [known.sewers],
      rules: ['sewage', 'stop-using-water', 'ask-office'],
    },
    {
      question: 'Is the water safe to drink after a main break?',
      answer:
        'Wait for the water authority to say so. After the Labor Day break more than 8,000 customers had a boil water advisory until it was lifted. While one is in force, use bottled water, or water that has boiled hard for one minute, for drinking, cooking, ice and brushing teeth.',
      backedBy: [known.mainBreak],
      rules: ['boil-notice'],
    },
    {
      question: 'Do thick stone walls need special drying?',
      answer:
        'Yes. The small stone houses from about 1874 have thick walls that take in a lot of water and give it back slowly. Drying can take weeks, and new plaster has to wait until our meter shows that the wall is dry. Before any old plaster or paint comes off, have it tested for asbestos and lead.',
      backedBy: [known.stoneHouses],
      rules: ['old-materials', 'dry-fast'],
    },
  ],
}
