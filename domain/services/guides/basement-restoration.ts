import type { Part, Section, ServiceGuide } from '../guide.ts'

export const basementRestoration: ServiceGuide = {
  slug: 'basement-restoration',
  lead: 'Look from the stairs, and stay there if water is near plugs, the furnace or the panel. Then call and tell us two things: where it comes in, and how high it stands.',
  standard: { name: 'ANSI/IICRC S500', about: 'Professional Water Damage Restoration' },
  phases: [
    {
      title: 'Contact',
      text: 'Where it comes in, how high it stands, whether it still rises, and what is down there: furnace, freezer, finished rooms.',
      paper: 'A reference number, also for your insurer and your plumber',
    },
    {
      title: 'Inspection',
      text: 'Power and gas first. Then the way in: wall, floor joint, pit or drain, because each leaves a different kind of dirt behind.',
      paper: 'Basement and sump assessment, work authorization, and your notice of the right to cancel',
    },
    {
      title: 'Stabilize',
      text: 'Water goes out no faster than the ground outside allows: emptied at once, a full wall of wet soil can push a weak wall in.',
      paper: 'Photos of the water line and the scope sheet',
    },
    {
      title: 'Clean, then dry',
      text: 'Silt and soaked goods out, walls and slab washed and disinfected where the water was foul. Only a clean basement gets moving air.',
      paper: 'Disposal list that you sign, and the drying log',
    },
    {
      title: 'Verify',
      text: 'Block and slab hold water out of sight. They are read at depth against a dry part of the same house before a wall is closed.',
      paper: 'Certificate of drying',
    },
    {
      title: 'Hand back',
      text: 'A clean, dry shell, and a plain account of how the water came in, so that the next trade starts from facts.',
      paper: 'Certificate of completion, with notes for your plumber or waterproofer',
    },
  ],
  factors: [
    {
      title: 'Which way it came',
      moves: 'cost',
      text: 'Rain through a window well is one thing. A sewer through the floor drain means disinfecting, and throwing more away.',
    },
    {
      title: 'Whether it still rises',
      moves: 'time',
      text: 'While the ground outside is full, pumping is a holding action. Drying starts when the inflow ends.',
    },
    {
      title: 'How finished it is',
      moves: 'time and cost',
      text: 'Studs, drywall and carpet on the slab hide water on both sides. A bare basement is open already.',
    },
    {
      title: 'How much is stored there',
      moves: 'cost',
      text: 'Boxes on the floor are sorted by hand. Plastic bins on shelves are carried up.',
    },
    {
      title: 'Old block, stone and slab',
      moves: 'time',
      text: 'Masonry dries from one side only, and slower than anything upstairs.',
    },
  ],
  insurance: {
    record:
      'For a basement the file shows the way in with photos, the height of the water on each wall, the state of pump and drain, what was thrown away, piece by piece, and the readings of wall and slab.',
    ask: [
      'Do I have a rider for water backup and sump overflow, and what is its limit?',
      'Is ground water through a wall or floor covered, or only by a flood policy?',
      'Does the rider pay for finished walls and floors in a basement?',
      'May soaked goods leave the house before someone has seen them?',
    ],
  },
  last: {
    title: 'Water on the floor? Stay on the stairs.',
    text: 'Count how many steps are wet and call. That number tells us what to load.',
  },
}

/** In the order of the numbers in the drawing. */
export const waysIn: readonly (Section & { readonly tell: string })[] = [
  {
    id: 'foundation-crack',
    title: 'A crack or a window well',
    tell: 'A streak down the wall; worst right after rain.',
    text: 'Surface water finds a crack, a pipe sleeve or a window. It is soiled by soil, but it is local: one wall, one corner.',
  },
  {
    id: 'groundwater',
    title: 'The joint of wall and floor',
    tell: 'A dark line round the edge, rising slowly for days.',
    text: 'A full water table presses in at the seam. Pumping lowers it for an hour; only drains and time lower the ground.',
  },
  {
    id: 'sump',
    title: 'The sump pit',
    tell: 'Water starts at the pit, often with the lights out.',
    text: 'The pump has lost its power, its float hangs, or its pipe outside is frozen or full. The pit gives back all that it had collected.',
  },
  {
    id: 'sewage',
    title: 'The floor drain',
    tell: 'It rises when someone flushes, and it smells.',
    text: 'The line to the street is full or blocked. Stop all water in the house. This is sewage, whatever its color.',
  },
]

export const whoDoesWhat: readonly { readonly who: string; readonly tasks: readonly string[] }[] = [
  {
    who: 'Restoration: our part',
    tasks: [
      'Pump out, clean, disinfect, dry',
      'Take out what is spoiled, list it, carry it away',
      'Sort, clean and dry belongings',
      'Show with readings that wall and slab are dry',
    ],
  },
  {
    who: 'Plumber',
    tasks: ['Replace or repair the sump pump', 'Clear the drain and the sewer line', 'Fit a backwater valve'],
  },
  {
    who: 'Waterproofing contractor',
    tasks: ['Inside or outside drains', 'Crack injection and wall coating', 'Bowed walls, grading, gutters'],
  },
]

export const crawlSpace: readonly Part[] = [
  {
    title: 'What goes wrong',
    text: 'Ground vapor, a leaking pipe or storm water under the house. Insulation sags, joists stay damp, and the floor above smells of earth.',
  },
  {
    title: 'What we do',
    text: 'Water out, fallen insulation out, wood cleaned and dried to a reading, and a ground cover laid again. Mold on joists is handled under containment.',
  },
  {
    title: 'What others do',
    text: 'Rotten beams and piers are for a carpenter or an engineer; drains and pumps are for a plumber. We leave them a dry, lit, photographed space.',
  },
]

/** For a dry day. Nothing here touches a wire. */
export const sumpTest: readonly string[] = [
  'Pick a dry day. Find where the pump’s pipe ends outside, and clear leaves, mud or ice from it.',
  'Lift the lid of the pit. No toys, stones or rags near the float?',
  'Pour in a five-gallon bucket of clean water, slowly.',
  'The float rises and the pump starts by itself. If not, stop here and call a plumber.',
  'Look outside: water comes out, and runs away from the house.',
  'The pump stops by itself, and the pit does not fill again from the pipe. If it does, the check valve leaks.',
  'A backup with a test button: press it. Note the age of its battery.',
  'Write the date on the lid. Do it again in three months, and before a week of rain.',
]

/** After FEMA’s Technical Bulletin 2 on materials that stand up to flood water. */
export const materials: readonly { readonly part: string; readonly stays: string; readonly goes: string }[] =
  [
    {
      part: 'Floor',
      stays: 'sealed concrete, ceramic tile in mortar',
      goes: 'carpet and pad, laminate, solid wood',
    },
    { part: 'Wall', stays: 'cement board, masonry', goes: 'paper-faced drywall, paneling' },
    { part: 'Framing', stays: 'steel or pressure-treated wood', goes: 'particleboard, fiberboard' },
    { part: 'Insulation', stays: 'closed-cell foam', goes: 'fiberglass batts, cellulose' },
    { part: 'Door', stays: 'hollow metal', goes: 'hollow wood' },
  ]
