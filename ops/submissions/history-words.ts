import * as z from 'zod'
import { lineOfStep } from '#domain/alerts/steps.ts'
import { LeadStatus, Outcome, type HistoryEntry } from '#domain/leads/lead.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { Visit, visitWords } from '#domain/leads/visit.ts'
import { answeredWords } from './answered-words.ts'
import { statusWords } from './words.ts'

const Move = z.object({
  from: LeadStatus,
  to: LeadStatus,
  visit: Visit.optional(),
  outcome: Outcome.optional(),
  receiver: z.string().optional(),
})

type Payload = HistoryEntry['payload']

/** A line of the history in plain words, without who and when. */
export function historyWords({ name, payload, by }: Pick<HistoryEntry, 'name' | 'payload' | 'by'>) {
  switch (name) {
    case 'lead.received':
      return 'Request received'
    case 'lead.quarantined':
      return 'Held in quarantine'
    case 'lead.released':
      return 'Released from quarantine'
    case 'lead.mailed':
      return payload['dispatch'] === 'sent' ? 'Office e-mailed' : 'Mail to the office written, not sent'
    case 'lead.photo_added':
      return by ? 'Photo added' : 'Customer added a photo'
    case 'lead.phone_corrected':
      return 'Customer corrected the phone number'
    case 'lead.answered':
      return answeredWords(payload)
    case 'lead.cancelled':
      return 'Customer said it’s no longer needed'
    case 'lead.noted':
      return 'Note added'
    case 'lead.assigned':
      return assignedWords(payload, by)
    case 'alert.raised':
    case 'alert.escalated':
      return stepWords(payload)
    case 'alert.delivered':
      return deliveredWords(payload)
    case 'alert.failed':
      return `${channelWords[String(payload['channel'])] ?? 'Alert'} to ${receiverOf(payload)} failed: ${String(payload['error'] ?? '')}`
    case 'alert.settled':
      // Before alerts stayed open until a person acts, they could give up.
      return payload['reason'] === 'gave_up' ? 'No one answered: alerts ended' : 'Alert ended'
    case 'alert.reopened':
      return 'Unclaimed again: alert opened again'
    case 'lead.moved': {
      const move = Move.safeParse(payload)
      return move.success ? moveWords(move.data) : 'Status changed'
    }
    default:
      return plain(name)
  }
}

/** Whoever takes it for themselves claims it. */
function assignedWords({ receiver }: Payload, by: string | null) {
  if (!receiver) return 'Handed to nobody'
  return receiver === by ? 'Claimed' : `Handed to ${String(receiver)}`
}

/** "Contacted → Scheduled for Tue, Nov 24, 8–10 AM, Marcus Wren". */
function moveWords({ from, to, visit, outcome, receiver }: z.output<typeof Move>) {
  const when = visit && [` for ${visitWords(visit)}`, receiver].filter(Boolean).join(', ')
  if (from === to)
    return to === 'closed'
      ? `Closed as ${outcomeWords(outcome ?? null)}`
      : `Visit changed${when?.replace(' for ', ' to ') ?? ''}`
  const how = outcome ? `: ${outcomeWords(outcome)}` : ''
  return `${statusWords[from]} → ${statusWords[to]}${when ?? ''}${how}`
}

const channelWords: Readonly<Record<string, string>> = { mail: 'Email', text: 'Text message' }

function deliveredWords(payload: Payload) {
  const what = channelWords[String(payload['channel'])] ?? 'Alert'
  const how = payload['dispatch'] === 'kept' ? 'written, not sent,' : 'sent'
  const along = payload['in_digest'] === true ? ', in one with other requests' : ''
  return `${what} ${how} to ${receiverOf(payload)}${along}`
}

/** Who was alerted: the line of the rota, and the names. */
function stepWords({ step, receivers }: Payload) {
  const line = { first: 'who is on call', backup: 'the backup', everyone: 'everyone', owner: 'the owner' }[
    lineOfStep(Number(step))
  ]
  const names = Array.isArray(receivers) ? receivers.map(String) : []
  return names.length > 0 ? `Alert to ${line}: ${names.join(', ')}` : `Alert to ${line}: there was no one`
}

function receiverOf({ receiver }: Payload) {
  return typeof receiver === 'string' ? receiver : 'the office'
}

const movers = new Set(['lead.moved', 'lead.assigned'])

/** Who changed the lead last: for the sentence that tells of a conflict. */
export function lastMoveBy(history: readonly HistoryEntry[]) {
  return (
    history.filter(({ name }) => movers.has(name)).sort((a, b) => b.at.localeCompare(a.at))[0]?.by ?? null
  )
}

// An event that this screen does not know yet still reads as something: "lead.photo_stored" → "Photo stored".
function plain(name: string) {
  const words = name.replace(/^lead\./, '').replaceAll(/[._-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
