import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { DryingSetup } from '../setup/drying-setup.ts'
import { meterName } from './scale-of.ts'

type Meters = DryingSetup['meters']

/** A point is read on with the meter and the scale that it began with: neither is taken out or renamed while a point has them. */
export async function requireMetersOfPoints(world: World, before: Meters, after: Meters): Promise<void> {
  const left = new Set(methodsOf(after).map(keyOf))
  for (const method of methodsOf(before)) {
    if (!left.has(keyOf(method)) && (await isInUse(world, method))) throw inUse(method)
  }
}

type Method = { meter: string; scale: string }

function methodsOf(meters: Meters): Method[] {
  return meters.flatMap(({ name: meter, scales }) => scales.map(({ name: scale }) => ({ meter, scale })))
}

function keyOf({ meter, scale }: Method) {
  return JSON.stringify([meter, scale])
}

async function isInUse({ db }: World, { meter, scale }: Method) {
  const point = await db
    .selectFrom('moisture_point')
    .select('id')
    .where('meter', '=', meter)
    .where('scale', '=', scale)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return point !== undefined
}

function inUse({ meter, scale }: Method) {
  const name = meterName(meter)
  return fieldRefusal(
    'meters',
    `Points are read with ${name} on the scale “${scale}”. Keep both names, or retire the meter and add another.`,
  )
}
