import * as z from 'zod'

const Signal = z.object({ kind: z.string(), about: z.string(), by: z.string().nullable(), value: z.string() })
/** What is true for a moment only, as that someone is typing. */
export type Signal = z.output<typeof Signal>

const listeners = new Set<(signal: Signal) => void>()

/** Tells whoever listens; what this portal does not understand is nothing to it. */
export function tellSignal(told: unknown) {
  const { data } = Signal.safeParse(told)
  if (data) for (const hear of listeners) hear(data)
}

/** Returns the way to stop listening. */
export function onSignal(hear: (signal: Signal) => void) {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
