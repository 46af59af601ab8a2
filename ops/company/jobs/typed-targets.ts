import { day, hour, minute } from '#platform/time.ts'
import { clocks, type ClockKey } from '#domain/jobs/stages/clocks.ts'
import { ClockTargets } from '#domain/jobs/set-up/set-up.ts'

/** In what each target is typed, with what the clock waits for. */
export const targetFields: Record<ClockKey, { label: string; unit: string; minutes: number }> = {
  contacted: { label: 'Customer contacted', unit: 'minutes', minutes: 1 },
  inspected: { label: 'Loss inspected', unit: 'hours', minutes: hour / minute },
  started: { label: 'Work started', unit: 'hours', minutes: hour / minute },
  completed: { label: 'Drying completed', unit: 'days', minutes: day / minute },
}

export type TypedTargets = Record<ClockKey, string>
type Read = { targets: ClockTargets } | { errors: Partial<TypedTargets> }

export function typedTargets(targets: ClockTargets): TypedTargets {
  const typed = (key: ClockKey) => String(Number((targets[key] / targetFields[key].minutes).toFixed(2)))
  return {
    contacted: typed('contacted'),
    inspected: typed('inspected'),
    started: typed('started'),
    completed: typed('completed'),
  }
}

/** The targets in minutes, or what is wrong with what was typed. */
export function readTargets(typed: TypedTargets): Read {
  const minutes = Object.fromEntries(
    clocks.map(({ key }) => [key, minutesOf(typed[key], targetFields[key].minutes)]),
  )
  const read = ClockTargets.safeParse(minutes)
  if (read.success) return { targets: read.data }
  const errors: Partial<TypedTargets> = {}
  for (const { path, message } of read.error.issues) {
    const clock = clocks.find(({ key }) => key === path[0])
    if (clock) errors[clock.key] ??= message
  }
  return { errors }
}

/** Undefined, which the schema refuses with a sentence, where no number was typed. */
function minutesOf(typed: string, unit: number) {
  return /^\d+(\.\d+)?$/.test(typed.trim()) ? Math.round(Number(typed) * unit) : undefined
}

/** "10 minutes", "4 hours", "1.5 days". */
export function targetWords(key: ClockKey, targets: ClockTargets) {
  const number = typedTargets(targets)[key]
  const { unit } = targetFields[key]
  return `${number} ${number === '1' ? unit.slice(0, -1) : unit}`
}
