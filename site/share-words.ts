import type { ServiceSlug } from '#domain/services/services.ts'
import type { Page } from './page.ts'
import type { PageKind } from './page-kinds.ts'

/** Each kind of page has a picture, and so does each service. Without one, the logo is shared. */
export type ShareName = Exclude<PageKind, 'service' | 'nowhere' | 'unit' | 'verify' | 'sign'> | ServiceSlug

type ShareWords = { readonly heading: readonly string[]; readonly line: string; readonly alt: string }

export const shareWords: Readonly<Record<ShareName, ShareWords>> = {
  home: {
    heading: ['MISSION:', 'RESTORE'],
    line: 'Water, fire, mold and trauma, 24/7',
    alt: 'A map of five counties beside the words Mission: Restore',
  },
  services: {
    heading: ['WHAT', 'HAPPENED?'],
    line: 'Five services, day and night',
    alt: 'The signs of our services beside the words What happened?',
  },
  'water-damage': {
    heading: ['WATER', 'DAMAGE'],
    line: 'We remove it and dry the building',
    alt: 'A drop beside the words Water damage',
  },
  'fire-damage': {
    heading: ['FIRE', 'DAMAGE'],
    line: 'After the fire trucks leave',
    alt: 'A flame beside the words Fire damage',
  },
  'mold-remediation': {
    heading: ['MOLD', 'REMEDIATION'],
    line: 'We find the moisture first',
    alt: 'A spore beside the words Mold remediation',
  },
  'trauma-cleanup': {
    heading: ['TRAUMA', 'CLEANUP'],
    line: 'You don’t have to go back in',
    alt: 'A shield beside the words Trauma cleanup',
  },
  'basement-restoration': {
    heading: ['BASEMENT', 'RESTORATION'],
    line: 'Wet basements, cleaned and dried',
    alt: 'A house beside the words Basement restoration',
  },
  about: {
    heading: ['VETERAN', 'OWNED AND', 'OPERATED'],
    line: 'We work from checklists',
    alt: 'Three ridges beside the words Veteran owned and operated',
  },
  commitments: {
    heading: ['WHAT', 'WE PROMISE'],
    line: 'And how to check',
    alt: 'A seal beside the words What we promise',
  },
  testimonials: {
    heading: ['CUSTOMER', 'REVIEWS'],
    line: 'Printed as they were written',
    alt: 'A star beside the words Customer reviews',
  },
  projects: {
    heading: ['BEFORE', 'AND AFTER'],
    line: 'Finished projects',
    alt: 'A house, half dashed and half drawn out, beside the words Before and after',
  },
  contact: {
    heading: ['TELL US', 'WHAT', 'HAPPENED'],
    line: 'Call, or send a short request',
    alt: 'A telephone beside the words Tell us what happened',
  },
  questions: {
    heading: ['QUESTIONS', 'AND', 'ANSWERS'],
    line: 'Water, fire, mold and trauma',
    alt: 'A question mark beside the words Questions and answers',
  },
  privacy: {
    heading: ['PRIVACY', 'AND', 'TERMS'],
    line: 'How we use what you send us',
    alt: 'A sheet of paper beside the words Privacy and terms',
  },
  area: {
    heading: ['PLACES', 'WE', 'SERVE'],
    line: 'Ohio and Pennsylvania',
    alt: 'A map of the places we serve beside the words Places we serve',
  },
}

/** The name of the page's picture, if it has one. */
export function shareNameOf({ kind, service }: Page): ShareName | null {
  if (kind === 'service') return service ?? null
  return kind === 'nowhere' || kind === 'unit' || kind === 'verify' || kind === 'sign' ? null : kind
}
