import type { Words } from '../../words/en.ts'
import type { Fault } from '../../store/stored-entry.ts'
import type { Entry } from '../entry.ts'
import { isUnsent, isUploaded, isWithOffice } from '../unsent-states.ts'

/** An entry in a few words: "Arrived", "Photo IMG_2041.jpg", "Note: Wet to the studs". */
export function entryWords(
  { write }: Pick<Entry, 'write'>,
  { field: { outbox, done, steps }, calls, choices }: Pick<Words, 'field' | 'calls' | 'choices'>,
): string {
  // That the office was asked is not known on this device.
  const names = { ...done, needs_office: steps.needs_office }
  switch (write.kind) {
    case 'note':
      return `${outbox.note}: ${shortNote(write.text)}`
    case 'step': {
      const { reason, detail } = write
      const why = [reason && calls.reason[reason], detail].filter(Boolean).join('. ')
      return why ? `${names[write.step]}: ${why}` : names[write.step]
    }
    case 'undo_step':
      return outbox.undo(names[write.undo.kind])
    case 'photo':
      return `${outbox.photo} ${write.name}`
    case 'move':
      return outbox.move(choices.status[write.move.status])
    case 'job':
      return outbox.job
    case 'job_change':
      return outbox.jobChange(Object.keys(write.changes).length)
    case 'job_category':
      return outbox.category(write.category)
    case 'access_code':
      return outbox.accessCode
  }
}

/** Why the server did not take an entry, in the language of the reader where that has words for it. */
export function faultWords({ code, detail }: Pick<Fault, 'code' | 'detail'>, { codes }: Words['problems']) {
  return codes[code] ?? detail
}

/** The beginning of a note. */
export function shortNote(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What the office did with something that it took over. */
export function takenOverWords(entry: Pick<Entry, 'write' | 'fault'>, { outbox }: Words['field']) {
  const { kind } = entry.write
  const isAdded = kind === 'photo' ? isUploaded(entry) : kind !== 'move' && kind !== 'access_code'
  return isAdded ? outbox.byOffice.added : outbox.byOffice.taken_over
}

/** "2 not sent, 17 with the office", or that everything is sent. */
export function titleWords(entries: readonly Entry[], { outbox }: Words['field']) {
  const unsent = entries.filter(isUnsent).length
  const office = entries.filter(isWithOffice).length
  if (unsent + office === 0) return outbox.allSent
  return [unsent > 0 && outbox.notSent(unsent), office > 0 && outbox.withOffice(office)]
    .filter(Boolean)
    .join(', ')
}

const longest = 60
