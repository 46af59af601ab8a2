import { expect, test } from 'vitest'
import { aSubmission } from '#domain/submissions/a-submission.fixture.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'

test('no form is received under the ID of another record, whose history tells nothing of it', async () => {
  const { ivy, office, job_id, list, ...test } = await aFormToReview()
  const { id: other } = await aJob(test, office, aCall)
  const history = async () => (await office.request(`/api/jobs/${other}/history`)).text()
  const before = await history()
  for (const id of [other, office.id])
    for (const json of [aSubmission({ job_id }), aSubmission({ job_id: null })]) {
      const answer = await ivy.request(`/api/submissions/${id}`, { method: 'PUT', json })
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'submission-differs' }])
    }
  expect(await history()).toBe(before)
  expect(await list()).toEqual([])
})
