import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { assetRange } from '#domain/equipment/asset-number.ts'
import type { ModelFacts } from '#domain/equipment/model.ts'
import { addModel } from '#domain/equipment/models.server.ts'
import { receiveReport } from '#domain/equipment/reports/reports.server.ts'
import { addUnits, changeUnit } from '#domain/equipment/units.server.ts'
import { allow } from '#domain/roles/allowed.ts'

type Stock = { model: ModelFacts; numbers: readonly [first: string, last: string] }

/** Models that no maker has, with what such machines usually take: nothing of a demo is to pass for a nameplate. */
const stocks: readonly Stock[] = [
  stock('air_mover', ['Example', 'Axial 885'], { cfm: 885, amps_tenths: 19, daily_rate_cents: 35_00 }, [
    'AM-01',
    'AM-24',
  ]),
  stock(
    'dehumidifier_lgr',
    ['Example', 'LGR 110'],
    { aham_pints: 110, cfm: 300, amps_tenths: 79, daily_rate_cents: 105_46 },
    ['LGR-01', 'LGR-08'],
  ),
  stock(
    'dehumidifier_conventional',
    ['Example', 'Dry 70'],
    { aham_pints: 70, amps_tenths: 68, daily_rate_cents: 70_00 },
    ['DH-01', 'DH-02'],
  ),
  stock('air_scrubber', ['Example', 'HEPA 500'], { cfm: 500, amps_tenths: 25, daily_rate_cents: 80_00 }, [
    'AFD-01',
    'AFD-04',
  ]),
  stock('heater', ['Example', 'Heat 20'], { amps_tenths: 120, daily_rate_cents: 60_00 }, ['HT-01', 'HT-02']),
]

/** Fills the shelves; a machine of them is broken. Returns what someone reports of another one by its QR code, and when. */
export async function stockEquipment(world: World, owner: SignedIn, now: Date) {
  const manager = allow(owner, 'equipment.manageCatalog')
  const idNow = () => newId(world.now().getTime())
  const added: { id: string; number: string; serial_number: string; model_id: string }[] = []
  for (const { model, numbers } of stocks) {
    const model_id = idNow()
    await addModel(world, manager, { ...model, id: model_id })
    const range = assetRange(...numbers) ?? []
    const units = range.map((number) => ({ id: idNow(), number, serial_number: `DEMO-${number}` }))
    await addUnits(world, manager, { model_id, units })
    added.push(...units.map((unit) => ({ ...unit, model_id })))
  }
  const [broken, loud] = ['AM-09', 'LGR-05'].map((number) => added.find((unit) => unit.number === number))
  if (broken)
    await changeUnit(world, manager, { ...broken, state: 'out_of_service', reason: 'in_repair', revision: 1 })
  return {
    at: new Date(now.getTime() - 2 * hour),
    act: async (world: World) => loud && receiveReport(world, loud.id, 'too_loud'),
  }
}

type Plate = Partial<Pick<ModelFacts, 'aham_pints' | 'cfm' | 'amps_tenths' | 'daily_rate_cents'>>

// oxlint-disable-next-line max-params -- a row of the table above
function stock(
  kind: ModelFacts['kind'],
  [maker, model]: [string, string],
  plate: Plate,
  numbers: Stock['numbers'],
): Stock {
  const unknown = { aham_pints: null, cfm: null, amps_tenths: null, daily_rate_cents: null }
  return { model: { kind, maker, model, ...unknown, ...plate }, numbers }
}
