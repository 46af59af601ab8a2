import { second } from '#platform/time.ts'
import { canonicalJson } from '#platform/canonical-json.ts'
import type { NewSubmission } from '#domain/submissions/submission.ts'
import { submitWrite } from '../../device/submit-write.ts'
import type { Entry } from '../../outbox/entry.ts'
import { wasNeverSent } from '../../outbox/outbox.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { currentOutbox, currentStore } from '../../device/person-store.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { watched } from '../../ui/watched.ts'
import { removeDraft } from '../drafts/queries.ts'
import { Frozen } from '../../outbox/frozen-form.ts'

/** The forms of which it is not known yet whether the server takes them: until then they stay what is filled in here. */
export const formsBeingSubmitted = watched<ReadonlySet<string>>(new Set())

type Submitted = Pick<NewSubmission, 'answers' | 'blobs'> & { customer: string | null }

/**
 * Freezes a form and puts it into the outbox. Only once it is stored there does the draft leave: what is refused at once is thrown, and
 * nothing is lost.
 */
export async function submitForm(draft: FormDraft, { answers, blobs, customer }: Submitted) {
  const { id, form, version, job_id, revises, language, title, signed_again } = draft
  const submission = {
    form,
    version,
    job_id,
    ...(revises && { revises }),
    language,
    at: new Date().toISOString(),
    ...(signed_again && { signed_again }),
    answers,
    blobs,
  }
  const write = { kind: 'submission', body: canonicalJson(submission), blobs, title } as const
  formsBeingSubmitted.set(new Set([...formsBeingSubmitted.get(), id]))
  try {
    await submitWrite({ id: job_id ?? id, name: job_id === null ? title : customer }, write, id)
    await removeDraft(id)
  } catch (error) {
    await leftOutbox(id)
    throw error
  } finally {
    formsBeingSubmitted.set(new Set([...formsBeingSubmitted.get()].filter((each) => each !== id)))
  }
}

/** The outbox shows a moment later that what was refused is no longer in it; where it stays, no one waits for that. */
function leftOutbox(id: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const look = () => outboxView.get().entries.some((entry) => entry.id === id) || done()
    const timer = setTimeout(() => done(), 2 * second)
    const stop = outboxView.watch(look)
    look()
  })
}

/** Opens a form again that came back: as a draft with the same ID, in place of what was frozen. */
export async function openAgain(entry: Entry) {
  if (await draftAgain(entry)) await (await currentOutbox())?.forget(entry.id)
}

/** The same of one that the server can’t have yet. False where it may have it, or another tab took it back. */
export async function takeBackForm(entry: Entry): Promise<boolean> {
  const outbox = await currentOutbox()
  if (!outbox || !wasNeverSent(entry) || !(await draftAgain(entry))) return false
  // A browser that is killed here has both: then what was frozen counts.
  const isBack = await outbox.withdraw(entry.id)
  if (!isBack) await removeDraft(entry.id)
  return isBack
}

async function draftAgain({ id, write, at }: Entry): Promise<boolean> {
  const frozen = write.kind === 'submission' ? Frozen.safeParse(JSON.parse(write.body)).data : undefined
  const store = await currentStore()
  if (!frozen || write.kind !== 'submission' || !store) return false
  const { form, version, job_id = null, revises, language = 'en', signed_again, answers } = frozen
  await store.forms.ready
  const more = { ...(revises && { revises }), ...(signed_again && { signed_again }) }
  const about = { form, version, job_id, language, ...more }
  await store.forms.begin({ id, ...about, title: write.title, answers, began_at: at })
  return true
}
