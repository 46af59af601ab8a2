import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { Link } from '#domain/evidence/evidence.ts'
import { readEvidence } from '#domain/evidence/evidence.server.ts'
import { hasRecord } from '#domain/evidence/verify-job.server.ts'
import { verifyEvidence } from '#domain/evidence/verify.ts'
import { aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { aDryingJob } from '#test/a-drying-job.ts'

/** A visit with a reading of a point and of the air, its closing, a correction, and one that came late. */
async function aProvenJob() {
  const drying = await aDryingJob()
  const { world, wait, theo, aPointThere, addStation, read, close, job_id } = drying
  const [point_id, station_id, wrong] = [await aPointThere(), newId(), newId()]
  await addStation({ ...aStation, id: station_id })
  const early = world.now().toISOString()
  await read({ point_id, value: 43 }, { id: wrong })
  await read({ station_id, air: { fahrenheit: 71.5, humidity: 48 } })
  await close()
  wait(minute)
  await read({ point_id, value: 34, corrects: wrong, reason: 'Typed for Ann Miller.' })
  await read({ point_id, value: 33, at: early }, { who: theo })
  const links = async () => {
    const all: Link[] = []
    for await (const page of readEvidence(world, job_id)) all.push(...page)
    return all
  }
  return { ...drying, links, wrong, point_id }
}

test('readings, the closing and corrections are evidence that fits, without a name in it', async () => {
  const { links, ivy, lead, wrong, point_id, visit } = await aProvenJob()
  const chain = await links()
  expect(chain.map(({ kind, employee_id }) => [kind, employee_id])).toMatchObject([
    ['point_added', ivy.id],
    ['station_added', ivy.id],
    ['reading', ivy.id],
    ['reading', ivy.id],
    ['visit_closed', lead.id],
    ['correction', ivy.id],
    ['reading', expect.any(String)],
  ])
  expect(chain[5]?.content).toMatchObject({
    point_id,
    number: 3,
    visit_id: visit.id,
    value: 34,
    corrects: wrong,
  })
  expect(chain[6]?.content).toMatchObject({ value: 33, is_late: true })
  expect(JSON.stringify(chain)).not.toMatch(/Ann|Ivy|Wes|Theo/)
  expect(await verifyEvidence(chain)).toMatchObject({ linked: 7, broken: null })
})

test('records that are cut off are found out by a hash that was stored elsewhere', async () => {
  const { world, links, job_id } = await aProvenJob()
  const head = (await links()).at(-1)?.hash ?? ''
  expect(await hasRecord(world, job_id, head)).toBe(true)
  await world.db.deleteFrom('job_evidence').where('job_id', '=', job_id).where('position', '=', 7).execute()
  expect(await hasRecord(world, job_id, head)).toBe(false)
})

test('whoever changes a row of the evidence, or takes one out, is found out', async () => {
  const { world, office, links, job_id } = await aProvenJob()
  const check = async () => (await office.request(`/api/jobs/${job_id}/evidence`)).json()
  expect(await check()).toMatchObject({ linked: 7, head: (await links()).at(-1)?.hash, broken: null })
  const second = world.db.updateTable('job_evidence').where('job_id', '=', job_id).where('position', '=', 2)
  await second.set({ content: JSON.stringify({ kind: 'outside' }) }).execute()
  expect(await check()).toMatchObject({ linked: 1, broken: { position: 2, problem: 'changed' } })
  await world.db.deleteFrom('job_evidence').where('position', '=', 1).execute()
  expect(await check()).toMatchObject({
    linked: 0,
    head: null,
    broken: { position: 1, problem: 'missing' },
  })
})
