import * as z from 'zod'
import { LeadStatus, type HistoryEntry } from '#domain/leads/lead.ts'
import { statusWords } from './words.ts'

const Move = z.object({ from: LeadStatus, to: LeadStatus })

/** A line of the history in plain words, without who and when. */
export function historyWords({ name, payload }: Pick<HistoryEntry, 'name' | 'payload'>) {
  switch (name) {
    case 'lead.received':
      return 'Request received'
    case 'lead.quarantined':
      return 'Held in quarantine'
    case 'lead.released':
      return 'Released from quarantine'
    case 'lead.mailed':
      return payload['dispatch'] === 'sent' ? 'Office e-mailed' : 'Mail to the office written, not sent'
    case 'lead.noted':
      return 'Note added'
    case 'lead.moved': {
      const move = Move.safeParse(payload)
      return move.success ? `${statusWords[move.data.from]} → ${statusWords[move.data.to]}` : 'Status changed'
    }
    default:
      return plain(name)
  }
}

/** Who moved the lead last, and to what: for the sentence that tells of a conflict. */
export function lastMoveBy(history: readonly HistoryEntry[]) {
  return (
    history.filter(({ name }) => name === 'lead.moved').sort((a, b) => b.at.localeCompare(a.at))[0]?.by ??
    null
  )
}

// An event that this screen does not know yet still reads as something: "lead.photo_stored" → "Photo stored".
function plain(name: string) {
  const words = name.replace(/^lead\./, '').replaceAll(/[._-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
