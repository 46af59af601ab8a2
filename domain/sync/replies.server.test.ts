import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { aRefusedNote } from '#test/a-refused-note.ts'
import { createTestWorld } from '#test/world.ts'
import { listOwnProblems } from './own-problems.server.ts'
import { decideProblem } from './problems.server.ts'

test('a reply comes back to the office with the same work, and all that was said stays with the problem', async () => {
  const { world, id, dispatcher, send, open, wait, settled } = await aRefusedNote(await createTestWorld())
  await send()
  const sendBack = (reason: string) => decideProblem(world, dispatcher, { id, state: 'sent_back', reason })
  await sendBack('Did you really finish?')
  const asked = world.now().toISOString()
  wait(minute)
  await send({ reply: 'Yes, all but the crawl space.' })
  expect(await open()).toMatchObject([
    {
      id,
      reply: 'Yes, all but the crawl space.',
      received_at: world.now().toISOString(),
      earlier: [
        { reply: '', reason: 'Did you really finish?', decided_by: 'Marcus Wren', decided_at: asked },
      ],
    },
  ])
  await sendBack('Then say so in the note.')
  await send({ reply: 'Done.', write: { kind: 'note', text: 'All dry but the crawl space.' } })
  await decideProblem(world, dispatcher, { id, state: 'taken_over', reason: '' })
  expect(await settled()).toMatchObject([
    {
      reply: 'Done.',
      earlier: [
        { reason: 'Did you really finish?' },
        { reply: 'Yes, all but the crawl space.', reason: 'Then say so in the note.' },
      ],
    },
  ])
  const events = await world.db.selectFrom('event').select('payload').execute()
  expect(JSON.stringify(events)).not.toContain('crawl space')
})

test('a reply whose answer was lost on the way arrives once', async () => {
  const { world, id, dispatcher, send, open } = await aRefusedNote(await createTestWorld())
  await send()
  await decideProblem(world, dispatcher, { id, state: 'sent_back', reason: 'Which room?' })
  for (let nth = 0; nth < 2; nth++) await send({ reply: 'The kitchen.' })
  expect(await open()).toMatchObject([{ reply: 'The kitchen.', earlier: [{ reason: 'Which room?' }] }])
})

test('the device learns who decided, and their number where the person may see those of others', async () => {
  const { world, id, ivy, marcus, dispatcher, send } = await aRefusedNote(await createTestWorld())
  await world.db.updateTable('employee').set({ mobile: '+13305550177' }).where('id', '=', marcus.id).execute()
  await send()
  expect((await listOwnProblems(world, ivy))[0]?.decider).toBeUndefined()
  await decideProblem(world, dispatcher, { id, state: 'sent_back', reason: 'Which room?' })
  const deciders = async (permissions: object) => {
    const own = await listOwnProblems(world, { ...ivy, permissions: { ...ivy.permissions, ...permissions } })
    return own.map(({ decider }) => decider)
  }
  expect(await deciders({})).toEqual([{ name: 'Marcus Wren', phone: null }])
  expect(await deciders({ 'employees.view': 'all' })).toEqual([
    { name: 'Marcus Wren', phone: '+13305550177' },
  ])
})
