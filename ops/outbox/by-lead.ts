import type { Entry } from './entry.ts'

/**
 * The entries that are shown, by their request: grouped once for each change, however many requests are on the screen. A request of which
 * nothing changed has the same list as before, and is not drawn again.
 */
export function byLead(isShown: (entry: Entry) => boolean) {
  let of: readonly Entry[] | null = null
  let grouped: ReadonlyMap<string, readonly Entry[]> = new Map()
  return (entries: readonly Entry[]) => {
    if (of === entries) return grouped
    const now = new Map<string, readonly Entry[]>(
      Map.groupBy(entries.filter(isShown), ({ leadId }) => leadId),
    )
    for (const [leadId, those] of now) now.set(leadId, asBefore(grouped.get(leadId), those))
    of = entries
    grouped = now
    return now
  }
}

/** A list that is the same one as long as what is in it is the same. */
export function sameItems<Whole, Item>(choose: (whole: Whole) => readonly Item[]) {
  let chosen: readonly Item[] = []
  return (whole: Whole) => (chosen = asBefore(chosen, choose(whole)))
}

function asBefore<Item>(before: readonly Item[] | undefined, now: readonly Item[]) {
  const isSame = before?.length === now.length && now.every((item, nth) => item === before[nth])
  return before && isSame ? before : now
}
