import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { jobQuery } from '../../intake/queries.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { queryClient } from '../../query-client.ts'
import type { FormDraft } from '../../store/form-drafts-view.ts'
import { formVersionQuery } from '../queries.ts'
import { freezeComplete } from './freeze-form.ts'
import { isInOtherState } from './other-state.ts'
import { submitForm, takeBackForm } from './submit-form.ts'

/** Submits each form that has every answer and signature. What is not complete stays the draft that it is. */
export async function submitComplete(drafts: readonly FormDraft[]) {
  const submitted: string[] = []
  let failed = 0
  for (const draft of drafts) {
    try {
      if (await submitIfComplete(draft)) submitted.push(draft.id)
    } catch {
      failed += 1
    }
  }
  return { submitted, failed }
}

async function submitIfComplete(draft: FormDraft) {
  const { definition } = await queryClient.ensureQueryData(formVersionQuery(draft.form, draft.version))
  const { job_id } = draft
  const job = job_id === null ? null : (queryClient.getQueryData(jobQuery(job_id).queryKey) ?? null)
  const frozen = freezeComplete(definition, draft.answers)
  if (!frozen || isInOtherState(definition, job)) return false
  await submitForm(draft, { ...frozen, customer: job?.name ?? customerOf(definition, draft) })
  return true
}

/** Makes drafts again of what was submitted and not sent. Says how many could not be taken back any more. */
export async function takeBackForms(ids: readonly string[]): Promise<number> {
  const { entries } = outboxView.get()
  const answers = ids.map((id) => {
    const entry = entries.find((each) => each.id === id)
    return entry ? takeBackForm(entry) : false
  })
  return (await Promise.all(answers)).filter((isBack) => !isBack).length
}

function customerOf(form: FormDefinition, { answers }: FormDraft) {
  const field = fieldsOf(form).find((each) => 'fact' in each && each.fact === 'customer.name')
  const name = field && answers[field.id]
  return typeof name === 'string' ? name : null
}
