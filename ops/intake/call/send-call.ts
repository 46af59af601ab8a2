import { submitWrite, type WrittenTo } from '../../device/submit-write.ts'
import { currentOf } from '../../problem.ts'
import { getJob } from '../jobs-api.ts'
import type { Draft, Pending } from './draft.ts'
import { factsOf } from './facts-of.ts'
import { Current, settled } from './saving.ts'
import type { CallDraft } from './use-call-draft.ts'

/** Brings the job, or a change of it, into the outbox. Throws what the server refuses. */
export async function sendPending(call: CallDraft, { entry, before, write }: Pending) {
  const written = await submitWrite(recipientOf(call.latest(), before), write, entry)
  call.record((draft) => settled(draft, written.isReceived ? written.answer : null))
}

/** Brings the category that a person judged into the outbox, if there is one. */
export async function sendCategory(call: CallDraft) {
  const { category } = call.latest()
  if (!category) return
  const { id, ...judged } = category
  await submitWrite(recipientOf(call.latest()), { kind: 'job_category', ...judged }, id)
  call.record((draft) => ({ ...draft, category: null, judged }))
}

/** Brings the code of the door into the outbox, once there is a job that has it. */
export async function sendCode(call: CallDraft) {
  const code = call.latest().code.trim()
  if (code === '' || !call.latest().saved) return
  await submitWrite(recipientOf(call.latest()), { kind: 'access_code', code })
  call.record((draft) => ({ ...draft, code: '', has_code: true }))
}

/** The job as it is after someone else was quicker; null where the refusal was for something else. */
export async function currentAfter(error: unknown, code: string, id: string) {
  if (code === 'job-moved-on') return currentOf(error, Current)
  if (code !== 'job-differs') return null
  try {
    return Current.parse(await getJob(id))
  } catch {
    return null
  }
}

function recipientOf(draft: Draft, base: unknown = null): WrittenTo {
  return { id: draft.id, name: factsOf(draft).facts.name ?? '', base }
}
