type Entry = { id: string; at: string; visit_id: string | null; corrects: string | null }

/** A reading that counts, with when and at which visit it was measured: a correction stands where the first one stood. */
export type InForce<Read> = { reading: Read; measuredAt: Date; visitId: string | null; isCorrected: boolean }

/** The readings that count, the first measured in front: in place of one that was corrected, the last that was said of it. */
export function inForce<Read extends Entry>(readings: readonly Read[]): InForce<Read>[] {
  const known = new Set(readings.map(({ id }) => id))
  const corrections = Map.groupBy(readings, ({ corrects }) => corrects)
  return readings
    .filter(({ corrects }) => corrects === null || !known.has(corrects))
    .map((first) => {
      const reading = lastSaid(first, corrections)
      return {
        reading,
        measuredAt: new Date(first.at),
        visitId: first.visit_id,
        isCorrected: reading !== first,
      }
    })
    .toSorted((one, other) => one.measuredAt.getTime() - other.measuredAt.getTime())
}

/** Where two devices corrected one reading, the later correction counts. */
function lastSaid<Read extends Entry>(
  first: Read,
  corrections: ReadonlyMap<string | null, readonly Read[]>,
): Read {
  let last = first
  const seen = new Set([first.id])
  for (;;) {
    const next = newest(corrections.get(last.id) ?? [])
    if (!next || seen.has(next.id)) return last
    seen.add(next.id)
    last = next
  }
}

function newest<Read extends Entry>(readings: readonly Read[]) {
  return readings.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)
}
