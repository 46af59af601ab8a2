import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { aModel } from '#test/some-equipment.ts'
import { createTestWorld } from '#test/world.ts'
import { listModels, listUnits } from './equipment-views.server.ts'
import { addModel, changeModel, removeModel, undoModelChange } from './models.server.ts'
import { UnitQuery, type UnitChange } from './unit.ts'
import { addUnits, changeUnit, undoUnitChanges } from './units.server.ts'

async function aCatalog() {
  const test = await createTestWorld()
  const { world } = test
  const employee = await aPerson(test, 'Owner', 'Dana Heron')
  const manager = allow(employee, 'equipment.manageCatalog')
  const viewer = allow(employee, 'equipment.view')
  const model_id = newId()
  await addModel(world, manager, { ...aModel, id: model_id })
  const list = (query: Partial<UnitQuery> = {}) => listUnits(world, viewer, UnitQuery.parse(query))
  return {
    world,
    manager,
    model_id,
    models: () => listModels(world, viewer),
    list,
    numbers: async (query?: Partial<UnitQuery>) => (await list(query)).items.map(({ number }) => number),
    async add(...numbers: string[]) {
      const units = numbers.map((number) => ({ id: newId(), number, serial_number: '' }))
      await addUnits(world, manager, { model_id, units })
      return units.map(({ id }) => id)
    },
    change: (id: string, change: Partial<UnitChange> & { number: string }) =>
      changeUnit(world, manager, {
        id,
        model_id,
        serial_number: '',
        state: 'in_stock',
        reason: null,
        revision: 1,
        ...change,
      }),
    undo: (...units: { id: string; revision: number }[]) => undoUnitChanges(world, manager, units),
  }
}

test('units that are added together stand in the order of their numbers, and are taken back together', async () => {
  const { add, numbers, undo } = await aCatalog()
  const ids = await add('AM-10', 'AM-9', 'AFD-1')
  expect(await numbers()).toEqual(['AFD-1', 'AM-9', 'AM-10'])
  await undo(...ids.map((id) => ({ id, revision: 1 })))
  expect(await numbers()).toEqual([])
  // Once more changes nothing, and to undo that has them back.
  await undo(...ids.map((id) => ({ id, revision: 1 })))
  await undo(...ids.map((id) => ({ id, revision: 2 })))
  expect(await numbers()).toEqual(['AFD-1', 'AM-9', 'AM-10'])
})

test('the same units that are sent again are added once, and others under their ids are refused', async () => {
  const { world, manager, model_id, numbers } = await aCatalog()
  const units = [{ id: newId(), number: 'AM-1', serial_number: 'V7' }]
  const send = (sent: typeof units) => addUnits(world, manager, { model_id, units: sent })
  expect([await send(units), await send(units)]).toEqual([{ isNew: true }, { isNew: false }])
  const others = units.map((unit) => ({ ...unit, number: 'AM-2' }))
  await expect(send(others)).rejects.toMatchObject({ code: 'equipment-differs' })
  await expect(send([...others, ...others])).rejects.toMatchObject({ code: 'equipment-differs' })
  expect(await numbers()).toEqual(['AM-1'])
})

test('no two units have one number, however many digits it has, and all or none are added', async () => {
  const { add, numbers, change } = await aCatalog()
  const [, second = ''] = await add('AM-7', 'AM-8')
  await expect(add('AM-9', 'AM-07')).rejects.toMatchObject({
    status: 409,
    code: 'unit-number-taken',
    extra: { fields: { number: ['Already in use: AM-7.'] } },
  })
  await expect(add('LGR-1', 'LGR-01')).rejects.toMatchObject({ code: 'unit-number-taken' })
  await expect(change(second, { number: 'AM-007' })).rejects.toMatchObject({ code: 'unit-number-taken' })
  await change(second, { number: 'AM-08' })
  expect(await numbers()).toEqual(['AM-7', 'AM-08'])
})

test('of two who give out one number at the same moment one gets it', async () => {
  const { add, numbers } = await aCatalog()
  const tries = await Promise.allSettled([add('AM-1'), add('AM-01')])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await numbers()).toHaveLength(1)
})

test('a number that another unit has meanwhile does not come back by an undo', async () => {
  const { add, change, undo } = await aCatalog()
  const [id = ''] = await add('AM-1')
  await change(id, { number: 'AM-2' })
  await add('AM-1')
  await expect(undo({ id, revision: 2 })).rejects.toMatchObject({ code: 'unit-number-taken' })
})

test('a change is made from the revision that was seen, and can be taken back', async () => {
  const { add, change, undo, list } = await aCatalog()
  const [id = ''] = await add('AM-1')
  const out = { number: 'AM-1', state: 'out_of_service', reason: 'broken' } as const
  await change(id, out)
  // The same again changes nothing, whatever it was made from.
  await change(id, out)
  await expect(change(id, { number: 'AM-1', state: 'retired' })).rejects.toMatchObject({
    status: 409,
    code: 'equipment-moved-on',
  })
  expect((await list()).items).toMatchObject([{ state: 'out_of_service', reason: 'broken', revision: 2 }])
  await undo({ id, revision: 2 })
  expect((await list()).items).toMatchObject([{ state: 'in_stock', reason: null, revision: 3 }])
  await expect(undo({ id, revision: 2 + 4 })).rejects.toMatchObject({ code: 'equipment-moved-on' })
})

test('a list goes on after the number that the page before ended with', async () => {
  const { add, list, numbers } = await aCatalog()
  await add('AM-1', 'AM-2', 'AM-10')
  const first = await list({ limit: 2 })
  expect(first.next).toBe('AM-2')
  expect(await numbers({ cursor: first.next ?? '' })).toEqual(['AM-10'])
  expect((await list({ limit: 3 })).next).toBe(null)
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 400, code: 'bad-cursor' })
})

test('units are found by number as it is typed, by serial number and by model, and retired ones when asked for', async () => {
  const { add, change, numbers } = await aCatalog()
  const [first = '', second = ''] = await add('AM-07', 'AM-17')
  await change(first, { number: 'AM-07', serial_number: 'SN-4411' })
  for (const q of ['am 7', 'AM07', 'am-007', '4411'])
    expect([q, await numbers({ q })]).toEqual([q, ['AM-07']])
  expect(await numbers({ q: 'velo' })).toEqual(['AM-07', 'AM-17'])
  expect(await numbers({ q: '%' })).toEqual([])
  expect(await numbers({ kind: 'heater' })).toEqual([])
  await change(second, { number: 'AM-17', state: 'retired' })
  expect([await numbers(), await numbers({ state: 'retired' })]).toEqual([['AM-07'], ['AM-17']])
})

test('a model is changed, removed and had back, and stays while it has units', async () => {
  const { world, manager, model_id, models, add, undo } = await aCatalog()
  await changeModel(world, manager, { ...aModel, id: model_id, daily_rate_cents: 4000, revision: 1 })
  await expect(
    changeModel(world, manager, { ...aModel, id: model_id, revision: 1, cfm: 1 }),
  ).rejects.toMatchObject({ code: 'equipment-moved-on' })
  await undoModelChange(world, manager, { id: model_id, revision: 2 })
  expect(await models()).toMatchObject([{ daily_rate_cents: 3500, units: 0, revision: 3 }])

  const [id = ''] = await add('AM-1')
  expect(await models()).toMatchObject([{ units: 1, out_of_service: 0 }])
  const which = { id: model_id, revision: 3 }
  await expect(removeModel(world, manager, which)).rejects.toMatchObject({ code: 'model-in-use' })
  await undo({ id, revision: 1 })
  await removeModel(world, manager, which)
  expect(await models()).toEqual([])
  await expect(add('AM-2')).rejects.toMatchObject({ status: 404, code: 'equipment-not-found' })
  await undoModelChange(world, manager, { id: model_id, revision: 4 })
  expect(await models()).toHaveLength(1)
})

test('no equipment is added under the id of a person or of another record', async () => {
  const { world, manager, model_id, add, numbers } = await aCatalog()
  const { id } = manager.employee
  const refused = { status: 409, code: 'equipment-differs' }
  const units = [{ id, number: 'AM-1', serial_number: '' }]
  await expect(addUnits(world, manager, { model_id, units })).rejects.toMatchObject(refused)
  await expect(addModel(world, manager, { ...aModel, id })).rejects.toMatchObject(refused)
  await add('AM-2')
  expect(await numbers()).toEqual(['AM-2'])
})
