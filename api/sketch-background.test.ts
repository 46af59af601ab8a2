import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aSketch } from '#domain/sketch/larkspur-plan.fixture.ts'
import { noPlan } from '#domain/sketch/plan.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'

const background = { photo_id: newId(), x: -700, y: -600, width: 4800, height: 3600, turn: 90 }

test('of a picture behind a plan its photo, its place, its size and its turn are stored, and everyone’s device reads them', async () => {
  const { world, marcus, ivy, job_id, plan } = await aJobToVisit()
  await plan({ when: thisMorning, people: [ivy.id] })
  const put = (revision: number, behind: unknown) =>
    ivy.request(`/api/jobs/${job_id}/sketches/${id}`, {
      method: 'PUT',
      json: {
        ...aSketch,
        at: world.now().toISOString(),
        revision,
        plan: { ...noPlan, background: behind },
      },
      headers: { 'Idempotency-Key': newId() },
    })
  const id = newId()
  const stored = async () => {
    const { items } = await (await marcus.request(`/api/jobs/${job_id}/sketches`)).json()
    return items[0].plan.background
  }
  expect((await put(0, background)).status).toBe(201)
  expect(await stored()).toEqual(background)
  for (const wrong of [{ turn: 45 }, { height: 0 }, { width: 9_000_000 }, { x: 0.5 }, { photo_id: 'a.jpg' }])
    expect((await put(1, { ...background, ...wrong })).status).toBe(422)
  expect((await put(1, null)).status).toBe(200)
  expect(await stored()).toBeNull()
})
