import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { listNumberHistory, listNumbers } from './number-views.server.ts'
import { expireNumbers, remindOfNumbers } from './numbers.tasks.ts'
import { confirmNumber } from './numbers.server.ts'

test('after eleven months the office is reminded once, after twelve it is told once that the number is gone', async () => {
  const test = await createTestWorld()
  const { world, wait, emails } = test
  const manager = allow(await aPerson(test), 'config.company')
  const numbers = await listNumbers(world, manager)
  const id = numbers.find(({ operator }) => operator.startsWith('FirstEnergy'))?.id ?? ''
  await confirmNumber(world, manager, { id, revision: 1, confirmed_on: '2026-11-20' })
  const told = async () => (await listNumberHistory(world, manager, id)).map(({ what }) => what)
  async function workADay() {
    for (let nth = 0; nth < 2; nth++) {
      await remindOfNumbers(world)
      await expireNumbers(world)
    }
  }

  wait(333 * day)
  await workADay()
  expect(emails).toEqual([])
  wait(day)
  await workADay()
  expect(emails.map(({ subject }) => subject)).toEqual(['Call 1 local number again'])
  expect(emails[0]?.text).toContain(
    '(888) 544-4877, confirmed on November 20, 2026, comes off the website on November 20, 2027',
  )
  wait(31 * day)
  await workADay()
  expect(emails).toHaveLength(1)
  expect(await told()).toEqual(['expired', 'reminder_mailed', 'confirmed'])

  await confirmNumber(world, manager, { id, revision: 2, confirmed_on: '2027-11-20' })
  wait(366 * day)
  await workADay()
  expect(emails).toHaveLength(2)
  expect((await told()).slice(0, 3)).toEqual(['expired', 'reminder_mailed', 'confirmed'])
})

test('the office is reminded once of 200 numbers, in an email with a short and valid id', async () => {
  const test = await createTestWorld()
  const { world, emails } = test
  const { id: confirmed_by } = await aPerson(test)
  const facts = { purposes: ['power'], serves: ['salem-oh'], confirmed_on: '2025-12-01', confirmed_by }
  const rows = Array.from({ length: 200 }, (_, nth) => {
    const number = `+1330555${String(nth).padStart(4, '0')}`
    return { ...facts, id: newId(), operator: `Operator ${nth}`, number }
  })
  await world.db.insertInto('local_number').values(rows).execute()

  await remindOfNumbers(world)
  await remindOfNumbers(world)
  expect(emails.map(({ subject }) => subject)).toEqual(['Call 200 local numbers again'])
  expect(emails[0]?.key).toMatch(/^numbers-[0-9a-f]{32}$/)
})
