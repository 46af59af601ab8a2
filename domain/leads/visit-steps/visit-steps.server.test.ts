import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { getLead } from '../lead-views.server.ts'
import { receiveLead } from '../leads.server.ts'
import { NewVisitStep } from './visit-step.ts'
import { takeVisitStep } from './visit-steps.server.ts'

async function aVisit() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const worker = allow(marcus, 'leads.work')
  const { id: lead_id } = await receiveLead(test.world, aLeadRequest(), unsuspected)
  const ago = (ms: number) => new Date(test.world.now().getTime() - ms)
  const seen = () => getLead(test.world, allow(marcus, 'leads.view'), lead_id)
  return { ...test, worker, lead_id, ago, seen }
}

test('steps of a visit stand in the order in which they were tapped, however late they arrive', async () => {
  const { world, worker, lead_id, ago, seen } = await aVisit()
  const sentAt = world.now()
  const tapped = (kind: 'arrived' | 'departed', at: Date) =>
    takeVisitStep(world, worker, { id: newId(), lead_id, kind, at: at.toISOString(), sentAt })
  await tapped('departed', ago(minute))
  await tapped('arrived', ago(50 * minute))
  const { steps, history } = await seen()
  expect(steps).toMatchObject([
    { kind: 'arrived', by: 'Marcus Wren', at: ago(50 * minute).toISOString() },
    { kind: 'departed', received_at: world.now().toISOString() },
  ])
  expect(history[0]?.words).toBe('Arrived at 6:10 AM')
})

test('a step is taken once, and its id means nothing else', async () => {
  const { world, worker, lead_id, seen } = await aVisit()
  const step = { id: newId(), lead_id, at: world.now().toISOString(), sentAt: world.now() }
  await takeVisitStep(world, worker, { ...step, kind: 'arrived' })
  await takeVisitStep(world, worker, { ...step, kind: 'arrived' })
  expect((await seen()).steps).toHaveLength(1)
  await expect(takeVisitStep(world, worker, { ...step, kind: 'departed' })).rejects.toMatchObject({
    code: 'step-differs',
  })
})

test('no step is in the future, whatever the clock of the device shows', async () => {
  const { world, worker, lead_id, ago } = await aVisit()
  const step = { id: newId(), lead_id, kind: 'on_my_way', at: ago(-90 * minute).toISOString() } as const
  const taken = await takeVisitStep(world, worker, { ...step, sentAt: world.now() })
  expect(taken.at).toBe(world.now().toISOString())
})

test('nobody takes endless steps for a request, and nobody’s keep others from theirs', async () => {
  const { world, worker, lead_id, seen, ...test } = await aVisit()
  const [at, received_at, employee_id] = [world.now(), world.now(), worker.employee.id]
  const kind = 'arrived' as const
  await world.db
    .insertInto('visit_step')
    .values(Array.from({ length: 299 }, () => ({ id: newId(), lead_id, kind, employee_id, at, received_at })))
    .execute()
  const take = (who = worker, id = newId()) =>
    takeVisitStep(world, who, { id, lead_id, kind, at: at.toISOString(), sentAt: at })
  const { id } = await take()
  await expect(take()).rejects.toMatchObject({ status: 409, code: 'too-many-steps' })
  expect(await take(worker, id)).toMatchObject({ id })
  const colleague = allow(await aPerson({ ...test, world }, 'Dispatcher'), 'leads.work')
  await take(colleague)
  await expect(take(colleague, id)).rejects.toMatchObject({ code: 'step-differs' })
  expect((await seen()).steps).toHaveLength(301)
})

test('the office reads why it is needed, and the record has the reason without what was typed', async () => {
  const { world, worker, lead_id, seen } = await aVisit()
  const at = world.now()
  const told = { reason: 'no_access', detail: 'The lockbox is empty.' } as const
  const step = { id: newId(), lead_id, kind: 'needs_office', ...told } as const
  await takeVisitStep(world, worker, { ...step, at: at.toISOString(), sentAt: at })
  const { steps, history } = await seen()
  expect(steps).toMatchObject([told])
  expect(history[0]).toMatchObject({
    words: 'Needs the office at 7 AM: Can’t get in',
    facts: { reason: 'no_access' },
  })
  const { payload } = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', '=', 'lead.visit_step_taken')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(payload)).not.toContain('lockbox')
})

test.each([
  [{ kind: 'arrived', reason: 'hazard' }, false],
  [{ kind: 'arrived' }, true],
  [{ kind: 'needs_office' }, true],
  [{ kind: 'needs_office', reason: 'other', detail: 'x'.repeat(300) }, true],
  [{ kind: 'needs_office', reason: 'other', detail: 'x'.repeat(301) }, false],
])('of %j the door says that it is a step: %s', (told, isOne) => {
  const sent = { id: newId(), at: '2026-11-20T12:00:00Z', ...told }
  expect(NewVisitStep.safeParse(sent).success).toBe(isOne)
})
