import { lastDayToCancel } from '#domain/forms/legal/last-day-to-cancel.ts'
import type { Progress } from '#domain/forms/answers/progress.ts'
import { noticeForm, waiverForm } from '#domain/packets/gate-forms.ts'
import type { FormLock } from '#domain/packets/job-forms.ts'
import type { JobPaper } from '#domain/packets/job-paper.ts'
import type { PacketWords } from '../../words/en-packet.ts'
import type { PacketRow } from './packet-plan.ts'

/** What a row says of its form: a few words beside the name, and a sentence below it. `hidden` is what its sign says. */
export type RowNote = { beside?: string; below?: string; hidden?: string }

export type NoteAbout = {
  words: PacketWords
  progress: Progress | undefined
  /** First names of who signs, in the language of the reader. */
  signers: readonly string[]
  /** The moment at which something happened, as a clock shows it. */
  when: (at: string) => string
  /** As YYYY-MM-DD. */
  today: string
  lastDay: string | null
}

export function rowNote(row: PacketRow, about: NoteAbout): RowNote {
  const { note } = about.words
  const { latest } = row.form
  switch (row.status) {
    case 'begun':
      return begunNote(row, about)
    case 'done':
      return latest ? doneNote(row, latest, about) : {}
    case 'declined':
      return {
        below: note.declined(latest?.signatures.find(({ way }) => way === 'declined')?.witness ?? null),
      }
    case 'canceled':
      return { below: note.canceled }
    case 'needs_fix':
      return { beside: note.needsYou, below: latest?.reason ?? '' }
    case 'void':
      return { beside: note.void, below: latest?.reason ?? '' }
    case 'locked':
      return row.form.lock ? { below: `${lockWords(row.form.lock, about.words)}. ${note.exception}` } : {}
    case 'fills':
      return row.form.fills_from ? { beside: note.fills[row.form.fills_from] } : {}
    case 'open':
      return openNote(row, about)
  }
}

function begunNote({ form }: PacketRow, { words, progress, signers }: NoteAbout): RowNote {
  if (!progress) return { beside: words.note.begun }
  if (progress.isReadyToSign && signers.length > 0)
    return { below: `${words.note.filledIn} ${words.note.sign(signers)}` }
  const lock = form.lock ? { below: lockWords(form.lock, words) } : {}
  return { beside: words.note.progress(progress.answered, progress.of), ...lock }
}

function doneNote(
  { form }: PacketRow,
  { at, by, signatures }: JobPaper,
  { words, when }: NoteAbout,
): RowNote {
  const [signed] = signatures.filter(({ way }) => way !== 'declined')
  const names = [...new Set(signatures.map(({ name }) => name))].join(', ')
  const times = form.count > 1 ? ` ${words.note.times(form.count)}.` : ''
  return signed
    ? { beside: words.note.signed(when(signed.at)), below: `${words.note.by(names)}.${times}` }
    : { beside: words.note.submitted(when(at)), below: `${words.note.by(by)}.${times}` }
}

function openNote({ form }: PacketRow, { words, signers, today, lastDay }: NoteAbout): RowNote {
  if (form.form === noticeForm)
    return { below: words.note.canCancel(words.day(lastDay ?? lastDayToCancel(today))) }
  if (form.form === waiverForm) return { below: words.note.byHand }
  if (form.is_optional) return { beside: words.note.optional }
  if (form.before_work && signers.length > 0) return { below: words.note.sign(signers) }
  return { hidden: words.note.notBegun }
}

/** What keeps the certificate from being issued: "3 points above goal". */
function lockWords({ above, unread }: FormLock, { note }: PacketWords) {
  const parts = [above ? note.above(above) : null, unread ? note.unread(unread) : null]
  return parts.filter((part) => part !== null).join(', ') || note.notDry
}
