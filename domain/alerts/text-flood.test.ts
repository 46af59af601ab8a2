import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { escalate } from './alerts.tasks.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aFirm, aLeadComesIn, claim, putOnCall, putOnCallFor } from '#test/on-call.ts'
import { aPerson } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'

type Firm = Awaited<ReturnType<typeof aFirm>>

/** Sixty requests from one address within nine seconds. */
async function flood(test: TestWorld, count = 60) {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) {
    test.wait((9 * second) / 60)
    ids.push(await aLeadComesIn(test, { name: `Flood ${nth}` }, 'flooder'))
  }
  return ids
}

function textsTo(test: TestWorld, { mobile }: { mobile: string }) {
  return test.texts.filter(({ to }) => to === mobile).map(({ body }) => body)
}

async function countOf({ world }: TestWorld, channel: 'portal' | 'mail', { id }: { id: string }) {
  const rows = await world.db
    .selectFrom('delivery')
    .select('lead_id')
    .where('channel', '=', channel)
    .where('employee_id', '=', id)
    .where('status', '=', 'sent')
    .execute()
  return rows.length
}

async function later(test: TestWorld, milliseconds: number) {
  test.wait(milliseconds)
  await test.workUntilIdle()
}

test('sixty requests from one address make a handful of text messages for each person, and then one digest', async () => {
  const { test, ann, bo, cy }: Firm = await aFirm()
  await flood(test)
  for (const person of [ann, bo, cy]) {
    expect(textsTo(test, person)).toHaveLength(3)
    expect(await countOf(test, 'portal', person)).toBe(60)
    expect(await countOf(test, 'mail', person)).toBe(60)
  }
  await later(test, minute)
  for (const person of [ann, bo, cy])
    expect(textsTo(test, person).slice(3)).toEqual([
      '57 more requests. Open the portal: http://localhost:3000/ops/alerts',
    ])
})

test('a digest counts a visitor who waits in the chat, and gave no number, as no request', async () => {
  const { test, ann } = await aFirm()
  // More senders than a person is texted about.
  for (let nth = 0; nth < 30; nth++) await aLeadComesIn(test, {}, `sender ${nth}`)
  const [bare, asking] = [await aChatVisitor(test), await aChatVisitor(test)]
  for (const visitor of [bare, asking]) await visitor.say('water everywhere')
  await asking.call()
  await test.workUntilIdle()
  await later(test, 10 * minute)
  expect(textsTo(test, ann).at(-1)).toMatch(/^\d+ more requests, and 1 visitor waiting in the chat\./)
})

test('a real call in the middle of a flood is heard at once', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  await flood(test, 30)
  const real = await aLeadComesIn(
    test,
    { name: 'Nora', loss: 'burst-pipe', town: 'Boardman' },
    'someone else',
  )
  expect(textsTo(test, ann).at(-1)).toMatch(`New request: Burst or leaking pipe in Boardman, R-2611-`)
  expect(textsTo(test, ann).at(-1)).toContain(real)
  await flood(test, 30)
  expect(textsTo(test, ann)).toHaveLength(4)
})

test('a flood from many addresses spends the budget of a person, and a real call is in a digest within ten minutes', async () => {
  const { test, ann } = await aFirm()
  await putOnCallFor(test, ann, { line: 'first', span: 60 * minute })
  for (let nth = 0; nth < 40; nth++) await aLeadComesIn(test, {}, `address ${nth}`)
  expect(textsTo(test, ann)).toHaveLength(12)
  await later(test, minute)
  expect(textsTo(test, ann)).toHaveLength(13)
  await aLeadComesIn(test, { loss: 'sewage-backup' }, 'a real one')
  expect(textsTo(test, ann)).toHaveLength(13)
  for (let nth = 0; nth < 10; nth++) await later(test, minute)
  expect(textsTo(test, ann).some((body) => /^\d+ more requests, 1 happening now\. /.test(body))).toBe(true)
})

test('a digest does not say of a request that was canceled that it is happening now', async () => {
  const { test, ann } = await aFirm()
  await putOnCallFor(test, ann, { line: 'first', span: 60 * minute })
  const running = { loss: 'flooded-basement' }
  for (let nth = 0; nth < 12; nth++) await aLeadComesIn(test, {}, `address ${nth}`)
  const [, canceled = ''] = [
    await aLeadComesIn(test, running, 'one'),
    await aLeadComesIn(test, running, 'two'),
  ]
  await test.world.db
    .updateTable('lead')
    .set({ cancelled_at: test.world.now() })
    .where('id', '=', canceled)
    .execute()
  await later(test, minute)
  expect(textsTo(test, ann).at(-1)).toMatch(/^2 more requests, 1 happening now\. /)
})

test('the firm as a whole has a budget too', async () => {
  const { test } = await aFirm()
  for (let nth = 0; nth < 15; nth++) await aPersonWithMobile(test, nth)
  for (let nth = 0; nth < 20; nth++) await aLeadComesIn(test, {}, `address ${nth}`)
  expect(test.texts.length).toBeLessThanOrEqual(120)
})

test('steps of many alerts that are due at once become one digest for each person, while email and portal go on', async () => {
  const { test, ann } = await aFirm()
  await putOnCallFor(test, ann, { line: 'first', span: 60 * minute })
  const ids = await flood(test, 20)
  const before = textsTo(test, ann).length
  await later(test, minute)
  for (let nth = 0; nth < 12; nth++) await later(test, minute)
  const after = textsTo(test, ann).slice(before)
  const digests = after.filter((body) => body.includes('more request'))
  expect(digests).toHaveLength(2)
  expect(after.length - digests.length).toBeLessThanOrEqual(3)
  const perStep = await test.world.db
    .selectFrom('delivery')
    .select(['step'])
    .where('lead_id', 'in', ids)
    .where('employee_id', '=', ann.id)
    .where('channel', '=', 'mail')
    .where('status', '=', 'sent')
    .execute()
  expect(perStep.filter(({ step }) => step === 2)).toHaveLength(20)
})

test('what was claimed before the digest is not counted in it, and a digest of nothing is not sent', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const ids = await flood(test, 5)
  await claim(ann, ids.at(-1) ?? '')
  await later(test, minute)
  expect(textsTo(test, ann).at(-1)).toBe('1 more request. Open the portal: http://localhost:3000/ops/alerts')

  const { test: other, ann: one } = await aFirm()
  await putOnCall(other, one, 'first')
  const [, , , last = ''] = await flood(other, 4)
  await claim(one, last)
  await later(other, minute)
  expect(textsTo(other, one)).toHaveLength(3)
})

test('nodes that look at the same moment make one digest', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  await flood(test, 10)
  test.wait(minute)
  await Promise.all(Array.from({ length: 4 }, () => escalate(test.world)))
  await test.workUntilIdle()
  expect(textsTo(test, ann).filter((body) => body.includes('more requests'))).toHaveLength(1)
})

test('the history of a request says that a digest told of it', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const id = (await flood(test, 4)).at(-1) ?? ''
  await later(test, minute)
  const told = await test.world.db
    .selectFrom('event')
    .select('payload')
    .where('subject', '=', id)
    .where('name', '=', 'alert.delivered')
    .execute()
  expect(told.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ channel: 'text', employee_id: ann.id, in_digest: true }),
  )
})

async function aPersonWithMobile(test: TestWorld, nth: number) {
  const { id } = await aPerson(test, 'Dispatcher', `Person ${nth}`)
  const mobile = `+13305558${String(100 + nth)}`
  await test.world.db.updateTable('employee').set({ mobile }).where('id', '=', id).execute()
}
