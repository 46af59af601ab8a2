import { knownTown } from '#domain/areas/known-town.ts'
import { losses } from '#domain/leads/losses.ts'
import { services } from '#domain/services/services.ts'
import type { getLeadForEmail } from '#domain/leads/lead-views.server.ts'
import type { CallForEmail } from '#domain/leads/office-calls/office-call-views.server.ts'
import { callWords } from './call-words.ts'

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

type CallForText = Pick<CallForEmail, 'reference' | 'reason'>

/** Of a call for the office, by the same rule. */
export function callText(
  { reference, reason }: CallForText,
  publicUrl: string,
  { isNew }: { isNew: boolean },
) {
  const lead = isNew ? 'A technician needs the office' : 'A technician is still waiting for the office'
  return `${lead}: ${callWords[reason ?? 'other'].text}, ${reference}. Take the call: ${publicUrl}/ops/alerts`
}

/** Of a chat that waits for a person, by the same rule: nothing of it was typed into a form. */
export function chatText({ id }: { id: string }, publicUrl: string, { isNew }: { isNew: boolean }) {
  const lead = isNew ? 'Someone is waiting in the chat' : 'Someone is still waiting in the chat'
  return `${lead}. Take it over: ${publicUrl}/ops/submissions/chats/${id}`
}

type Counts = { requests: number; happeningNow: number; chats: number; calls: number }

/** In place of many. */
export function digestText({ requests, happeningNow, chats, calls }: Counts, publicUrl: string) {
  const urgent = happeningNow > 0 ? `, ${happeningNow} happening now` : ''
  const told = [
    requests > 0 && `${requests} more ${requests === 1 ? 'request' : 'requests'}${urgent}`,
    chats > 0 && `${chats} ${chats === 1 ? 'visitor' : 'visitors'} waiting in the chat`,
    calls > 0 && `${calls} ${calls === 1 ? 'call from a technician' : 'calls from technicians'}`,
  ].filter((part) => part !== false)
  const words = [told.slice(0, -1).join(', '), told.at(-1)].filter(Boolean).join(', and ')
  return `${words}. Open the portal: ${publicUrl}/ops/alerts`
}
