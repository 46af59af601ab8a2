import { paperStatus, type PaperStatus } from '#domain/packets/paper-status.ts'
import type { JobForm, JobForms } from '#domain/packets/job-forms.ts'
import { mayBeginOn } from '#domain/packets/work-start.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'

export type PacketRow = {
  form: JobForm
  /** `begun`: on this device. `fills`: from what is measured, so that nobody has to begin it. */
  status: PaperStatus | 'begun' | 'fills' | 'locked'
  /** Before work begins somebody has to do it. */
  isToSign: boolean
  draft: FormDraft | null
}

/** `waits`: for the last day to cancel. `state`: no work authorization exists for where the loss is, or nobody said where it is. */
export type WorkGate = 'open' | 'papers' | 'waits' | 'canceled' | 'state'

export type PacketPlan = {
  /** Above the valve, below it, and what the packet doesn't ask for. */
  before: readonly PacketRow[]
  after: readonly PacketRow[]
  others: readonly PacketRow[]
  toSign: readonly PacketRow[]
  gate: WorkGate
}

/** The forms of a job in the order in which a crew comes to them, with what was begun on this device, on a day. */
export function packetPlan(forms: JobForms, drafts: readonly FormDraft[], today: string): PacketPlan {
  const rowOf = (form: JobForm) => packetRow(form, drafts)
  const rows = forms.forms.map(rowOf)
  const valve = rows.findLastIndex(({ form }) => form.before_work) + 1
  const toSign = rows.filter(({ isToSign }) => isToSign)
  const known = [...forms.forms, ...forms.others]
  const begunAside = drafts.filter((draft) => known.every(({ form }) => form !== draft.form))
  return {
    before: rows.slice(0, valve),
    after: rows.slice(valve),
    others: [...forms.others.map(rowOf), ...begunAside.map(rowOfDraft)],
    toSign,
    gate: gateOf(forms, toSign.length, today),
  }
}

function packetRow(form: JobForm, drafts: readonly FormDraft[]): PacketRow {
  const draft = drafts.findLast((each) => each.form === form.form) ?? null
  const status = statusOf(form, draft)
  const isToSign = form.before_work && !form.is_optional && paperStatus(form.latest, form.signers) !== 'done'
  return { form, status, isToSign, draft }
}

function statusOf(form: JobForm, draft: FormDraft | null): PacketRow['status'] {
  const status = paperStatus(form.latest, form.signers)
  if (draft) return 'begun'
  if (status !== 'open') return status
  if (form.lock) return 'locked'
  return form.fills_from ? 'fills' : 'open'
}

/** One that was added from the library, and of which the server knows nothing yet. */
function rowOfDraft(draft: FormDraft): PacketRow {
  const { form, version, title } = draft
  const begun = {
    form,
    version,
    title: { en: title },
    is_optional: true,
    before_work: false,
    fills_from: null,
  }
  const nothing = { signers: [], latest: null, count: 0, lock: null }
  return { form: { ...begun, ...nothing }, status: 'begun', isToSign: false, draft }
}

function gateOf({ start, has_authorization }: JobForms, toSign: number, today: string): WorkGate {
  if (start.is_canceled) return 'canceled'
  if (!has_authorization) return 'state'
  if (toSign > 0) return 'papers'
  return mayBeginOn(start, today) ? 'open' : 'waits'
}
