import type { ServiceSlug } from '#domain/services/services.ts'

type Row = { readonly covers: string; readonly visit: string; readonly paper: string }

/** The five services compared: what belongs to each, how a first visit goes, and what the owner gets in writing. */
export const comparison: Readonly<Record<ServiceSlug, Row>> = {
  'water-damage': {
    covers: 'Burst pipes, appliances, overflowing tubs, and leaking roofs and ceilings.',
    visit:
      'We make sure that it is safe to go in. We find out with meters how far the water went. Then we pump it out and set up the drying.',
    paper: 'Photos of each room, and readings of each material until it is dry.',
  },
  'fire-damage': {
    covers: 'Soot, smoke and odor, water from fire hoses, and openings in the roof and walls.',
    visit:
      'After the building is released, we inspect it and close it up against the weather. Then we sort what can be cleaned.',
    paper: 'Photos of each room, and a list of every box that leaves the house.',
  },
  'mold-remediation': {
    covers: 'Mold on walls, wood and belongings, and the moisture that feeds it.',
    visit:
      'We look for the moisture first. We mark what is affected and agree with you on what to close off.',
    paper:
      'Where the moisture came from, what we removed, and our final readings. If the work has to be verified, someone independent of us writes that report.',
  },
  'trauma-cleanup': {
    covers: 'Rooms after an injury or a death, even if time has passed.',
    visit: 'We talk with you away from the room. Then we go in, and you don’t have to.',
    paper: 'A short record of what we removed, and a list of the belongings we set aside for you.',
  },
  'basement-restoration': {
    covers: 'Failed sump pumps, groundwater, drain backups and wet crawl spaces.',
    visit:
      'We check power and gas before we go down, and find out how the water got in. Then we pump the water out, slowly if the ground is soaked, and carry out what is ruined.',
    paper: 'How the water got in, photos of the water line, and readings of the walls and floor.',
  },
}

/** For shops, offices and rented units. */
export const same = [
  'You call the same number at any hour.',
  'The first steps to stay safe are the same as in a house.',
  'We take readings until every material is dry.',
  'You get photos and notes for each room that your adjuster can use.',
]

export const different = [
  'Someone else may have to sign. We start after someone with authority over the building has signed.',
  'Water can spread to other units. We check the units next door, above and below too.',
  'Each unit gets its own record, so an owner or an insurer sees only that unit.',
  'Some rooms may need to reopen first. We ask which ones, and start there if it’s safe.',
]

export const ready = [
  'The name of the person who can sign, and how to reach that person tonight',
  'Keys, door codes, and the name of the alarm company',
  'The location of the main valve and the electrical panel',
  'The units above, below and next door, and who talks to the tenants',
  'Any chemicals, asbestos or other hazards in the building',
]
