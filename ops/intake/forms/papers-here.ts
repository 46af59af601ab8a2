import * as z from 'zod'
import type { Answers } from '#domain/forms/answers/path.ts'
import { copyWays } from '#domain/forms/answers/signed.ts'
import type { FormSigner, JobPaper } from '#domain/packets/job-paper.ts'
import type { JobForm, JobForms } from '#domain/packets/job-forms.ts'
import { authorizationPrefix, waiverForm } from '#domain/packets/gate-forms.ts'
import type { Paper } from '#domain/packets/papers.server.ts'
import { workStartOf } from '#domain/packets/work-start-of.ts'
import type { PaperSignature } from '#domain/submissions/paper-signature.ts'
import type { Entry } from '../../outbox/entry.ts'
import { Frozen } from '../../outbox/frozen-form.ts'
import type { OutboxView } from '../../outbox/outbox-view.ts'
import { isUnsent, isWithOffice, needsPerson } from '../../outbox/unsent-states.ts'

/** A paper that was submitted on this phone, and that the list of the server doesn’t name yet. */
export type PaperHere = { entry: Entry; answers: Answers; form: string; version: number }

const Given = z.object({
  way: z.enum(['drawn', 'typed', 'paper', 'declined']),
  name: z.string(),
  at: z.string(),
  witness: z.string().optional(),
  copy_to: z.enum(copyWays).optional(),
})

/** The papers of a job in the outbox, by form, the newest of each. What was received counts until the list is read again, at `readAt`. */
export function papersHere(
  jobId: string,
  { entries, received }: Pick<OutboxView, 'entries' | 'received'>,
  readAt: number,
): ReadonlyMap<string, PaperHere> {
  const unsent = entries.filter((entry) => isUnsent(entry) || isWithOffice(entry))
  const newer = received.filter(({ state, since }) => state === 'received' && since > readAt)
  const papers = [...newer, ...unsent].flatMap((entry) => {
    if (entry.leadId !== jobId || entry.write.kind !== 'submission') return []
    const frozen = Frozen.safeParse(JSON.parse(entry.write.body)).data
    return frozen ? [{ entry, answers: frozen.answers, form: frozen.form, version: frozen.version }] : []
  })
  return new Map(papers.toSorted((a, b) => a.entry.turn - b.entry.turn).map((paper) => [paper.form, paper]))
}

/** Who signed, and who declined, of those who are asked. */
export function signaturesGiven(signers: readonly FormSigner[], answers: Answers): PaperSignature[] {
  return signers.flatMap(({ field, signer }) => {
    const given = Given.safeParse(answers[field]).data
    return given ? [{ ...given, field, signer, witness: given.witness ?? null, by_link: false }] : []
  })
}

/** The forms of a job as they will stand once the office has what this phone sends. */
export function withPapersHere(forms: JobForms, here: ReadonlyMap<string, PaperHere>, me: string): JobForms {
  const sent = new Map([...here].filter(([, { entry }]) => !needsPerson(entry)))
  if (sent.size === 0) return forms
  const withPaper = (form: JobForm): JobForm => {
    const paper = sent.get(form.form)
    if (!paper || paper.entry.id === form.latest?.id) return form
    return { ...form, latest: paperOf(paper, form.signers, me), count: form.count + 1 }
  }
  const told = { ...forms, forms: forms.forms.map(withPaper), others: forms.others.map(withPaper) }
  return { ...told, start: startWith(told, sent) }
}

function paperOf({ entry, answers }: PaperHere, signers: readonly FormSigner[], by: string): JobPaper {
  const at = new Date(entry.at).toISOString()
  return {
    id: entry.id,
    state: 'submitted',
    reason: null,
    at,
    by,
    signatures: signaturesGiven(signers, answers),
    offered_at: null,
    copies: [],
  }
}

/** What the papers of this phone add to what is known of those before work. The server’s own days stay where they are later. */
function startWith({ forms, state, start }: JobForms, here: ReadonlyMap<string, PaperHere>) {
  const now = workStartOf(
    forms.flatMap((form) => paperBeforeWork(form, here.get(form.form), state)),
    state,
  )
  const last_day = [start.last_day, now.last_day].filter((day) => day !== null).toSorted()
  return {
    ...now,
    // The last answer to the waiver counts: who gave up the right may have kept it since.
    ...(!here.has(waiverForm) && { is_waived: start.is_waived, is_right_kept: start.is_right_kept }),
    last_day: now.is_authorized && now.is_noticed ? (last_day.at(-1) ?? null) : null,
  }
}

/** What they wrote by hand stands on the same sheet. */
function isOwnerOnPaper({ signatures }: JobPaper) {
  return signatures.some(({ signer, way }) => signer === 'owner' && way === 'paper')
}

const Dates = z.object({
  form_date: z.string().nullable().catch(null),
  signed_on: z.string().nullable().catch(null),
  decision: z.string().nullable().catch(null),
})

function paperBeforeWork(
  { form, latest, signers, count }: JobForm,
  here: PaperHere | undefined,
  state: string | null,
): Paper[] {
  if (!latest) return []
  const told = here && {
    ...Dates.parse(here.answers),
    has_statement: here.answers['statement'] !== undefined || isOwnerOnPaper(latest),
  }
  // The packet names the authorization of the state of the loss alone.
  const states = form.startsWith(authorizationPrefix) && state ? [state] : []
  const received_at = new Date(latest.at)
  return [{ ...latest, form, signers, states, count, received_at, exceptions: null, dates: told ?? null }]
}
