import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { getSetup } from '#domain/jobs/set-up/set-up.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aPerson } from '#test/people.ts'
import { changeDryingSetup } from '../setup/drying-setup.flow.ts'
import { firstDryingSetup, type DryingSetup } from '../setup/drying-setup.ts'
import { aPoint } from '../larkspur-readings.fixture.ts'

test('a meter or a scale that a point is read with stays; it can be retired, and goes once no point has it', async () => {
  const { world, api, addPoint, changePoint, room_id } = await aDryingJob()
  const manager = allow(await aPerson({ world, api }, 'Owner'), 'config.stages')
  async function change(meters: DryingSetup['meters']) {
    const { revision } = (await getSetup(world, manager)).drying
    const value = { ...firstDryingSetup, meters }
    return (await changeDryingSetup(world, manager, { value, revision })).drying.revision
  }
  const [pin, pinless] = [firstDryingSetup.meters.slice(0, 1), firstDryingSetup.meters.slice(1)]
  const [id, scale] = [newId(), pin[0]?.scales[0]?.name ?? '']
  await addPoint({ ...aPoint, room_id, id, meter: 'Pin meter', scale })

  const refusal = `Points are read with Pin meter on the scale “${scale}”.`
  const refused = { status: 422, extra: { fields: { meters: [expect.stringContaining(refusal)] } } }
  const renamed = pin.map((meter) => ({ ...meter, name: 'M-2' }))
  const narrower = pin.map((meter) => ({ ...meter, scales: meter.scales.slice(1) }))
  await expect(change(pinless)).rejects.toMatchObject(refused)
  await expect(change([...renamed, ...pinless])).rejects.toMatchObject(refused)
  await expect(change([...narrower, ...pinless])).rejects.toMatchObject(refused)
  const retired = pin.map((meter) => ({ ...meter, is_retired: true }))
  expect(await change([...retired, ...pinless])).toBe(1)
  expect(await change(retired)).toBe(2)
  await changePoint(id, { revision: 1, changes: { removed: true } })
  expect(await change(pinless)).toBe(3)
})
