import { knownTown } from '#domain/areas/known-town.ts'
import { losses } from '#domain/leads/losses.ts'
import { services } from '#domain/services/services.ts'
import type { getLeadForEmail } from '#domain/leads/lead-views.server.ts'

type LeadForText = Pick<
  Awaited<ReturnType<typeof getLeadForEmail>>,
  'id' | 'reference' | 'loss' | 'service' | 'town'
>

/**
 * Phones show it while they are locked, and people trust what it links to. So it holds words of ours alone: what, where, and
 * the way to the request. A town stands in it only if it is one that we know.
 */
export function alertText(
  { id, reference, loss, service, town }: LeadForText,
  publicUrl: string,
  { isNew }: { isNew: boolean },
) {
  const what =
    losses.find(({ value }) => value === loss)?.label ??
    services.find(({ slug }) => slug === service)?.lead ??
    'help needed'
  const where = knownTown(town)
  const headline = [what.charAt(0).toUpperCase() + what.slice(1), where && `in ${where}`]
  const lead = isNew ? 'New request' : 'Still unclaimed'
  return `${lead}: ${headline.filter(Boolean).join(' ')}, ${reference}. Claim it: ${publicUrl}/ops/submissions/${id}`
}

/** In place of many. */
export function digestText(count: number, happeningNow: number, publicUrl: string) {
  const requests = count === 1 ? '1 more request' : `${count} more requests`
  const urgent = happeningNow > 0 ? `, ${happeningNow} happening now` : ''
  return `${requests}${urgent}. Open the portal: ${publicUrl}/ops/alerts`
}
