import type { Entry } from '../outbox/entry.ts'

/** When the person arrived at a request and has not left, as the server told and this device knows better; null where they are not there. */
export function stillThereSince(
  told: string | null | undefined,
  entries: readonly Pick<Entry, 'write' | 'at' | 'turn'>[],
): Date | null {
  const here = entries
    .flatMap(({ write, at, turn }) =>
      write.kind === 'step' && write.step !== 'needs_office' ? [{ step: write.step, at, turn }] : [],
    )
    .toSorted((a, b) => b.turn - a.turn)[0]
  if (here) return here.step === 'arrived' ? new Date(here.at) : null
  return told ? new Date(told) : null
}
