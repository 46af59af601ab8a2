import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { aRefusedNote } from '#test/a-refused-note.ts'
import { createTestWorld } from '#test/world.ts'
import { decideProblem, forgetSettledProblems, reportProblem } from './problems.server.ts'

test('one device that runs wild does not bury what others reported', async () => {
  const { world, ivy, report, lead_id, send } = await aRefusedNote(await createTestWorld())
  const at = world.now()
  await world.db
    .insertInto('sync_problem')
    .values(
      Array.from({ length: 500 }, () => ({
        id: newId(),
        employee_id: ivy.id,
        lead_id,
        kind: 'note' as const,
        content: JSON.stringify(report.write),
        hash: '0'.repeat(64),
        code: '',
        detail: '',
        made_at: at,
        refused_at: at,
        received_at: at,
        state: 'open' as const,
      })),
    )
    .execute()
  await expect(send()).rejects.toMatchObject({ status: 429 })
  // What was reported before gets its answer again.
  const { id } = await world.db.selectFrom('sync_problem').select('id').limit(1).executeTakeFirstOrThrow()
  const hash = createHash('sha256').update(JSON.stringify(report.write)).digest('hex')
  await world.db.updateTable('sync_problem').set({ hash }).where('id', '=', id).execute()
  expect(await send({ id })).toMatchObject({ id, state: 'open' })
})

test('what was settled is deleted after a year, with what was sent back before, and what is open never is', async () => {
  const { world, id, dispatcher, report, ivy, send, open, settled, wait } = await aRefusedNote(
    await createTestWorld(),
  )
  await send()
  await decideProblem(world, dispatcher, { id, state: 'sent_back', reason: 'Which room?' })
  await send({ write: { kind: 'note', text: 'Kitchen: wet.' } })
  await decideProblem(world, dispatcher, { id, state: 'taken_over', reason: '' })
  await reportProblem(world, ivy, { ...report, id: newId() })
  wait(365 * day)
  await forgetSettledProblems(world)
  expect(await settled()).toHaveLength(1)
  wait(minute)
  await forgetSettledProblems(world)
  expect([await settled(), (await open()).length]).toEqual([[], 1])
})

test('a problem is reported of requests that one has or had, and any other is not there', async () => {
  const { world, lead_id, marcus, assign, report, ...test } = await aRefusedNote(await createTestWorld())
  const pia = await aPerson({ world, api: test.api }, 'Technician', 'Pia Lark')
  const reportAs = (who: typeof pia, id = lead_id) =>
    reportProblem(world, who, { ...report, id: newId(), lead_id: id })
  const missing = { status: 404, code: 'lead-not-found' }
  await expect(reportAs(pia)).rejects.toMatchObject(missing)
  await expect(reportAs(pia, newId())).rejects.toMatchObject(missing)
  expect(await test.open()).toEqual([])

  await assign(pia.id, 2)
  expect(await reportAs(pia)).toMatchObject({ state: 'open' })
  await assign(null, 3)
  expect(await reportAs(pia)).toMatchObject({ state: 'open' })
  // Who works on all of them needs none to be theirs.
  expect(await reportAs(marcus)).toMatchObject({ state: 'open' })
})
