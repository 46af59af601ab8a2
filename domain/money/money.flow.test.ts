import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { mergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJob } from '#test/a-job.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { NewEntry, type NewEntry as Entry } from './entry.ts'
import { enterMoney, getMoney, voidMoney } from './money.flow.ts'

const on = '2026-11-20'

function aCharge(amount_cents = 100_000, overrides: Partial<Entry> = {}): Entry {
  return NewEntry.parse({
    id: newId(),
    type: 'charge',
    kind: 'mitigation',
    party: null,
    amount_cents,
    on,
    ...overrides,
  })
}

function aPayment(amount_cents = 40_000, overrides: Partial<Entry> = {}) {
  return aCharge(amount_cents, { type: 'payment', kind: 'check', party: 'customer', ...overrides })
}

async function aJobWithMoney() {
  const test = await createTestWorld()
  const { world } = test
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const { id: job_id } = await aJob(test, owner)
  const enter = (entry: Entry, id = job_id) =>
    enterMoney(world, allow(owner, 'money.edit'), { ...entry, job_id: id })
  const cancel = (id: string, reason = 'Entered twice.', by = owner) =>
    voidMoney(world, allow(by, 'money.edit'), { job_id, id, reason })
  const read = (query: { cursor?: string; limit?: number } = {}, by = owner) =>
    getMoney(world, allow(by, 'money.view'), { job_id, limit: 50, ...query })
  const lines = async (by: Person) =>
    (await getJob(world, allow(by, 'intake.view'), job_id)).history.map(({ words }) => words)
  return { ...test, owner, job_id, enter, cancel, read, lines }
}

test('an amount is entered once, however often it is sent, and what differs is refused', async () => {
  const { owner, enter, read, ...test } = await aJobWithMoney()
  const charge = aCharge()
  expect((await enter(charge)).isNew).toBe(true)
  expect((await enter(charge)).isNew).toBe(false)
  await expect(enter({ ...charge, amount_cents: 1 })).rejects.toMatchObject({
    code: 'entry-differs',
    message: '$1,000.00 did arrive at 7:00 AM. If that was wrong, void it and enter the other amount.',
  })
  const other = await aJob(test, owner)
  await expect(enter({ ...charge, amount_cents: 1 }, other.id)).rejects.toMatchObject({
    message: 'A different amount was already entered with this ID.',
  })
  await enter(aPayment())
  const { balance_cents, items, shares } = await read()
  expect([balance_cents, items.length, shares]).toEqual([60_000, 2, null])
})

test('a voided amount counts no more, stays in sight with its reason, and is voided by one person only', async () => {
  const { world, api, enter, cancel, read } = await aJobWithMoney()
  const office = await aPerson({ world, api }, 'Office manager', 'Otto Wren')
  const payment = aPayment()
  await enter(aCharge())
  await enter(payment)
  const first = await cancel(payment.id)
  expect(first.voided).toMatchObject({ by: 'Rosa Plover', reason: 'Entered twice.' })
  expect(await cancel(payment.id)).toEqual(first)
  await expect(cancel(payment.id, 'Bounced.', office)).rejects.toMatchObject({ code: 'entry-voided' })
  await expect(cancel(newId())).rejects.toMatchObject({ status: 404 })
  const { balance_cents, items } = await read()
  expect([balance_cents, items.filter(({ voided }) => voided).map(({ id }) => id)]).toEqual([
    100_000,
    [payment.id],
  ])
})

test('whatever is entered and voided, the sums are those of the entries that count', async () => {
  const { enter, cancel, read } = await aJobWithMoney()
  const script = fc.sample(
    fc.record({ cents: fc.integer({ min: 1, max: 9_999_999 }), kind: fc.nat(3), isVoided: fc.boolean() }),
    {
      numRuns: 30,
      seed: 7,
    },
  )
  for (const { cents, kind, isVoided } of script) {
    const [entry = aCharge()] = [
      aCharge(cents),
      aCharge(cents, { type: 'credit', kind: 'discount' }),
      aPayment(cents, { party: 'carrier' }),
      aPayment(cents, { type: 'refund' }),
    ].slice(kind)
    await enter(entry)
    if (isVoided) await cancel(entry.id)
  }
  const { items, balance_cents } = await read()
  const signs = { charge: 1, refund: 1, credit: -1, payment: -1 } as const
  const expected = items
    .filter(({ voided }) => !voided)
    .reduce((sum, { type, amount_cents }) => sum + signs[type] * amount_cents, 0)
  expect([items.length, balance_cents]).toEqual([30, expected])
})

test('entries come page by page, the newest day first', async () => {
  const { enter, read } = await aJobWithMoney()
  const days = ['2026-11-18', '2026-11-20', '2026-11-19', '2026-11-20', '2026-10-01']
  for (const day of days) await enter(aCharge(100, { on: day }))
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await read({ limit: 2, ...(cursor && { cursor }) })
    seen.push(...items.map((item) => item.on))
    cursor = next ?? undefined
  } while (cursor)
  expect(seen).toEqual(days.toSorted().toReversed())
  await expect(read({ cursor: '2026-13-01_x' })).rejects.toMatchObject({ code: 'bad-cursor' })
})

test('no amount is entered for a day that has not come, at the clock of the company', async () => {
  const { enter, wait } = await aJobWithMoney()
  const tomorrow = aCharge(100, { on: '2026-11-21' })
  await expect(enter(tomorrow)).rejects.toMatchObject({
    status: 422,
    extra: { fields: { on: [expect.any(String)] } },
  })
  // 11 PM in Ohio, and the next day in Greenwich.
  wait(16 * 60 * minute)
  await expect(enter(tomorrow)).rejects.toMatchObject({ status: 422 })
  wait(60 * minute)
  expect((await enter(tomorrow)).isNew).toBe(true)
})

test('the file of a job shows what was entered at the one that was merged into it, and voids it too', async () => {
  const { world, owner, job_id, enter, cancel, read, ...test } = await aJobWithMoney()
  const other = await aJob({ world, ...test }, owner)
  const { number } = await getJob(world, allow(owner, 'intake.view'), job_id)
  const payment = aPayment(2500)
  await enter(aCharge())
  await enter(payment, other.id)
  await mergeJob(world, allow(owner, 'intake.merge'), { id: other.id, into: number, revision: 1 })
  expect((await read()).balance_cents).toBe(97_500)
  await expect(enter(aPayment(), other.id)).rejects.toMatchObject({ code: 'job-was-merged' })
  await cancel(payment.id)
  expect((await read()).balance_cents).toBe(100_000)
})

test('what each side owes is split where the insurance pays us, and absent for who may not see claims', async () => {
  const { world, job_id, owner, enter, read } = await aJobWithMoney()
  const changes = { will_claim: 'yes', direction_to_pay: 'yes', deductible_cents: 25_000 } as const
  await changeJob(world, allow(owner, 'intake.edit'), { id: job_id, revision: 1, changes })
  await enter(aCharge())
  await enter(aPayment(25_000))
  expect((await read()).shares).toEqual({ customer_cents: 0, insurance_cents: 75_000 })
  const { 'claims.view': _, ...permissions } = owner.permissions
  expect(await read({}, { ...owner, permissions })).not.toHaveProperty('shares')
})

test('the timeline tells of amounts only to who may see them, and the events of none', async () => {
  const { world, api, enter, cancel, lines, owner } = await aJobWithMoney()
  const dispatcher = await aPerson({ world, api }, 'Dispatcher', 'Marcus Wren')
  const charge = aCharge(123_456)
  await enter(charge)
  await cancel(charge.id, 'Belongs to another job.')
  expect(await lines(owner)).toEqual(expect.arrayContaining(['Charge entered', 'Charge voided']))
  expect((await lines(dispatcher)).filter((words) => /charge/i.test(words))).toEqual([])
  const events = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', 'like', 'money.%')
    .execute()
  expect(events).toHaveLength(2)
  expect(JSON.stringify(events)).not.toMatch(/123456|another job/)
})
