import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Write } from '#domain/sync/write.ts'
import { moveOnTop } from '#ops/outbox/job-move-clash.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { anOutbox } from '#test/an-outbox.ts'
import { aPerson, type Person } from '#test/people.ts'

/** A lead technician at a job that is being mitigated, on a device without a connection. */
async function aFieldDay() {
  const test = await aJobToVisit()
  const { world, job_id, plan } = test
  const lena = await aPerson(test, 'Lead technician', 'Lena Egret')
  await plan({ kind: 'estimate', when: thisMorning, people: [lena.id] })
  // Nothing is dried there, so no gate asks for readings.
  const facts = JSON.stringify({ loss_type: 'fire' })
  const stageNow = { stage: 'mitigating', stage_since: world.now(), facts } as const
  await world.db.updateTable('job').set(stageNow).where('id', '=', job_id).execute()
  const job = async () => (await lena.request(`/api/jobs/${job_id}`)).json()
  const outbox = anOutbox(lena)
  const { revision, stage, side } = await job()
  const add = (write: Write, base: object = { stage, side }) =>
    outbox.add({ id: newId(), leadId: job_id, write, base })
  const send = (who: Person, what: 'stage' | 'side', json: object) =>
    who.request(`/api/jobs/${job_id}/${what}`, { method: 'PUT', json })
  const moved = async () => {
    const rows = await world.db
      .selectFrom('event')
      .select('name')
      .where('name', 'in', ['job.stage_changed', 'job.side_changed'])
      .where('employee_id', '=', lena.id)
      .orderBy('id')
      .execute()
    return rows.map(({ name }) => name.slice(4))
  }
  return { ...test, lena, job, outbox, revision, add, send, moved }
}

test('what was moved and put aside without a connection is so once, however often it is sent', async () => {
  const { outbox, revision, add, job, moved } = await aFieldDay()
  add({ kind: 'job_stage', stage: 'drying', revision })
  add({ kind: 'job_side', side: 'on_hold', reason: 'Waiting for a test result', revision: revision + 1 })
  for (let nth = 0; nth < 4; nth++) await outbox.send({ isLost: true })
  expect(outbox.entries().map(({ state }) => state)).toEqual(['received', 'received'])
  expect(await job()).toMatchObject({
    stage: 'drying',
    side: 'on_hold',
    side_reason: 'Waiting for a test result',
    revision: revision + 2,
  })
  expect(await moved()).toEqual(['stage_changed', 'side_changed'])
})

test('a move that was made before someone changed facts goes on top of them, and one that someone else made is asked about', async () => {
  const { marcus, lena, job_id, outbox, revision, add, send, job } = await aFieldDay()
  const change = (who: Person, changes: object, from: number) =>
    who.request(`/api/jobs/${job_id}`, { method: 'PATCH', json: { revision: from, changes } })
  await change(marcus, { pets: 'A dog' }, revision)
  add({ kind: 'job_stage', stage: 'drying', revision })
  await outbox.send()
  const [entry] = outbox.entries()
  const onTop = entry && moveOnTop(entry, entry.current)
  expect(onTop).toEqual({ kind: 'job_stage', stage: 'drying', revision: revision + 1 })
  if (entry && onTop) outbox.sendAgain(entry.id, onTop)
  await outbox.send()
  expect(await job()).toMatchObject({ stage: 'drying', revision: revision + 2 })

  add({ kind: 'job_stage', stage: 'dry', revision: revision + 2 }, { stage: 'drying', side: null })
  await send(lena, 'side', { side: 'on_hold', reason: 'Price', revision: revision + 2 })
  await outbox.send()
  const late = outbox.entries().at(-1)
  expect(late).toMatchObject({ state: 'clash', current: { stage: 'drying', side: 'on_hold' } })
  expect(late && moveOnTop(late, late.current)).toBeNull()
})

test('a stage whose gate is not met, and one that is not theirs to move to, are refused', async () => {
  const { world, marcus, lena, job, job_id, revision, send } = await aFieldDay()
  const theirs = await send(lena, 'stage', { stage: 'billed', revision })
  expect([theirs.status, (await theirs.json()).code]).toEqual([403, 'not-permitted'])
  await world.db.updateTable('job').set({ stage: 'contacted' }).where('id', '=', job_id).execute()
  await world.db.updateTable('visit').set({ canceled_at: world.now() }).execute()
  const gate = await send(marcus, 'stage', { stage: 'dispatched', revision })
  expect([gate.status, await gate.json()]).toMatchObject([
    409,
    { code: 'gate-open', missing: ['A visit with a time and a person'] },
  ])
  expect(await job()).toMatchObject({ stage: 'contacted', revision })
})

test('words that say nothing are no reason for passing a gate or putting a job aside', async () => {
  const { lena, job_id, revision } = await aFieldDay()
  const put = async (what: string, json: object) => {
    const answer = await lena.request(`/api/jobs/${job_id}/${what}`, {
      method: 'PUT',
      json: { revision, ...json },
    })
    return [answer.status, (await answer.json()).code]
  }
  expect(await put('stage', { stage: 'dry', override: '.' })).toEqual([422, 'reason-says-nothing'])
  expect(await put('side', { side: 'on_hold', reason: 'n/a' })).toEqual([422, 'reason-says-nothing'])
})
