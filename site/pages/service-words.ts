import type { ServiceSlug } from '#domain/services/services.ts'
import type { PageWords } from '#site/page.ts'

type ServiceWords = PageWords & { readonly card: string }

/** Words about each service: on its card, and at the top of its own page. */
export const serviceWords: Readonly<Record<ServiceSlug, ServiceWords>> = {
  'water-damage': {
    title: 'Water Damage Cleanup, Northeast Ohio and Western PA',
    description:
      'What to do first, how to find the shut-off valve, and how we dry water damage: burst pipes, appliances, roofs, sump pumps and sewage.',
    heading: 'Water damage',
    crumb: 'Water Damage',
    card: 'We pump out the water, dry the structure, and take readings until each material is dry.',
  },
  'fire-damage': {
    title: 'Fire and Smoke Damage, Northeast Ohio and Western PA',
    description:
      'What to do in the first 24 hours after a fire, and how we board up, remove soot and odor, and list your belongings box by box.',
    heading: 'Fire and smoke damage',
    crumb: 'Fire Damage',
    card: 'We board up, remove soot and odor, and clean your belongings and list them box by box.',
  },
  'mold-remediation': {
    title: 'Mold Remediation, Northeast Ohio and Western PA',
    description:
      'When you can do it yourself, how we contain a room and remove mold, and who checks the work when it has to be verified.',
    heading: 'Mold remediation',
    crumb: 'Mold Remediation',
    card: 'We find the moisture, contain the area, filter the air and remove the mold.',
  },
  'trauma-cleanup': {
    title: 'Trauma and Biohazard Cleanup, NE Ohio and Western PA',
    description:
      'Quiet cleanup after a death or an injury, once the scene is released. What we ask on the phone, and who may help with the cost.',
    heading: 'Trauma cleanup',
    crumb: 'Trauma Cleanup',
    card: 'Quiet, careful cleanup after a death or an injury. You don’t have to go back in.',
  },
  'basement-restoration': {
    title: 'Basement and Crawl Space Restoration, Ohio and PA',
    description:
      'Four ways water gets into a basement and what each one means, how to test a sump pump, and how we clean and dry a basement.',
    heading: 'Basement restoration',
    crumb: 'Basement Restoration',
    card: 'Failed sump pumps, groundwater, sewage backups and wet crawl spaces.',
  },
}
