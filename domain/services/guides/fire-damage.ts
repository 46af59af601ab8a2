import type { Part, Section, ServiceGuide } from '../guide.ts'

export const fireDamage: ServiceGuide = {
  slug: 'fire-damage',
  lead: 'Stay out until the fire department lets you in. Then call. We close the house against rain, cold and strangers, and keep the soot from doing more harm.',
  standard: { name: 'ANSI/IICRC S700', about: 'Professional Fire and Smoke Damage Restoration' },
  phases: [
    {
      title: 'Contact',
      text: 'Is everyone out and safe, has the building been released, and what is open: roof, windows, doors? You need not know what burned.',
      paper: 'A reference number to give the fire investigator and your insurer',
    },
    {
      title: 'Board up and cover',
      text: 'Openings are boarded and the roof is covered, so that the fire stays the only loss. Water from the hoses is pumped out.',
      paper:
        'Work authorization, your notice of the right to cancel, and photos of every opening before and after',
    },
    {
      title: 'Inspection',
      text: 'Room by room: what kind of residue, how deep the smell, what the ducts carried, what the water reached. Small test spots show what will clean.',
      paper: 'Fire and smoke assessment, one line for each room',
    },
    {
      title: 'Sort and pack out',
      text: 'Belongings are listed and photographed, boxed, and cleaned away from the smoke. Nothing is thrown out before you and your insurer have had the list.',
      paper: 'Contents inventory with box numbers; you sign for what leaves',
    },
    {
      title: 'Clean and deodorize',
      text: 'Dry methods first, wet ones after. Charred material comes out, then surfaces, ducts and textiles, each by its residue; odor treatment is last.',
      paper: 'Daily job log, and a change order before anything beyond the scope',
    },
    {
      title: 'Verify and hand back',
      text: 'A white cloth over each surface, a closed room, your own nose. Boxes come home and are checked off against the list.',
      paper: 'Certificate of completion, photo report, and the inventory signed on return',
    },
  ],
  factors: [
    {
      title: 'What burned',
      moves: 'time and cost',
      text: 'Wood leaves dry soot that brushes away. Plastic leaves a film that smears and must be lifted.',
    },
    {
      title: 'The furnace fan',
      moves: 'cost',
      text: 'If it ran during the fire, every room on the ducts has smoke, and the ducts need cleaning too.',
    },
    {
      title: 'Days before cleaning starts',
      moves: 'cost',
      text: 'Acid in soot etches glass, tarnishes metal and yellows plastic. What wipes off this week may be a stain next week.',
    },
    {
      title: 'Water from the hoses',
      moves: 'time',
      text: 'A fire loss is often a water loss as well; wet rooms are dried before they are cleaned for smoke.',
    },
    {
      title: 'The age of the house',
      moves: 'time',
      text: 'Old plaster, flooring and paint may have to be tested for asbestos or lead before anything is torn out.',
    },
    {
      title: 'How much is worth cleaning',
      moves: 'cost',
      text: 'For each thing, cleaning is weighed against replacing. What cannot be replaced goes first.',
    },
  ],
  insurance: {
    record:
      'For a fire the file holds the release, photos of each room from before anything was moved, the residue and odor found there, the inventory with its boxes, and what was boarded or covered and when.',
    ask: [
      'Does my policy pay for living elsewhere, and which receipts do you need?',
      'May board-up and roof cover start now, before the adjuster comes?',
      'Who decides between cleaning and replacing a thing?',
      'Is there an advance for clothes, medicine and a place to sleep?',
    ],
  },
  last: {
    title: 'The house is open? Let us close it.',
    text: 'Once the fire department has released it, call at any hour. Tell us the town, and what the fire left open.',
  },
}

/** What to do in the first day, without setting foot in the building. */
export const firstDay: readonly Section[] = [
  {
    id: 'fire-department',
    title: 'Before the trucks leave',
    text: 'Ask for the number of the incident report, who holds the scene, and whether gas, power and water are off. Do not turn any of them on again; that is for the utility.',
  },
  {
    id: 'tonight',
    title: 'Tonight',
    text: 'The Red Cross helps after home fires with a place to sleep and first needs. Keep every receipt, even for a toothbrush.',
  },
  {
    id: 'insurer',
    title: 'Your insurer',
    text: 'Report the loss and write down the claim number. Ask what they want to see before things are moved.',
  },
  {
    id: 'food',
    title: 'Food and medicine',
    text: 'Throw out food and drink that was near heat, smoke or the water from the hoses, even in closed packs. A shut refrigerator without power keeps food about four hours. For medicine, call your pharmacist.',
  },
  {
    id: 'vents',
    title: 'Air and vents',
    text: 'The furnace and the air conditioner stay off. We cover the vents before anyone works, so that soot is not blown into clean rooms.',
  },
]

/** In the order of the numbers in the drawing. */
export const rooms: readonly Part[] = [
  {
    title: 'Where it burned',
    text: 'Char, heat, and water from the hoses. Some of it comes out down to the studs.',
  },
  { title: 'The next room', text: 'Heat at the ceiling, heavy soot down to a line on the wall.' },
  {
    title: 'The stairs',
    text: 'Smoke’s own way up. Soot on the upper side of each step, webs in the corners.',
  },
  { title: 'Upstairs, door open', text: 'A gray film on cold outside walls, smell in bedding and clothes.' },
  { title: 'Upstairs, door closed', text: 'Often little to see. A closed door keeps most of it out.' },
  { title: 'The attic', text: 'Smoke collects under the roof and stays in the insulation.' },
  { title: 'Furnace and ducts', text: 'If the fan ran, it took soot to rooms that the fire never reached.' },
]

export const residues: readonly { readonly name: string; readonly from: string; readonly clean: string }[] = [
  {
    name: 'Dry',
    from: 'Fast, hot fires of wood and paper. Gray powder that gets into every crack.',
    clean: 'Vacuum and dry sponge. Water would turn it to ink.',
  },
  {
    name: 'Wet',
    from: 'Slow fires of plastic and rubber. Black, sticky, strong.',
    clean: 'Lifted with the right cleaner, bit by bit. Wiping smears it.',
  },
  {
    name: 'Protein',
    from: 'A pan left on the stove. Hardly to be seen, hard to live with.',
    clean: 'Washed, often twice; paint that has taken it up is sealed.',
  },
  {
    name: 'Oil',
    from: 'A furnace that puffed back. Fine black film through the whole house.',
    clean: 'Every surface, every vent, and the furnace looked at by its own trade.',
  },
  {
    name: 'Extinguisher',
    from: 'The powder that put it out. It draws damp and corrodes metal.',
    clean: 'Vacuumed dry and soon, electronics first.',
  },
]

export const odor: readonly Part[] = [
  {
    title: 'Take the source out',
    text: 'Char, soaked insulation and wet soot go first. Nothing covers a smell whose source is still there.',
  },
  {
    title: 'Clean what it touched',
    text: 'Surfaces, ducts, textiles, the inside of cabinets and the back of frames.',
  },
  {
    title: 'Treat what is left',
    text: 'Only then odor treatment of rooms and boxes, with nobody and no pets inside while it runs.',
  },
  {
    title: 'Seal at the very end',
    text: 'Framing that is clean and still smells gets a sealer before it disappears behind drywall.',
  },
]
