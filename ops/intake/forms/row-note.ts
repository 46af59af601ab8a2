import { lastDayToCancel } from '#domain/forms/legal/last-day-to-cancel.ts'
import type { Progress } from '#domain/forms/answers/progress.ts'
import { noticeForm, waiverForm } from '#domain/packets/gate-forms.ts'
import type { FormLock } from '#domain/packets/job-forms.ts'
import type { SigningRequest } from '#domain/signing-requests/signing-request.ts'
import type { PaperSignature } from '#domain/submissions/paper-signature.ts'
import { firstName } from '../../ui/first-name.ts'
import { firstDayOfWork } from '#domain/packets/work-start.ts'
import type { JobPaper } from '#domain/packets/job-paper.ts'
import type { PacketWords } from '../../words/en-packet.ts'
import type { PacketRow } from './packet-plan.ts'
import { signaturesGiven } from './papers-here.ts'
import { refusalOf } from './refusal-of.ts'

/** What a row says of its form: a few words beside the name, and a sentence below it. `hidden` is what its sign says. */
export type RowNote = {
  beside?: string
  below?: string
  hidden?: string
  /** Nobody has to do anything, and work waits. */
  isWaiting?: boolean
}

export type NoteAbout = {
  words: PacketWords
  progress: Progress | undefined
  /** First names of who signs, in the language of the reader. */
  signers: readonly string[]
  /** The first name of whoever has the link to sign. */
  waitsFor: string
  /** The first name of whoever holds the phone. */
  me: string
  /** The moment at which something happened, as a clock shows it. */
  when: (at: string) => string
  /** As YYYY-MM-DD. */
  today: string
  lastDay: string | null
  /** The customer kept the right to cancel; `keptUntil`: the first day of work, as long as it hasn’t come. */
  isRightKept: boolean
  keptUntil: string | null
}

export function rowNote(row: PacketRow, about: NoteAbout): RowNote {
  const { note } = about.words
  const refusal = refusalOf(row.form)
  const said = noteOfStatus(row, about)
  if (!refusal || row.status === 'declined') return said
  // A new one was begun, or is out to be signed: the refusal stands until that is signed.
  const now = [said.beside, said.below].filter((part) => part !== undefined).join('. ')
  return { beside: note.offeredAgain(about.when(refusal.at)), below: now }
}

function noteOfStatus(row: PacketRow, about: NoteAbout): RowNote {
  const { note } = about.words
  const { latest } = row.form
  switch (row.status) {
    case 'begun':
      return begunNote(row, about)
    case 'complete':
      return completeNote(row, about)
    case 'back':
      return { beside: note.needsYou, below: note.cameBack }
    case 'done':
      return doneNote(row, latest, about)
    case 'declined':
      return declinedNote(row, about)
    case 'canceled':
      return { below: note.canceled }
    case 'needs_fix':
      return { beside: note.needsYou, below: latest?.reason ?? '' }
    case 'void':
      return { beside: note.void, below: latest?.reason ?? '' }
    case 'sent':
      return row.out ? { below: waitsNote(row.out, about) } : {}
    case 'locked':
      return row.form.lock ? { below: `${lockWords(row.form.lock, about.words)}. ${note.exception}` } : {}
    case 'fills':
      return row.form.fills_from ? { beside: note.fills[row.form.fills_from] } : {}
    case 'open':
      return openNote(row, about)
  }
}

function waitsNote(
  { signed_by, expires_at }: SigningRequest,
  { words: { note }, waitsFor, when }: NoteAbout,
) {
  const given = signed_by.length > 0 ? `${note.haveSigned(signed_by.map(firstName))} ` : ''
  return `${given}${note.waitsFor(waitsFor, when(expires_at))}`
}

/** The first names of who signed. */
function namesOf(signatures: readonly PaperSignature[]) {
  const given = signatures.filter(({ way }) => way !== 'declined')
  return [...new Set(given.map(({ name }) => firstName(name)))]
}

function begunNote({ form, draft }: PacketRow, { words, progress, signers, when, me }: NoteAbout): RowNote {
  if (!progress) return { beside: words.note.begun }
  const all = signaturesGiven(form.signers, draft?.answers ?? {})
  const given = all.find(({ way }) => way !== 'declined')
  // The company signs last, and confirms with that what the customer said.
  if (!given && all.length > 0) return { beside: words.note.declined, below: words.note.sign([me]) }
  // Whoever has the phone handed to them is done: the company signs last.
  if (progress.hand === 'done' && progress.isReadyToSign && given)
    return { beside: words.note.signed(when(given.at)), below: words.note.sign([me]) }
  if (progress.isReadyToSign && signers.length > 0)
    return {
      below: `${given ? words.note.haveSigned(namesOf(all)) : words.note.filledIn} ${words.note.sign(signers)}`,
    }
  if (draft?.asked)
    return { beside: words.note.progress(progress.answered, progress.of), below: draft.asked.reason }
  const lock = form.lock ? { below: lockWords(form.lock, words) } : {}
  return { beside: words.note.progress(progress.answered, progress.of), ...lock }
}

function declinedNote({ form }: PacketRow, about: NoteAbout): RowNote {
  const { note } = about.words
  const refusal = refusalOf(form)
  const said = form.latest?.offered_at ? note.offeredAgain : note.declinedAt
  const witness = refusal?.witness ? note.witnessed(refusal.witness) : ''
  const below = `${keptWords({ form }, about)}${witness}`.trim()
  return { beside: refusal ? said(about.when(refusal.at)) : note.declined, ...(below && { below }) }
}

/** It is on this phone with all its answers, and the office doesn’t have it. */
function completeNote({ form, draft }: PacketRow, about: NoteAbout): RowNote {
  const { words, when, lastDay, today } = about
  const { note } = words
  const signed = signaturesGiven(form.signers, draft?.answers ?? {}).at(-1)
  const isDeclined = signed?.way === 'declined'
  if (form.form === waiverForm && (isDeclined || draft?.answers['decision'] === 'keeps')) {
    const first = words.day(firstDayOfWork(lastDay ?? lastDayToCancel(today)))
    const below = `${words.rightKept(first)}. ${note.onPhone} ${note.notSubmitted}`
    return { ...(isDeclined && { beside: note.declined }), below, isWaiting: true }
  }
  return signed
    ? { beside: note.signed(when(signed.at)), below: `${note.onPhone} ${note.notSubmitted}` }
    : { beside: note.filledIn, below: note.notSubmitted }
}

function doneNote({ form, here }: PacketRow, latest: JobPaper | null, about: NoteAbout): RowNote {
  const { words, when } = about
  const isHere = here !== null && here.entry.state !== 'received'
  if (!latest) return isHere ? { below: words.note.onPhone } : {}
  const { at, by, signatures } = latest
  const [signed] = signatures.filter(({ way }) => way !== 'declined')
  const names = whoSigned(signatures, words)
  const times = form.count > 1 ? ` ${words.note.times(form.count)}.` : ''
  const onPhone = isHere ? ` ${words.note.onPhone}` : ''
  const kept = keptWords({ form }, about)
  if (kept) return { below: `${kept}${words.note.by(names)}.${times}${onPhone}`, isWaiting: true }
  return signed
    ? {
        beside: words.note.signed(when(signed.at)),
        below: `${words.note.by(names)}.${times}${onPhone}`,
      }
    : {
        beside: isHere ? words.note.submittedHere(when(at)) : words.note.submitted(when(at)),
        below: `${words.note.by(by)}.${times}${onPhone}`,
      }
}

/** Each name once, and of who signed behind a link that they did. */
function whoSigned(signatures: readonly PaperSignature[], { note }: PacketWords) {
  const byLink = signatures.some(({ by_link }) => by_link)
  const names = signatures.map(({ name, by_link }) => (by_link ? note.byLink(name) : name))
  return [...new Set(names)].join(byLink ? '; ' : ', ')
}

/** Of a waiver with which the customer kept the right to cancel; empty of every other paper. */
function keptWords({ form }: Pick<PacketRow, 'form'>, { words, isRightKept, keptUntil }: NoteAbout) {
  if (form.form !== waiverForm || !isRightKept) return ''
  return `${words.rightKept(keptUntil && words.day(keptUntil))}. `
}

function openNote({ form }: PacketRow, { words, signers, today, lastDay }: NoteAbout): RowNote {
  if (form.form === noticeForm)
    return { below: words.note.canCancel(words.day(lastDay ?? lastDayToCancel(today))) }
  if (form.form === waiverForm)
    return { below: words.note.notBefore(words.day(firstDayOfWork(lastDay ?? lastDayToCancel(today)))) }
  if (form.is_optional) return { beside: words.note.optional }
  if (form.before_work && signers.length > 0) return { below: words.note.sign(signers) }
  return { hidden: words.note.notBegun }
}

/** What keeps the certificate from being issued: "3 points above goal". */
function lockWords({ above, unread }: FormLock, { note }: PacketWords) {
  const parts = [above ? note.above(above) : null, unread ? note.unread(unread) : null]
  return parts.filter((part) => part !== null).join(', ') || note.notDry
}
