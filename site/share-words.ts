import type { ServiceSlug } from '#domain/services/services.ts'
import type { Page } from './page.ts'
import type { PageKind } from './page-kinds.ts'

/** A picture for pages of a kind, and for each service its own. Where there is none, the logo is shared. */
export type ShareName = Exclude<PageKind, 'service' | 'nowhere'> | ServiceSlug

type ShareWords = { readonly heading: readonly string[]; readonly line: string; readonly alt: string }

export const shareWords: Readonly<Record<ShareName, ShareWords>> = {
  home: {
    heading: ['MISSION:', 'RESTORE'],
    line: 'Water, fire, mold, trauma: day and night',
    alt: 'A map of five counties beside the words Mission: Restore',
  },
  services: {
    heading: ['WHAT', 'HAPPENED?'],
    line: 'Five services, day and night',
    alt: 'The signs of our services beside the words What happened?',
  },
  'water-damage': {
    heading: ['WATER', 'DAMAGE'],
    line: 'Stop it, then measure it',
    alt: 'A drop beside the words Water damage',
  },
  'fire-damage': {
    heading: ['FIRE', 'DAMAGE'],
    line: 'After the fire trucks leave',
    alt: 'A flame beside the words Fire damage',
  },
  'mold-remediation': {
    heading: ['MOLD', 'REMEDIATION'],
    line: 'The moisture first, then the mold',
    alt: 'A spore beside the words Mold remediation',
  },
  'trauma-cleanup': {
    heading: ['TRAUMA', 'CLEANUP'],
    line: 'You do not have to go back in',
    alt: 'A shield beside the words Trauma cleanup',
  },
  'basement-restoration': {
    heading: ['BASEMENT', 'RESTORATION'],
    line: 'Back above water',
    alt: 'A house beside the words Basement restoration',
  },
  about: {
    heading: ['VETERAN', 'OWNED AND', 'OPERATED'],
    line: 'Run by the checklist',
    alt: 'Three ridges beside the words Veteran owned and operated',
  },
  commitments: {
    heading: ['WHAT', 'WE PROMISE'],
    line: 'And how to hold us to it',
    alt: 'A seal beside the words What we promise',
  },
  testimonials: {
    heading: ['IN THEIR', 'OWN WORDS'],
    line: 'Reviews, printed as written',
    alt: 'A star beside the words In their own words',
  },
  projects: {
    heading: ['BEFORE', 'AND AFTER'],
    line: 'Work we have done',
    alt: 'A house, half dashed and half drawn out, beside the words Before and after',
  },
  contact: {
    heading: ['TELL US', 'WHAT', 'HAPPENED'],
    line: 'Call, or send a short request',
    alt: 'A telephone beside the words Tell us what happened',
  },
  questions: {
    heading: ['ASKED AND', 'ANSWERED'],
    line: 'What to know before you call',
    alt: 'A question mark beside the words Asked and answered',
  },
  privacy: {
    heading: ['WHAT WE', 'KEEP,', 'AND WHY'],
    line: 'Privacy and terms',
    alt: 'A sheet of paper beside the words What we keep, and why',
  },
  area: {
    heading: ['YOUR', 'PLACE ON', 'OUR MAP'],
    line: 'Five counties, two states',
    alt: 'A map of the places we serve beside the words Your place on our map',
  },
}

/** The picture of a page, if there is one. */
export function shareNameOf({ kind, service }: Page): ShareName | null {
  if (kind === 'service') return service ?? null
  return kind === 'nowhere' ? null : kind
}
