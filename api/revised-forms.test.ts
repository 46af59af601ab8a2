import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aSubmission } from '#domain/submissions/a-submission.fixture.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code]

test('a form of no job is replaced by whoever submitted it and by the office, and by nobody who doesn’t see it', async () => {
  const { submit, get, office, ivy, theo } = await aFormToReview()
  const first = await submit({ job_id: null }, { who: ivy })
  const json = aSubmission({ job_id: null, revises: first })
  const by = (who: typeof ivy) => who.request(`/api/submissions/${newId()}`, { method: 'PUT', json })
  expect(await codeOf(await by(theo))).toEqual([404, 'submission-not-found'])
  expect(await get(first)).toMatchObject({ state: 'submitted', revised_by: null })
  const second = await submit({ job_id: null, revises: first }, { who: ivy })
  await submit({ job_id: null, revises: second }, { who: office })
  expect(await get(second)).toMatchObject({ state: 'revised' })
})

test('at a job that two work at, one fixes what the other submitted there', async () => {
  const { submit, get, office, ivy } = await aFormToReview()
  const first = await submit({}, { who: office })
  const fix = await submit({ revises: first }, { who: ivy })
  expect(await get(first)).toMatchObject({ state: 'revised', revised_by: fix })
})
