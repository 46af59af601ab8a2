import type { ServiceSlug } from '#domain/services/services.ts'
import type { PageWords } from '#site/page.ts'

type ServiceWords = PageWords & { readonly card: string }

/** Words about each service: on its card, and at the top of its own page. */
export const serviceWords: Readonly<Record<ServiceSlug, ServiceWords>> = {
  'water-damage': {
    title: 'Water Damage Cleanup, Northeast Ohio and Western PA',
    description:
      'Find the right shut-off valve, what to leave alone, and how water damage is dried and proven dry: burst pipes, appliances, roofs, sumps, sewage.',
    heading: 'Water damage: first stop it, then measure it',
    crumb: 'Water Damage',
    card: 'Extraction, structural drying, and readings until each material is back to its dry standard.',
  },
  'fire-damage': {
    title: 'Fire and Smoke Damage, Northeast Ohio and Western PA',
    description:
      'The first 24 hours after a fire, where smoke goes, and the way back: board-up, soot and odor removal, and belongings listed box by box.',
    heading: 'Fire damage: after the trucks leave',
    crumb: 'Fire Damage',
    card: 'Board-up, soot and odor removal, and belongings cleaned and listed box by box.',
  },
  'mold-remediation': {
    title: 'Mold Remediation, Northeast Ohio and Western PA',
    description:
      'When to do it yourself, how a room is contained, and who says that it is done: mold removal at the source, checked by an independent assessor.',
    heading: 'Mold remediation: moisture first',
    crumb: 'Mold Remediation',
    card: 'The moisture found first, the area contained, the air filtered, and clearance by someone else.',
  },
  'trauma-cleanup': {
    title: 'Trauma and Biohazard Cleanup, NE Ohio and Western PA',
    description:
      'Quiet cleanup after a death or an injury, once the scene is released. Four questions on the phone, and who may help with the cost.',
    heading: 'Trauma cleanup: you need not go back in',
    crumb: 'Trauma Cleanup',
    card: 'Quiet, careful work after a death or an injury. You do not have to see it again.',
  },
  'basement-restoration': {
    title: 'Basement and Crawl Space Restoration, Ohio and PA',
    description:
      'Four ways water comes into a basement, what each one means, a sump pump test, and what may be built back: cleaned, dried and proven dry.',
    heading: 'Basement restoration: dry again',
    crumb: 'Basement Restoration',
    card: 'Failed sump pumps, groundwater, sewage backup, and crawl spaces that stay wet.',
  },
}
