import type { LeadDetail } from '#domain/leads/lead.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { unsentFacts } from './job-as-done.ts'
import { siteAsDone } from './site-as-done.ts'
import { useJob } from './use-job.ts'

/** What a crew knows of the house, with what this device changed of its job and has not sent on top of it. */
export function useSite(id: string, site: LeadDetail['site']): LeadDetail['site'] {
  const { job } = useJob(id)
  const unsent = useUnsentOf(id)
  return site && job ? siteAsDone(site, job.facts, unsentFacts(unsent)) : site
}
