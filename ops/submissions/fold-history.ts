import type { HistoryEntry } from '#domain/leads/lead.ts'

/** `at` is when the last of them happened, `first_at` when the first did. */
export type Folded = HistoryEntry & { count: number; first_at: string }

const alerting = new Set(['alert.raised', 'alert.escalated', 'alert.delivered'])

/**
 * What says the same is one line, with its number and its times: photos that one person added in a row, and what alerts did
 * until something else happened.
 */
export function foldHistory(history: readonly HistoryEntry[]): Folded[] {
  const runs: Folded[][] = []
  for (const entry of history) {
    const run = runs.at(-1)
    const kind = kindOf(entry)
    const line = { ...entry, count: 1, first_at: entry.at }
    if (!run?.[0] || kind === null || kindOf(run[0]) !== kind) {
      runs.push([line])
      continue
    }
    const at = run.findIndex((known) => sameness(known) === sameness(line))
    const known = run[at]
    if (known) run[at] = together(known, line)
    else run.push(line)
  }
  return runs.flat()
}

/** What may be folded with what; null stands alone. */
function kindOf({ name }: HistoryEntry) {
  if (alerting.has(name)) return 'alerting'
  return name === 'lead.photo_added' ? name : null
}

function sameness({ name, by, payload: { receiver, ...payload } }: HistoryEntry) {
  // One line for all who were written to; each other event says to whom it was by itself.
  const who = name === 'alert.delivered' ? null : receiver
  const what =
    name === 'alert.delivered' ? [payload['channel'], payload['dispatch'], payload['in_digest']] : []
  const step = alerting.has(name) && name !== 'alert.delivered' ? [payload['step'], payload['receivers']] : []
  return JSON.stringify([name, by, who, what, step])
}

function together(known: Folded, { at, payload }: Folded): Folded {
  return {
    ...known,
    count: known.count + 1,
    first_at: at,
    payload:
      known.name === 'alert.delivered'
        ? { ...known.payload, receiver: listed(known.payload['receiver'], payload['receiver']) }
        : known.payload,
  }
}

function listed(known: unknown, other: unknown) {
  if (typeof known !== 'string' || typeof other !== 'string') return known ?? other
  return known.split(', ').includes(other) ? known : `${known}, ${other}`
}
