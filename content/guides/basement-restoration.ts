import { step, type Step } from '#domain/safety/step.ts'
import type { Part, Section, ServiceGuide } from './guide.ts'

export const basementRestoration: ServiceGuide = {
  slug: 'basement-restoration',
  lead: {
    text: 'When you call, tell us where the water came in and how high it is, if you can see that from the stairs. We pump it out, clean the basement, dry it, and tell you how the water got in.',
    rules: ['no-standing-water'],
  },
  standard: { name: 'ANSI/IICRC S500', about: 'Professional Water Damage Restoration' },
  phases: [
    {
      title: 'Your call',
      text: 'We ask where the water came in, how high it is, whether it is still rising, and what is down there: a furnace, a freezer or finished rooms.',
      paper: 'a reference number that you can also give your insurer and your plumber',
    },
    {
      title: 'Inspection',
      text: 'We check power and gas before we go down. Then we find out how the water got in: through a wall, the floor, the sump pit or a drain. That tells us how dirty it is.',
      paper:
        'a basement and sump assessment, a work authorization, and any notice of your right to cancel that the law requires',
    },
    {
      title: 'Pumping',
      text: 'We lower the water in stages while the ground outside is soaked. Wet soil pushes on the walls. If a basement is emptied too fast, a wall can crack or fall in.',
      paper: 'photos of the water line and a scope sheet',
    },
    {
      title: 'Cleaning and drying',
      text: 'We carry out mud and ruined belongings. If the water was dirty, we wash and disinfect the walls and floor. We set up air movers after the basement is clean.',
      paper: 'a list of what we threw out, for you to sign, and a drying log',
    },
    {
      title: 'Final readings',
      text: 'Concrete and block can be wet inside and look dry. We take readings below the surface and compare them with a dry part of the house before any wall is closed up.',
      paper: 'a certificate of drying',
    },
    {
      title: 'Final walk-through',
      text: 'We show you the clean, dry basement and explain how the water got in. Then your plumber or waterproofing contractor can plan the next step.',
      paper: 'a certificate of completion with notes for those contractors',
    },
  ],
  factors: [
    {
      title: 'How the water got in',
      moves: 'cost',
      text: 'Sewage and surface water mean more disinfecting, and more has to be thrown out than after seepage through a wall.',
    },
    {
      title: 'Whether water is still coming in',
      moves: 'time',
      text: 'While the ground outside is full of water, pumping only keeps the level down. We can dry the basement after the water stops coming in.',
    },
    {
      title: 'How finished the basement is',
      moves: 'time and cost',
      text: 'Drywall, studs and carpet hide water. We may have to open finished walls and floors. In a bare basement we can start right away.',
    },
    {
      title: 'How much is stored there',
      moves: 'cost',
      text: 'We sort wet boxes by hand. Plastic bins on shelves are quick to carry out.',
    },
    {
      title: 'Block, stone and concrete',
      moves: 'time',
      text: 'Basement walls and floors can only dry toward the inside. They take longer than drywall upstairs.',
    },
  ],
  insurance: {
    record:
      'For a basement, we take photos of where the water came in and record how high it stood on each wall, the condition of the pump and drain, each item that was thrown out, and the readings of the walls and floor.',
    discard: {
      text: 'Things that sewage or floodwater soaked can usually leave before the adjuster comes, because they are a health risk. Tell your insurer first. We photograph each one, keep samples of carpet and drywall, and list what we take away.',
      rules: ['tell-insurer', 'discard-soaked'],
    },
    ask: [
      'Do I have coverage for water backup and sump overflow, and what is the limit?',
      'Is groundwater that comes through a wall or floor covered, or do I need flood insurance?',
      'Does my coverage include finished walls and floors in a basement?',
      'What photos and samples do you need before soaked items are thrown out?',
    ],
  },
  last: {
    title: 'Is there water in your basement?',
    text: 'Stay at the top of the stairs and count how many steps are wet. Then call us. That number tells us what equipment to bring.',
    rules: ['no-standing-water'],
  },
}

/** In the order of the numbers in the drawing. */
export const waysIn: readonly (Section & { readonly tell: string })[] = [
  {
    id: 'foundation-crack',
    title: 'A crack or a window well',
    tell: 'You may see a streak down one wall, worst right after rain.',
    text: 'Rain that runs in from the yard counts as category 3, like creek water. Water that only seeps through a crack is category 2. Either way, stay away from a wall that bows or has a new crack.',
    rules: ['water-category', 'no-load-above'],
  },
  {
    id: 'groundwater',
    title: 'The joint between wall and floor',
    tell: 'You may see a dark line around the edge of the floor, or water that rises slowly for days.',
    text: 'The ground around the house is full of water, and it pushes in where the wall meets the floor. This seepage is category 2. Pumping only helps for a while. A drainage system or drier weather stops it.',
  },
  {
    id: 'sump',
    title: 'The sump pit',
    tell: 'The water starts at the pit, often during a power outage.',
    text: 'The pump may have lost power, its float may be stuck, or its pipe outside may be frozen or blocked. How dirty the water is depends on what drains into the pit.',
  },
  {
    id: 'sewage',
    title: 'The floor drain',
    tell: 'The water often smells, and it rises when someone flushes.',
    text: 'The sewer line is full or blocked. Stop using water in the whole house and stay out of the basement. The water is sewage, category 3, even if it looks clear.',
    rules: ['stop-using-water', 'sewage'],
  },
]

export const whoDoesWhat: readonly { readonly who: string; readonly tasks: readonly string[] }[] = [
  {
    who: 'What we do',
    tasks: [
      'We pump out, clean, disinfect and dry.',
      'We take out ruined materials, list them and haul them away.',
      'We sort, clean and dry your belongings.',
      'We show you readings that the walls and floor are dry.',
    ],
  },
  {
    who: 'Plumber',
    tasks: [
      'Sump pump repair or replacement',
      'Blocked drains and sewer lines',
      'Installing a backwater valve',
    ],
  },
  {
    who: 'Waterproofing contractor',
    tasks: [
      'Drainage inside or outside the walls',
      'Crack repair and wall coatings',
      'Bowed walls, grading and gutters, with an engineer where needed',
    ],
  },
]

export const crawlSpace: readonly Part[] = [
  {
    title: 'Why you should stay out',
    text: 'A crawl space is tight, and you may have to crawl through mud, mold or sewage. Wires can lie in the water. Please don’t go in. Tell us what you see or smell from the opening.',
    rules: ['no-standing-water', 'wet-electrics', 'leave-mold', 'sewage'],
  },
  {
    title: 'What goes wrong',
    text: 'Moisture rises from bare ground, a pipe leaks, or storm water runs under the house. Insulation sags, joists stay damp, and the floor above may smell musty.',
  },
  {
    title: 'What we do',
    text: 'We remove the water and fallen insulation, clean the wood, dry it until our readings reach the goal, and lay a new ground cover. If there is mold on the joists, we contain the area first.',
  },
  {
    title: 'What other contractors do',
    text: 'A carpenter or engineer handles rotten beams and piers. A plumber handles drains and pumps. We give them photos of what we found.',
  },
]

/** For a dry day. Nothing here touches a wire. */
export const sumpTest: readonly Step[] = [
  step(
    'Choose a day when the weather, the floor and your hands are dry. From the ground, find where the pump’s pipe ends outside, and clear away leaves, mud or ice.',
    'maintain-dry',
  ),
  step(
    'Lift the lid of the pit if it lifts off easily. If it is sealed or screwed down, leave it, and ask a plumber to do this test.',
    'maintain-dry',
  ),
  step(
    'Look for toys, stones or rags near the float. Don’t reach into the pit. If something is in the way, call a plumber.',
    'maintain-dry',
    'wet-electrics',
  ),
  step('Slowly pour in clean water, a little at a time, until the float rises.', 'maintain-dry'),
  step('Watch the pump. If it doesn’t start by itself, stop here and call a plumber.', 'maintain-dry'),
  step('Look outside. Water should come out of the pipe and run away from the house.', 'maintain-dry'),
  step(
    'Wait until the pump stops by itself. If the pit fills again from the pipe, tell a plumber that the check valve may leak.',
    'maintain-dry',
  ),
  step(
    'If you have a battery backup with a test button, press it. Write down how old the battery is.',
    'maintain-dry',
  ),
  step('Put the lid back. Test again every three months.', 'maintain-dry'),
]

/** After FEMA’s Technical Bulletin 2 on flood damage-resistant materials. */
export const materials: readonly {
  readonly part: string
  readonly accepted: string
  readonly notAccepted: string
}[] = [
  {
    part: 'Floor',
    accepted: 'sealed concrete, or ceramic tile set in mortar',
    notAccepted: 'carpet and pad, laminate, or solid wood',
  },
  { part: 'Wall', accepted: 'cement board or masonry', notAccepted: 'paper-faced drywall or wood paneling' },
  {
    part: 'Framing',
    accepted: 'steel or pressure-treated wood',
    notAccepted: 'particleboard or fiberboard',
  },
  { part: 'Insulation', accepted: 'closed-cell foam', notAccepted: 'fiberglass batts or cellulose' },
  { part: 'Door', accepted: 'hollow metal', notAccepted: 'hollow wood' },
]
