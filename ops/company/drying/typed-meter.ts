import { Meter } from '#domain/readings/setup/drying-setup.ts'
import { numberIn } from './number-in.ts'

type Scale = { name: string; least: string; most: string }
/** A meter as it stands in its form: numbers are text until it is saved. */
export type TypedMeter = Omit<Meter, 'scales'> & { scales: readonly Scale[] }
/** By the path of the field: "scales.0.most". */
export type Errors = Readonly<Record<string, string>>

export const blankScale: Scale = { name: '', least: '0', most: '100' }

const blankMeter: TypedMeter = { name: '', model: '', kind: 'pin', scales: [blankScale], is_retired: false }

export function typedMeter(meter: Meter | null): TypedMeter {
  if (!meter) return blankMeter
  const scales = meter.scales.map(({ name, least, most }) => ({
    name,
    least: String(least),
    most: String(most),
  }))
  return { ...meter, scales }
}

/** The meter, or what is wrong with what was typed; `others` are the names that are taken. */
export function readMeter(
  typed: TypedMeter,
  others: readonly string[],
): { meter: Meter } | { errors: Errors } {
  const scales = typed.scales.map(({ name, least, most }) => ({
    name,
    least: numberIn(least),
    most: numberIn(most),
  }))
  const read = Meter.safeParse({ ...typed, scales })
  const issues = read.error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? []
  const errors = {
    ...Object.fromEntries(issues.toReversed()),
    ...(others.includes(typed.name.trim()) && { name: 'Another meter has this name.' }),
  }
  return read.success && Object.keys(errors).length === 0 ? { meter: read.data } : { errors }
}
