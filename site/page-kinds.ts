/** What a page is made like: pages of one kind share a composition, and the style sheet `kinds/<kind>.css` where they need one. */
export const pageKinds = [
  'home',
  'services',
  'service',
  'about',
  'commitments',
  'testimonials',
  'projects',
  'contact',
  'questions',
  'privacy',
  'area',
  'nowhere',
  'unit',
  'verify',
  'sign',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Sections that only some companies have: a page that shows one brings the sheet `sections/<section>.css`, and no other does. */
export const pageSections = ['people', 'promise'] as const
export type PageSection = (typeof pageSections)[number]
