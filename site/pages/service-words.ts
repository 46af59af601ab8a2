import type { ServiceSlug } from '#domain/services/services.ts'
import type { PageWords } from '#site/page.ts'

type ServiceWords = PageWords & { readonly card: string; readonly text: string }

/** Words about each service: on its card, and on its own page. */
export const serviceWords: Readonly<Record<ServiceSlug, ServiceWords>> = {
  'water-damage': {
    title: 'Water Damage Cleanup and Drying',
    description:
      'Burst pipe, leaking roof, overflowing appliance: extraction, drying and daily readings, day and night.',
    heading: 'Water damage: first stop it, then measure it',
    crumb: 'Water Damage',
    card: 'Extraction, structural drying, and readings until each material is back to its dry standard.',
    text: 'Water travels under floors and up walls long after the surface looks dry. We find how far it went with meters, take out what can be pumped, and dry the rest against a standard from the unaffected rooms of your own building.',
  },
  'fire-damage': {
    title: 'Fire and Smoke Damage Restoration',
    description:
      'Board-up, soot and odor removal, care of contents after a fire in Northeast Ohio and Western PA.',
    heading: 'After the fire trucks leave',
    crumb: 'Fire Damage',
    card: 'Board-up, soot and odor removal, and belongings cleaned and listed box by box.',
    text: 'Smoke keeps working after the flames are out: soot is acidic, and it settles in rooms that never burned. We close the building against weather, sort what can be cleaned from what cannot, and keep a list of every box that leaves the house.',
  },
  'mold-remediation': {
    title: 'Mold Remediation',
    description:
      'Containment, filtered air and removal at the source, with clearance left to an independent assessor.',
    heading: 'Mold: the moisture first, then the mold',
    crumb: 'Mold Remediation',
    card: 'The moisture found first, the area contained, the air filtered, and clearance by someone else.',
    text: 'Mold that is removed while the leak stays comes back. We look for the moisture first. Then we close the area off under filtered, lowered air pressure, and remove what cannot be cleaned. The final check is left to an assessor who does not work for us.',
  },
  'trauma-cleanup': {
    title: 'Trauma and Biohazard Cleanup',
    description:
      'Discreet cleanup after a death, an injury or an unattended loss. You need not see it again.',
    heading: 'You do not have to go back in',
    crumb: 'Trauma Cleanup',
    card: 'Quiet, careful work after a death or an injury. You do not have to see it again.',
    text: 'We come once the police or the coroner has released the scene. What has to go is removed under the rules for regulated waste. What can stay is cleaned and disinfected. Personal things are set aside, for you to decide about later.',
  },
  'basement-restoration': {
    title: 'Basement and Crawl Space Restoration',
    description:
      'Failed sump pump, groundwater, sewage backup, wet crawl space: cleaned, dried and put right.',
    heading: 'The basement, back above water',
    crumb: 'Basement Restoration',
    card: 'Failed sump pumps, groundwater, sewage backup, and crawl spaces that stay wet.',
    text: 'A basement floods from above, from below or through its own drain, and each calls for different work. We find which it was. Then we pump, take out what is spoiled and clean what stays. Walls and slab are dry before anything is built again.',
  },
}
