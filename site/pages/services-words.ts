import type { ServiceSlug } from '#domain/services/services.ts'

type Row = { readonly covers: string; readonly visit: string; readonly paper: string }

/** The five services held against each other: what belongs to each, how a first visit goes, and what remains of it in writing. */
export const comparison: Readonly<Record<ServiceSlug, Row>> = {
  'water-damage': {
    covers: 'Burst pipes, appliances, tubs, roofs and ceilings that leak.',
    visit:
      'Check that it is safe to enter. Find with meters how far the water went. Pump, then set the drying.',
    paper: 'Photos of each room, and the readings of each material until it is dry.',
  },
  'fire-damage': {
    covers: 'Soot, smoke and odor, water from the hoses, holes in roof and walls.',
    visit: 'Walk the building once it is released. Close it against weather. Sort what can be cleaned.',
    paper: 'Photos of each room from the door, and a list of every box that leaves the house.',
  },
  'mold-remediation': {
    covers: 'Growth on walls, wood and contents, and the moisture that feeds it.',
    visit: 'Look for the moisture first. Mark what is affected. Agree on what is closed off.',
    paper:
      'Where the moisture came from and what was removed. Clearance is written by an assessor who does not work for us.',
  },
  'trauma-cleanup': {
    covers: 'Rooms after a death, an injury or a long time unattended.',
    visit: 'Talk with you, away from the room. Then we go in, and you do not.',
    paper: 'What was removed, in few words, and a list of the personal things set aside for you.',
  },
  'basement-restoration': {
    covers: 'Failed sump pumps, groundwater, drain backups, wet crawl spaces.',
    visit:
      'Look at power and gas from the stairs. Find the way the water came. Then pump, and carry out what is spoiled.',
    paper: 'The way the water came, photos of the water line, and the readings of walls and slab.',
  },
}

/** For shops, offices and rented units. */
export const same = [
  'One number, at any hour.',
  'The same first steps as in a house.',
  'The same readings: dry is a number there too.',
  'Photos and notes for each room, in the order an adjuster reads them.',
]

export const different = [
  'Someone else may have to sign. Work starts when the person who may has agreed.',
  'Water does not stop at a lease. The units beside, above and below are looked at too.',
  'Each unit gets a record of its own, so that an owner or an insurer reads about that unit alone.',
  'Tell us which rooms have to open first. Where safety allows, the work follows that order.',
]

export const ready = [
  'Who may sign, and how to reach them tonight',
  'Keys, door codes, and who answers for the alarm',
  'Where the main valve and the electrical panel are',
  'The units above, below and beside, and who speaks to the tenants',
  'Anything in the building that we must not disturb or breathe',
]
