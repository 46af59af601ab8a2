import type { ServiceSlug } from '#domain/services/services.ts'

/** The services that projects can show. Trauma scenes are never published, so they can't become a project. */
export const shownServices = [
  'water-damage',
  'fire-damage',
  'mold-remediation',
  'basement-restoration',
] as const satisfies readonly ServiceSlug[]

/** What kind of place was restored, as value and label, and within a sentence. Plain data: it travels to public pages. */
export const propertyKinds = [
  { value: 'house', label: 'House', inWords: 'a house' },
  { value: 'apartment', label: 'Apartment', inWords: 'an apartment' },
  { value: 'business', label: 'Business', inWords: 'a business' },
  { value: 'public', label: 'Public building', inWords: 'a public building' },
] as const

/** What a moisture meter reads: percent of a material's weight, or points on the meter's own scale. */
export const readingUnits = ['percent', 'points'] as const

/** So many projects make a page of the list. */
export const projectsPerPage = 12
