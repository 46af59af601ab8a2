import { whatToSay } from '#domain/leads/calls/call-backs.ts'
import type { Page, SiteContext } from './page.ts'
import type { PageSection } from './page-kinds.ts'
import { facesOf, teamOf } from './parts/people.tsx'

/** The sections on this page that bring a sheet of their own. */
export function sectionsOf({ kind }: Page, site: SiteContext): PageSection[] {
  const hasFaces = facesOf(site).length > 0
  if (kind === 'about') return hasFaces || teamOf(site).length > 0 ? ['people'] : []
  if (kind === 'contact') return hasFaces ? ['people'] : []
  if (kind !== 'home') return []
  return hasFaces ? ['people', 'promise'] : hasProof(site) ? ['promise'] : []
}

/** Whether enough was counted to say how soon people are called back. */
export function hasProof({ callBacks }: SiteContext) {
  return callBacks !== null && whatToSay(callBacks) !== 'nothing'
}
