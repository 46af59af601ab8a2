import type { Part, Section, ServiceGuide } from './guide.ts'

export const fireDamage: ServiceGuide = {
  slug: 'fire-damage',
  lead: {
    text: 'You can call us while you are still outside. After the fire department releases the building, we close it up against weather and break-ins. Then we remove soot and odor.',
  },
  standard: { name: 'ANSI/IICRC S700', about: 'Professional Fire and Smoke Damage Restoration' },
  phases: [
    {
      title: 'Your call',
      text: 'We ask if everyone is safe, if the building has been released, and what is open: the roof, windows or doors. You don’t have to know what burned.',
      paper: 'a reference number to use whenever you call or write about this damage',
    },
    {
      title: 'Board-up and roof cover',
      text: 'We board up openings and cover the roof, so that rain and cold don’t do more damage. We pump out water from the fire hoses.',
      paper:
        'a work authorization, any notice of your right to cancel that the law requires, and photos of every opening before and after',
    },
    {
      title: 'Inspection',
      text: 'We check each room for soot, odor and water, and we check the ducts. We test small spots to see what can be cleaned.',
      paper: 'a fire and smoke assessment of each room',
    },
    {
      title: 'Packing your belongings',
      text: 'We photograph and list your belongings, box them, and clean them away from the smoke. You decide what happens to each thing. Only what is a health risk goes out right away, after its photo.',
      paper: 'an inventory with box numbers, and you sign for what leaves',
    },
    {
      title: 'Cleaning and odor removal',
      text: 'We take out charred material. Then we clean surfaces, ducts and fabrics. We use dry methods before wet ones, and treat odor last.',
      paper: 'a daily job log, and a change order for you to approve before any extra work',
    },
    {
      title: 'Final check and return',
      text: 'We wipe surfaces with a white cloth to find soot that is left, and check closed rooms for odor. We bring your boxes back and check them against the list with you.',
      paper: 'a certificate of completion, a photo report and the inventory, signed on return',
    },
  ],
  factors: [
    {
      title: 'What burned',
      moves: 'time and cost',
      text: 'Wood often leaves dry soot that we can vacuum. Plastic leaves a sticky film that smears and takes longer to remove.',
    },
    {
      title: 'The furnace fan',
      moves: 'cost',
      text: 'If it ran during the fire, smoke went to every room on the ducts. The ducts may need cleaning too.',
    },
    {
      title: 'Days before cleaning starts',
      moves: 'cost',
      text: 'Acids in soot can etch glass, tarnish metal and yellow plastic. Soot that comes off this week may leave a stain next week.',
    },
    {
      title: 'Water from the fire hoses',
      moves: 'time',
      text: 'Many fires cause water damage as well. We dry wet rooms before we clean them for smoke.',
    },
    {
      title: 'The age of the house',
      moves: 'time',
      text: 'Old plaster, flooring and paint may have to be tested for asbestos or lead before anyone tears them out.',
      rules: ['old-materials'],
    },
    {
      title: 'What is worth cleaning',
      moves: 'cost',
      text: 'For each thing, the cost of cleaning is compared with the cost of replacing it. We start with what you can’t replace.',
    },
  ],
  insurance: {
    record:
      'For a fire, we record who released the building and when. We take photos of each room before anything is moved, and record the soot and odor in it, the inventory, and what we boarded up or covered.',
    ask: [
      'Does my policy pay for living elsewhere, and which receipts do you need?',
      'Can board-up and roof cover start before the adjuster comes?',
      'Who decides whether something is cleaned or replaced?',
      'Is there an advance for clothes, medicine and a place to sleep?',
    ],
  },
  last: {
    title: 'Is the house open to the weather?',
    text: 'Stay out until the fire department releases it. Call us at any hour, and tell us the town and what is open.',
    rules: ['fire-reentry'],
  },
}

/** What to do in the first day, without setting foot in the building. */
export const firstDay: readonly Section[] = [
  {
    id: 'fire-department',
    title: 'Before the fire trucks leave',
    text: 'Ask for the incident report number, who is in charge of the building now, and whether gas, power and water are off. Don’t turn any of them back on. The utility company or a licensed contractor does that.',
    rules: ['fire-reentry', 'no-relight'],
  },
  {
    id: 'tonight',
    title: 'Where to sleep tonight',
    text: 'The American Red Cross helps people after home fires with a place to stay and other urgent needs. Keep your receipts, even small ones, because your policy may pay for some of it.',
    rules: ['tell-insurer', 'ask-office'],
  },
  {
    id: 'insurer',
    title: 'Your insurance company',
    text: 'Report the fire the same day if you can, and write down the claim number. Ask what photos they need before things are moved.',
    rules: ['tell-insurer', 'photos-first'],
  },
  {
    id: 'food',
    title: 'Food and medicine',
    text: 'If you need medicine, call your pharmacist or doctor now. When you are allowed back in, take photos first. Then throw out food, drinks and medicine that were near heat, smoke or water from the fire hoses, even in closed packages or in the refrigerator. Smoke can get past the seal.',
    rules: ['smoke-food', 'fire-reentry'],
  },
  {
    id: 'vents',
    title: 'Furnace and air conditioner',
    text: 'Leave both off. They can blow soot into clean rooms. We cover the vents before anyone works.',
    rules: ['leave-soot', 'fire-reentry'],
  },
]

/** In the order of the numbers in the drawing. */
export const rooms: readonly Part[] = [
  {
    title: 'The room that burned',
    text: 'There is char, heat damage, and water from the fire hoses. Some walls may have to be opened down to the studs.',
  },
  {
    title: 'The next room',
    text: 'Heat collects at the ceiling. Heavy soot reaches down to a line on the wall.',
  },
  {
    title: 'The stairs',
    text: 'Smoke rises through the stairwell. Soot settles on the steps and makes dark webs in the corners.',
  },
  {
    title: 'Upstairs, door open',
    text: 'A gray film forms on cold outside walls. Bedding and clothes smell of smoke.',
  },
  {
    title: 'Upstairs, door closed',
    text: 'A closed door keeps most smoke out, so there is often little to see.',
  },
  { title: 'The attic', text: 'Smoke collects under the roof and stays in the insulation.' },
  {
    title: 'Furnace and ducts',
    text: 'If the fan ran, it carried soot to rooms that the fire never reached.',
  },
]

export const residues: readonly { readonly name: string; readonly from: string; readonly clean: string }[] = [
  {
    name: 'Dry soot',
    from: 'It comes from fast, hot fires of wood and paper. It is a gray powder that gets into every crack.',
    clean: 'We vacuum it and use dry sponges. Water would smear it.',
  },
  {
    name: 'Wet soot',
    from: 'It comes from slow fires of plastic and rubber. It is black and sticky, and it smells strong.',
    clean: 'We remove it a little at a time with a cleaner that we tested first. Wiping smears it.',
  },
  {
    name: 'Protein residue',
    from: 'It comes from food that burned on the stove. It is hard to see, but the smell is strong.',
    clean: 'We wash surfaces, often twice. We seal paint that absorbed the smell.',
  },
  {
    name: 'Oil soot',
    from: 'It comes from an oil furnace that misfired. It leaves a fine black film through the whole house.',
    clean: 'We clean every surface and vent. A heating contractor checks the furnace.',
  },
  {
    name: 'Fire extinguisher powder',
    from: 'It comes from the extinguisher that put out the fire. It takes up moisture and can corrode metal.',
    clean: 'We vacuum it dry, and soon. We start with electronics.',
  },
]

export const odor: readonly Part[] = [
  {
    title: '1. We remove the source',
    text: 'Charred material, wet insulation and soot go first. As long as they are there, the smell comes back.',
  },
  {
    title: '2. We clean what smoke touched',
    text: 'That includes surfaces, ducts and fabrics, the inside of cabinets and the back of picture frames.',
  },
  {
    title: '3. We treat the odor that is left',
    text: 'We treat rooms and boxed belongings. People, pets and plants stay out while the treatment runs and until we have aired the rooms.',
  },
  {
    title: '4. We seal what still smells',
    text: 'If clean framing still smells, we seal it before it is covered with drywall.',
  },
]
