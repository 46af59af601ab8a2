import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aDryingJob } from '#test/a-drying-job.ts'

test('a category and a way out take no reason that says nothing, and say at which field', async () => {
  const { ivy, job_id } = await aDryingJob()
  const send = async (path: string, json: object) => {
    const headers = { 'Idempotency-Key': newId() }
    const answer = await ivy.request(`/api/${path}`, {
      method: 'POST',
      json: { id: newId(), ...json },
      headers,
    })
    const { code, fields } = await answer.json()
    return [answer.status, code, fields && Object.keys(fields)]
  }
  const judged = (reason: string) => send(`jobs/${job_id}/categories`, { category: 2, reason })
  const left = (detail: string) =>
    send(`leads/${job_id}/steps`, {
      kind: 'needs_office',
      reason: 'left_gaps',
      detail,
      at: '2026-11-20T12:00:00Z',
    })
  expect([
    await judged('n/a'),
    await judged('asdf asdf'),
    await judged('Gray water, from the dishwasher'),
    await left('Left with 3 gaps, 70 of 90: n/a'),
    await left('Se fue con 3 pendientes, 70 de 90: El dueño tenía que cerrar'),
  ]).toEqual([
    [422, 'reason-says-nothing', ['reason']],
    [422, 'reason-says-nothing', ['reason']],
    [200, undefined, undefined],
    [422, 'reason-says-nothing', ['detail']],
    [201, undefined, undefined],
  ])
})
