import { factsOfLead } from '#domain/jobs/from-lead.ts'
import { mostMatches, type JobMatch } from '#domain/jobs/matches.ts'
import { readPlace } from '#domain/jobs/place-text.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'

type Lead = Pick<
  LeadDetail,
  'id' | 'reference' | 'name' | 'phone' | 'town' | 'status' | 'received_at' | 'quarantined'
> &
  Parameters<typeof factsOfLead>[0]

/** Requests that this device has downloaded, by the beginning of their number: open ones first, then the newest. */
export function matchesHere(leads: readonly Lead[], prefix: string): JobMatch[] {
  return leads
    .filter(({ phone, quarantined }) => !quarantined && phone.startsWith(prefix))
    .map(toMatch)
    .toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || b.received_at.localeCompare(a.received_at))
    .slice(0, mostMatches)
}

function toMatch(lead: Lead): JobMatch {
  const { id, reference, name, phone, town, status, received_at } = lead
  return {
    id,
    kind: 'request',
    number: reference,
    is_open: status !== 'closed',
    name,
    phone,
    stage: null,
    loss_type: factsOfLead(lead).loss_type ?? null,
    received_at,
    facts: { ...(name !== null && { name }), ...readPlace(town) },
  }
}
