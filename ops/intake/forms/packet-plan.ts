import type { Progress } from '#domain/forms/answers/progress.ts'
import { paperStatus, type PaperStatus } from '#domain/packets/paper-status.ts'
import type { JobForm, JobForms } from '#domain/packets/job-forms.ts'
import { keptUntil, mayBeginOn } from '#domain/packets/work-start.ts'
import { needsPerson } from '../../outbox/unsent-states.ts'
import type { SigningRequest } from '#domain/signing-requests/signing-request.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import type { PaperHere } from './papers-here.ts'

export type PacketRow = {
  form: JobForm
  /**
   * `begun`: on this device. `complete`: the same with every answer and signature, so that it has only to be submitted. `back`: it
   * was submitted here and came back. `sent`: it is out to be signed by link. `fills`: from what is measured, so that nobody has to begin it.
   */
  status: PaperStatus | 'begun' | 'complete' | 'back' | 'sent' | 'fills' | 'locked'
  /** Before work begins somebody has to do it. */
  isToSign: boolean
  draft: FormDraft | null
  /** What was submitted on this device and has not arrived, or not been read back. */
  here: PaperHere | null
  /** Out to be signed by link. */
  out: SigningRequest | null
}

/** What this device has of the forms of a job. `progress` is that of its drafts, by ID. */
export type OnDevice = {
  drafts: readonly FormDraft[]
  progress: ReadonlyMap<string, Progress>
  here: ReadonlyMap<string, PaperHere>
}

/** `waits`: for the last day to cancel. `state`: no work authorization exists for where the loss is, or nobody said where it is. */
export type WorkGate = 'open' | 'papers' | 'waits' | 'canceled' | 'state'

export type PacketPlan = {
  /** Above the valve, below it, and what the packet doesn't ask for. */
  before: readonly PacketRow[]
  after: readonly PacketRow[]
  others: readonly PacketRow[]
  toSign: readonly PacketRow[]
  /** Those before work that their customer declined: nobody signs them before they are offered again. */
  declined: readonly PacketRow[]
  /** Those before work that are complete, and have only to be submitted. */
  toSubmit: readonly PacketRow[]
  gate: WorkGate
  /** The first day of work, where the customer kept the right to cancel and that day hasn’t come. */
  keptUntil: string | null
}

/** The forms of a job in the order in which a crew comes to them, with what this device has of them, on a day. */
export function packetPlan(forms: JobForms, device: OnDevice, today: string): PacketPlan {
  const { drafts, here } = device
  const out = new Map(forms.signing.filter(({ state }) => state === 'open').map((each) => [each.form, each]))
  const rowOf = (form: JobForm) => packetRow(form, device, out.get(form.form) ?? null)
  const rows = forms.forms.map(rowOf)
  const valve = rows.findLastIndex(({ form }) => form.before_work) + 1
  const toSign = rows.filter(({ isToSign }) => isToSign)
  const toSubmit = rows.filter(({ form, status }) => form.before_work && status === 'complete')
  const declined = rows.filter(
    ({ form, status }) => form.before_work && !form.is_optional && status === 'declined',
  )
  const known = [...forms.forms, ...forms.others]
  const isAside = ({ form }: { form: string }) => known.every((each) => each.form !== form)
  const begunAside = drafts.filter(isAside)
  const sentAside = [...here.values()].filter(
    (paper) => isAside(paper) && begunAside.every(({ form }) => form !== paper.form),
  )
  return {
    before: rows.slice(0, valve),
    after: rows.slice(valve),
    others: [...forms.others.map(rowOf), ...begunAside.map(rowOfDraft), ...sentAside.map(rowOfPaper)],
    toSign,
    declined,
    toSubmit,
    gate: gateOf(forms, toSign.length + declined.length + toSubmit.length, today),
    keptUntil: keptUntil(forms.start, today),
  }
}

function packetRow(form: JobForm, { drafts, progress, here }: OnDevice, out: PacketRow['out']): PacketRow {
  const draft = drafts.findLast((each) => each.form === form.form) ?? null
  const sent = here.get(form.form) ?? null
  const isWhole = draft !== null && isComplete(draft, progress)
  const status = statusOf(form, { draft, sent, out, isComplete: isWhole })
  const isDone = paperStatus(form.latest, form.signers) === 'done' || status === 'complete'
  return {
    form,
    status,
    isToSign: form.before_work && !form.is_optional && !isDone && status !== 'declined',
    draft,
    here: sent,
    out,
  }
}

/** One that flowed in, or came back, with all its answers is complete only once a person has touched it. */
function isComplete({ id, began_at, changed_at }: FormDraft, progress: OnDevice['progress']) {
  return changed_at > began_at && (progress.get(id)?.isComplete ?? false)
}

type Here = Pick<PacketRow, 'draft' | 'out'> & { sent: PaperHere | null; isComplete: boolean }

function statusOf(form: JobForm, { draft, sent, out, isComplete }: Here): PacketRow['status'] {
  const status = paperStatus(form.latest, form.signers)
  if (draft) return isComplete ? 'complete' : 'begun'
  if (sent && needsPerson(sent.entry)) return 'back'
  // What was asked to be fixed, or declined, is being signed again.
  if (out && status !== 'done' && status !== 'canceled') return 'sent'
  if (status !== 'open') return status
  if (form.lock) return 'locked'
  return form.fills_from ? 'fills' : 'open'
}

/** One that was added from the library, and of which the server knows nothing yet. */
function rowOfDraft(draft: FormDraft): PacketRow {
  return { form: aside(draft), status: 'begun', isToSign: false, draft, here: null, out: null }
}

function rowOfPaper(here: PaperHere): PacketRow {
  const { entry, form, version } = here
  const title = entry.write.kind === 'submission' ? entry.write.title : form
  const status = needsPerson(entry) ? 'back' : 'done'
  return { form: aside({ form, version, title }), status, isToSign: false, draft: null, here, out: null }
}

function aside({ form, version, title }: { form: string; version: number; title: string }): JobForm {
  const nothing = { signers: [], latest: null, count: 0, lock: null, fills_from: null }
  return { form, version, title: { en: title }, is_optional: true, before_work: false, ...nothing }
}

function gateOf({ start, has_authorization }: JobForms, toDo: number, today: string): WorkGate {
  if (start.is_canceled) return 'canceled'
  if (!has_authorization) return 'state'
  if (toDo > 0) return 'papers'
  return mayBeginOn(start, today) ? 'open' : 'waits'
}
