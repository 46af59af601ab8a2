import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { aRefusedNote } from '#test/a-refused-note.ts'
import { createTestWorld } from '#test/world.ts'
import { listProblems } from './problem-views.server.ts'
import { listOwnProblems } from './own-problems.server.ts'
import { decideProblem, reportProblem } from './problems.server.ts'

test('the office sees who did what, what the server said, and since when, also where they may not see the request any more', async () => {
  const { world, id, send, open, marcus, lead_id, assign } = await aRefusedNote(await createTestWorld())
  await assign(null, 2)
  await send()
  await send()
  expect(await open()).toMatchObject([
    {
      id,
      customer: 'Ann Miller',
      by: { name: 'Ivy Starling' },
      write: { kind: 'note', text: 'Wet to the studs.' },
      detail: 'Request not found.',
      made_at: '2026-11-20T09:11:00.000Z',
      refused_at: '2026-11-20T10:40:00.000Z',
    },
  ])
  const { history } = await getLead(world, allow(marcus, 'leads.view'), lead_id)
  expect(history.map(({ words }) => words)).toContain('Not accepted: sent from the field')
})

test('what was reported first is first in the list, whatever times the devices tell', async () => {
  const { world, id, ivy, report, send, open, wait } = await aRefusedNote(await createTestWorld())
  await send({ refused_at: '2026-11-20T10:40:00.000Z' })
  const received_at = world.now().toISOString()
  wait(minute)
  const [made_at, refused_at] = ['2001-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z']
  await reportProblem(world, ivy, { ...report, id: newId(), made_at, refused_at })
  expect(await open()).toMatchObject([
    { id, received_at },
    { refused_at, received_at: world.now().toISOString() },
  ])
})

test('problems are found by their request, and by the name of the customer or of whoever did the work', async () => {
  const { world, id, lead_id, dispatcher, send, open, anotherLead, report, ivy } = await aRefusedNote(
    await createTestWorld(),
  )
  await send()
  const [first] = await open()
  const other = await anotherLead()
  await reportProblem(world, ivy, { ...report, id: newId(), lead_id: other })
  const found = async (narrowed: { lead_id?: string; q?: string }) =>
    (await listProblems(world, dispatcher, { is_open: 'true', ...narrowed })).items.map(({ id }) => id)
  expect(await found({ lead_id })).toEqual([id])
  expect(await found({ q: first?.reference.toLowerCase() ?? '' })).toEqual([id])
  expect(await found({ q: 'ann mill' })).toHaveLength(2)
  expect(await found({ q: 'starling' })).toHaveLength(2)
  expect(await found({ q: 'nobody' })).toEqual([])
})

test('what the office decides reaches the device, with the reason, and is decided once', async () => {
  const { world, id, ivy, dispatcher, send, open, settled } = await aRefusedNote(await createTestWorld())
  await send()
  await decideProblem(world, dispatcher, { id, state: 'discarded', reason: 'Known already.' })
  await decideProblem(world, dispatcher, { id, state: 'discarded', reason: 'Known already.' })
  await expect(
    decideProblem(world, dispatcher, { id, state: 'taken_over', reason: '' }),
  ).rejects.toMatchObject({ status: 409, code: 'problem-decided' })
  expect(await listOwnProblems(world, ivy)).toMatchObject([
    { id, state: 'discarded', reason: 'Known already.' },
  ])
  expect(await open()).toEqual([])
  expect(await settled()).toMatchObject([{ id, decided_by: 'Marcus Wren' }])
})

test('two who take over the same problem do not both get it', async () => {
  const { world, api, id, dispatcher, send, settled } = await aRefusedNote(await createTestWorld())
  await send()
  await decideProblem(world, dispatcher, { id, state: 'taken_over', reason: '' })
  const colleague = allow(await aPerson({ world, api }, 'Dispatcher', 'Nora Finch'), 'leads.assign')
  await expect(
    decideProblem(world, colleague, { id, state: 'taken_over', reason: '' }),
  ).rejects.toMatchObject({ status: 409, code: 'problem-decided' })
  expect(await settled()).toMatchObject([{ id, decided_by: 'Marcus Wren' }])
})

test('what was sent back may come again, changed; what was settled otherwise may not', async () => {
  const { world, id, dispatcher, send, open } = await aRefusedNote(await createTestWorld())
  await send()
  await decideProblem(world, dispatcher, { id, state: 'sent_back', reason: 'Which room?' })
  await send({ write: { kind: 'note', text: 'Kitchen: wet to the studs.' } })
  expect(await open()).toMatchObject([{ id, write: { text: 'Kitchen: wet to the studs.' }, reason: '' }])
  await decideProblem(world, dispatcher, { id, state: 'taken_over', reason: '' })
  expect(await send({ write: { kind: 'note', text: 'Kitchen: wet to the studs.' } })).toMatchObject({
    state: 'taken_over',
  })
  await expect(send()).rejects.toMatchObject(differs)
  expect(await open()).toEqual([])
})

const differs = { status: 409, code: 'problem-differs' }

test('while a problem is open nothing else is reported under its ID', async () => {
  const { send, open, anotherLead } = await aRefusedNote(await createTestWorld())
  await send()
  const other = await anotherLead()
  await expect(send({ lead_id: other })).rejects.toMatchObject(differs)
  await expect(send({ write: { kind: 'note', text: 'Dry.' } })).rejects.toMatchObject(differs)
  expect(await open()).toMatchObject([{ customer: 'Ann Miller', write: { text: 'Wet to the studs.' } }])
})

test('what was sent back stays with its request, and what it said and why it was sent back are stored', async () => {
  const { world, id, lead_id, dispatcher, marcus, send, open, anotherLead } = await aRefusedNote(
    await createTestWorld(),
  )
  const other = await anotherLead()
  for (const [text, reason] of [
    ['Wet.', 'Which room?'],
    ['Kitchen.', 'What of it?'],
  ] as const) {
    await send({ write: { kind: 'note', text } })
    await decideProblem(world, dispatcher, { id, state: 'sent_back', reason })
    await expect(send({ lead_id: other })).rejects.toMatchObject(differs)
  }
  await send()
  expect(await open()).toMatchObject([{ lead_id, write: { text: 'Wet to the studs.' } }])
  const earlier = await world.db.selectFrom('earlier_problem').selectAll().orderBy('position').execute()
  const decided = { problem_id: id, decided_by: marcus.id, decided_at: world.now(), reply: '' }
  expect(earlier).toEqual([
    { ...decided, position: 1, content: { kind: 'note', text: 'Wet.' }, reason: 'Which room?' },
    { ...decided, position: 2, content: { kind: 'note', text: 'Kitchen.' }, reason: 'What of it?' },
  ])
})

test('nobody changes the report of another', async () => {
  const { world, id, lead_id, dispatcher, marcus, send, open } = await aRefusedNote(await createTestWorld())
  await send()
  await decideProblem(world, dispatcher, { id, state: 'sent_back', reason: 'Which room?' })
  const report = { id, lead_id, write: { kind: 'note', text: 'Mine.' }, code: '', detail: '' } as const
  const times = { made_at: world.now().toISOString(), refused_at: world.now().toISOString() }
  await expect(reportProblem(world, marcus, { ...report, ...times })).rejects.toMatchObject({
    code: 'problem-differs',
  })
  expect(await open()).toEqual([])
})

test('work that can’t be shown hides no other, and is sent back or discarded, and not taken over', async () => {
  const { world, id, ivy, dispatcher, report, send, open } = await aRefusedNote(await createTestWorld())
  await send()
  await reportProblem(world, ivy, { ...report, id: newId() })
  const content = { kind: 'move', move: { status: 'closed', revision: 1, duplicate_of: 'S'.repeat(22) } }
  await world.db
    .updateTable('sync_problem')
    .set({ kind: 'move', content: JSON.stringify(content) })
    .where('id', '=', id)
    .execute()
  expect((await open()).map(({ write }) => write.kind).toSorted()).toEqual(['note', 'unreadable'])
  await expect(
    decideProblem(world, dispatcher, { id, state: 'taken_over', reason: '' }),
  ).rejects.toMatchObject({ status: 422, code: 'problem-unreadable' })
  await decideProblem(world, dispatcher, { id, state: 'sent_back', reason: 'What was it?' })
  expect(await open()).toHaveLength(1)
})

test.each(['true', 'false'] as const)(
  'a long list, open: %s, comes page by page, each problem once',
  async (is_open) => {
    const { world, dispatcher, ivy, report } = await aRefusedNote(await createTestWorld())
    for (let nth = 0; nth < 61; nth++)
      await reportProblem(world, ivy, { ...report, id: newId(), detail: `Nr. ${nth}` })
    if (is_open === 'false')
      await world.db
        .updateTable('sync_problem')
        .set({ state: 'discarded', decided_by: ivy.id, decided_at: world.now() })
        .execute()
    const first = await listProblems(world, dispatcher, { is_open })
    const rest = await listProblems(world, dispatcher, { is_open, cursor: first.next ?? '' })
    expect([first.items.length, rest.items.length, rest.next]).toEqual([50, 11, null])
    expect(new Set([...first.items, ...rest.items].map(({ detail }) => detail)).size).toBe(61)
  },
)

test.each(['x', `2026-01-01 ${'-'.repeat(36)}`, `2026-01-01T00:00:00Z ${'a'.repeat(36)}`, `x ${newId()}`])(
  'a page that begins at %j is refused',
  async (cursor) => {
    const { world, dispatcher } = await aRefusedNote(await createTestWorld())
    for (const is_open of ['true', 'false'] as const)
      await expect(listProblems(world, dispatcher, { is_open, cursor })).rejects.toMatchObject({
        status: 400,
        code: 'bad-cursor',
      })
  },
)
