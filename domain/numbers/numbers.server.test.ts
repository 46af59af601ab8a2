import { expect, test } from 'vitest'
import { durationWords } from '#platform/text/duration-words.ts'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import type { NumberFacts } from './local-number.ts'
import { listConfirmedNumbers, listNumberHistory, listNumbers } from './number-views.server.ts'
import { addNumber, changeNumber, confirmNumber, removeNumber, withdrawNumber } from './numbers.server.ts'
import { undoNumberChange, undoWithoutCallFor } from './undo.server.ts'

const today = '2026-11-20'
const facts: NumberFacts = {
  purposes: ['water', 'sewage'],
  operator: 'City of Girard, water and sewer',
  number: '+13305550142',
  hours: '',
  serves: ['girard-oh'],
}

test('of the numbers that were found none is on the website before someone has called it', async () => {
  const { world, manager } = await aManager()
  const found = await listNumbers(world, manager)
  expect(found.length).toBeGreaterThan(60)
  expect(found.filter(({ confirmed_on }) => confirmed_on)).toEqual([])
  expect(await listConfirmedNumbers(world)).toEqual([])
  const firstEnergy = found.find(({ operator }) => operator.startsWith('FirstEnergy'))
  expect(firstEnergy).toMatchObject({ number: '+18885444877', purposes: ['power'], revision: 1 })
  expect(firstEnergy?.sources).toHaveLength(4)
})

test('a number is on the website from the day on which it was confirmed until a year later', async () => {
  const { world, wait, manager, add, find } = await aManager()
  const id = await add()
  const confirm = { id, revision: 1, confirmed_on: today }
  await confirmNumber(world, manager, confirm)
  await confirmNumber(world, manager, confirm)
  expect(await find(id)).toMatchObject({ confirmed_on: today, confirmed_by: 'Marisol Vega', revision: 2 })
  expect(await listConfirmedNumbers(world)).toEqual([{ ...facts, confirmed_on: today }])
  wait(364 * day)
  expect(await listConfirmedNumbers(world)).toHaveLength(1)
  wait(day)
  expect(await listConfirmedNumbers(world)).toEqual([])
  expect(await find(id)).toMatchObject({ confirmed_on: today })
})

test('another number or purpose has to be confirmed anew, other words do not', async () => {
  const { world, manager, add, find } = await aManager()
  const id = await add()
  await confirmNumber(world, manager, { id, revision: 1, confirmed_on: today })
  await changeNumber(world, manager, { ...facts, hours: 'Office hours', serves: [], id, revision: 2 })
  expect(await find(id)).toMatchObject({ confirmed_on: today, hours: 'Office hours' })
  await changeNumber(world, manager, { ...facts, number: '+13305550143', id, revision: 3 })
  expect(await find(id)).toMatchObject({ confirmed_on: null, confirmed_by: null })
  await undoNumberChange(world, manager, { id, revision: 4 })
  expect(await find(id)).toMatchObject({ confirmed_on: today, number: '+13305550142' })
  await changeNumber(world, manager, { ...facts, purposes: ['water'], id, revision: 5 })
  expect(await find(id)).toMatchObject({ confirmed_on: null })
})

test('a confirmation that is withdrawn leaves the website, and undo brings it back', async () => {
  const { world, manager, add } = await aManager()
  const id = await add()
  await confirmNumber(world, manager, { id, revision: 1, confirmed_on: today })
  await withdrawNumber(world, manager, { id, revision: 2 })
  await withdrawNumber(world, manager, { id, revision: 2 })
  expect(await listConfirmedNumbers(world)).toEqual([])
  await undoNumberChange(world, manager, { id, revision: 3 })
  await undoNumberChange(world, manager, { id, revision: 3 })
  expect(await listConfirmedNumbers(world)).toHaveLength(1)
})

test('ten minutes later a number is not on the website again before someone calls it', async () => {
  const { world, wait, manager, add, find } = await aManager()
  const id = await add()
  await confirmNumber(world, manager, { id, revision: 1, confirmed_on: today })
  await withdrawNumber(world, manager, { id, revision: 2 })
  wait(undoWithoutCallFor + 1)
  await expect(undoNumberChange(world, manager, { id, revision: 3 })).rejects.toMatchObject({
    status: 409,
    code: 'call-again',
    message: expect.stringContaining(`for only ${durationWords(undoWithoutCallFor)}.`),
  })
  expect(await listConfirmedNumbers(world)).toEqual([])

  await confirmNumber(world, manager, { id, revision: 3, confirmed_on: today })
  await changeNumber(world, manager, { ...facts, number: '+13305550143', id, revision: 4 })
  wait(undoWithoutCallFor + 1)
  await undoNumberChange(world, manager, { id, revision: 5 })
  expect(await find(id)).toMatchObject({ number: '+13305550142', confirmed_on: null, confirmed_by: null })

  await confirmNumber(world, manager, { id, revision: 6, confirmed_on: today })
  await removeNumber(world, manager, { id, revision: 7 })
  wait(undoWithoutCallFor + 1)
  await undoNumberChange(world, manager, { id, revision: 8 })
  expect(await find(id)).toMatchObject({ confirmed_on: null, revision: 9 })
  expect(await listConfirmedNumbers(world)).toEqual([])

  // What was on the website all the time stays there.
  await confirmNumber(world, manager, { id, revision: 9, confirmed_on: today })
  await changeNumber(world, manager, { ...facts, hours: 'Day and night', id, revision: 10 })
  wait(undoWithoutCallFor + 1)
  await undoNumberChange(world, manager, { id, revision: 11 })
  expect(await find(id)).toMatchObject({ hours: '', confirmed_on: today })
})

test('what was removed comes back with its confirmation, and what was added can be taken back', async () => {
  const { world, manager, add, find } = await aManager()
  const id = await add()
  await confirmNumber(world, manager, { id, revision: 1, confirmed_on: today })
  await removeNumber(world, manager, { id, revision: 2 })
  await removeNumber(world, manager, { id, revision: 2 })
  expect([await find(id), await listConfirmedNumbers(world)]).toEqual([undefined, []])
  await expect(confirmNumber(world, manager, { id, revision: 3, confirmed_on: today })).rejects.toMatchObject(
    {
      status: 404,
    },
  )
  await undoNumberChange(world, manager, { id, revision: 3 })
  expect(await find(id)).toMatchObject({ confirmed_on: today, revision: 4 })

  const other = await add()
  await undoNumberChange(world, manager, { id: other, revision: 1 })
  expect(await find(other)).toBeUndefined()
})

test.each([
  ['a day to come', { confirmed_on: '2026-11-21' }, {}, 422],
  ['a call of two months ago', { confirmed_on: '2026-09-20' }, {}, 422],
  ['no number', {}, { number: null }, 409],
  ['no places', {}, { serves: [] }, 409],
  ['an older revision', { revision: 7 }, {}, 409],
])('%s is no confirmation', async (_, sent, told, status) => {
  const { world, manager, add, find } = await aManager()
  const id = await add(told)
  const confirm = confirmNumber(world, manager, { id, revision: 1, confirmed_on: today, ...sent })
  await expect(confirm).rejects.toMatchObject({ status })
  expect(await find(id)).toMatchObject({ confirmed_on: null, revision: 1 })
})

test('the same addition twice is one, and of two changes from the same revision the second is refused', async () => {
  const { world, manager } = await aManager()
  const id = newId()
  expect(await addNumber(world, manager, { ...facts, id })).toEqual({ isNew: true })
  expect(await addNumber(world, manager, { ...facts, id })).toEqual({ isNew: false })
  await expect(addNumber(world, manager, { ...facts, operator: 'Other', id })).rejects.toMatchObject({
    status: 409,
  })
  const change = (hours: string) => changeNumber(world, manager, { ...facts, hours, id, revision: 1 })
  await change('Office hours')
  await change('Office hours')
  await expect(change('Day and night')).rejects.toMatchObject({ code: 'number-moved-on' })
})

test('the history tells who did what, and a number that no one changed has nothing to undo', async () => {
  const { world, manager, add } = await aManager()
  const id = await add()
  await confirmNumber(world, manager, { id, revision: 1, confirmed_on: today })
  await removeNumber(world, manager, { id, revision: 2 })
  expect(await listNumberHistory(world, manager, id)).toMatchObject([
    { what: 'removed', by: 'Marisol Vega', after: null },
    { what: 'confirmed', by: 'Marisol Vega', before: { confirmed_on: null }, after: { confirmed_on: today } },
    { what: 'added', by: 'Marisol Vega', before: null, after: { number: '+13305550142' } },
  ])
  const [untouched] = await listNumbers(world, manager)
  const undo = undoNumberChange(world, manager, { id: untouched?.id ?? '', revision: 1 })
  await expect(undo).rejects.toMatchObject({ code: 'nothing-to-undo' })
  await expect(listNumberHistory(world, manager, newId())).rejects.toMatchObject({ status: 404 })
})

async function aManager() {
  const test = await createTestWorld()
  const manager = allow(await aPerson(test, 'Owner', 'Marisol Vega'), 'config.company')
  return {
    ...test,
    manager,
    async add(told: Partial<NumberFacts> = {}) {
      const id = newId()
      await addNumber(test.world, manager, { ...facts, ...told, id })
      return id
    },
    async find(wanted: string) {
      return (await listNumbers(test.world, manager)).find(({ id }) => id === wanted)
    },
  }
}
