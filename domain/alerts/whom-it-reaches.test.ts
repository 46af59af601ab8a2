import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { aFirm, aLeadComesIn, deliveriesOf, putOnCall, putOnCallFor, toAlert } from '#test/on-call.ts'
import type { TestWorld } from '#test/world.ts'

function wants({ world }: TestWorld, { id }: { id: string }, wish: Record<string, unknown>) {
  const usual = { alert_by_mail: true, alert_by_text: true, quiet_from: null, quiet_until: null }
  const row = { employee_id: id, ...usual, language: 'en', revision: 1, ...wish } as const
  return world.db.insertInto('preference').values(row).execute()
}

test('where nobody is on call, everyone who may take it is told at once', async () => {
  const { test } = await aFirm()
  const id = await aLeadComesIn(test)
  const bells = (await deliveriesOf(test, id)).filter((line) => line.includes('portal'))
  expect(bells).toEqual(['2 portal Ann Miller', '2 portal Bo Starling', '2 portal Cy Heron'])
})

test('without a first line the backup is told at once', async () => {
  const { test, bo } = await aFirm()
  await putOnCall(test, bo, 'backup')
  const id = await aLeadComesIn(test)
  expect(
    (await deliveriesOf(test, id)).every((line) => line.startsWith('1 ') && line.endsWith('Bo Starling')),
  ).toBe(true)
  test.wait(3 * minute)
  await test.workUntilIdle()
  expect((await toAlert(test, id))?.step).toBe(2)
})

test('who is suspended, or may not take requests any more, is passed over as if absent', async () => {
  const { test, ann, bo, tech } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, tech, 'first')
  await putOnCall(test, bo, 'backup')
  await test.world.db
    .updateTable('employee')
    .set({ suspended_at: test.world.now() })
    .where('id', '=', ann.id)
    .execute()
  const id = await aLeadComesIn(test)
  expect(await deliveriesOf(test, id)).toEqual([
    '1 mail Bo Starling',
    '1 portal Bo Starling',
    '1 text Bo Starling',
  ])
})

test('the rota of the moment counts: who comes on call between two steps is told, who left is not', async () => {
  const { test, ann, bo, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  const shift = await putOnCall(test, bo, 'backup')
  const id = await aLeadComesIn(test)
  test.wait(minute)
  await test.world.db.deleteFrom('shift').where('id', '=', shift).execute()
  await putOnCall(test, cy, 'backup')
  test.wait(2 * minute)
  await test.workUntilIdle()
  const step = (await deliveriesOf(test, id)).filter((line) => line.startsWith('1'))
  expect(step).toEqual(['1 mail Cy Heron', '1 portal Cy Heron', '1 text Cy Heron'])
})

test('a shift that ended a moment ago does not count, and one that begins now does', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCallFor(test, ann, { line: 'first', span: hour })
  test.wait(hour)
  await putOnCallFor(test, bo, { line: 'first', span: hour })
  const id = await aLeadComesIn(test)
  expect((await deliveriesOf(test, id)).filter((line) => line.startsWith('0 portal'))).toEqual([
    '0 portal Bo Starling',
  ])
})

test('mail and text message reach whom they may: the bell always, the rest as each person wishes', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  await wants(test, ann, { alert_by_mail: false })
  const id = await aLeadComesIn(test)
  expect(await deliveriesOf(test, id)).toEqual(['0 portal Ann Miller', '0 text Ann Miller'])
})

// The clock of a test stands at seven in the morning of the office.
const asleep = { quiet_from: '22:00', quiet_until: '08:00' }

test('quiet hours hold mail and text message back, but not from who is on call', async () => {
  const { test, ann, bo, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  for (const person of [ann, bo]) await wants(test, person, asleep)
  const id = await aLeadComesIn(test)
  expect(await deliveriesOf(test, id)).toContain('0 text Ann Miller')
  test.wait(3 * minute)
  await test.workUntilIdle()
  const everyone = (await deliveriesOf(test, id)).filter((line) => line.startsWith('2'))
  expect(everyone).toContain('2 text Ann Miller')
  expect(everyone).toContain(`2 text ${cy.name}`)
  expect(everyone.filter((line) => line.endsWith(bo.name))).toEqual(['2 portal Bo Starling'])
})

test('where everyone rests and nobody is on call, they are woken rather than nobody', async () => {
  const { test, ann, bo, cy } = await aFirm()
  for (const person of [ann, bo, cy]) await wants(test, person, asleep)
  const id = await aLeadComesIn(test)
  expect((await deliveriesOf(test, id)).filter((line) => line.includes('text'))).toHaveLength(3)
})
