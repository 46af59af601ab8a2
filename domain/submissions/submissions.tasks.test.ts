import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aDevice } from '#test/a-device.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'

test('who submitted a form is told on their devices that it needs a fix, and not where that was taken back', async () => {
  const { submit, decide, ivy, job_id, pushes, workUntilIdle } = await aFormToReview()
  await ivy.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  await workUntilIdle()
  const before = pushes.length
  const [id, other] = [await submit(), await submit()]
  await decide(other, 'request-fix', { revision: 1, reason: 'Add the hours.' })
  await decide(other, 'undo', { revision: 2 })
  await decide(id, 'request-fix', { revision: 1, reason: 'Name the room.' })
  await workUntilIdle()
  const told = pushes.slice(before).map(({ body }) => JSON.parse(body))
  expect(told).toMatchObject([{ kind: 'request', id: job_id, words: 'A form of yours needs a fix.' }])
  expect(JSON.stringify(told)).not.toContain('Name the room')
})
