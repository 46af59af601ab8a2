import { expect, test } from 'vitest'
import { aDryingJob } from '#test/a-drying-job.ts'
import { thisMorning } from '#test/a-visit.ts'

test('the readings of a job tell which planned visits were canceled, and why', async () => {
  const { plan, change, drying } = await aDryingJob()
  const { id } = await plan({ when: { ...thisMorning, on: '2026-11-25' } })
  expect((await drying()).canceled_visits).toEqual([])
  await change(id, { revision: 1, canceled: true, reason: 'No access to the property' })
  expect((await drying()).canceled_visits).toEqual([
    { id, on: '2026-11-25', reason: 'No access to the property' },
  ])
})
