type Entry = {
  id: string
  at: string
  visit_id: string | null
  corrects: string | null
  reason: string | null
  employee_id: string
}

/**
 * A reading that counts, with when and at which visit it was measured: a correction stands where the first one stood. It is marked as
 * corrected once someone had to say why, as its visit was locked, or someone else changed it. Whoever adds a decimal to what they just
 * read corrects nothing.
 */
export type InForce<Read> = { reading: Read; measuredAt: Date; visitId: string | null; isCorrected: boolean }

/** The readings that count, the first measured in front: in place of one that was corrected, the last that was said of it. */
export function inForce<Read extends Entry>(readings: readonly Read[]): InForce<Read>[] {
  const known = new Set(readings.map(({ id }) => id))
  const corrections = Map.groupBy(readings, ({ corrects }) => corrects)
  return readings
    .filter(({ corrects }) => corrects === null || !known.has(corrects))
    .map((first) => {
      const said = allSaid(first, corrections)
      return {
        reading: said.at(-1) ?? first,
        measuredAt: new Date(first.at),
        visitId: first.visit_id,
        isCorrected: said.some(
          ({ reason, employee_id }) => reason !== null || employee_id !== first.employee_id,
        ),
      }
    })
    .toSorted((one, other) => one.measuredAt.getTime() - other.measuredAt.getTime())
}

/** What was said in its place, one after the other. Where two devices corrected one reading, the later correction counts. */
function allSaid<Read extends Entry>(
  first: Read,
  corrections: ReadonlyMap<string | null, readonly Read[]>,
): Read[] {
  const said = new Map<string, Read>()
  for (let last = first; ;) {
    const next = newest(corrections.get(last.id) ?? [])
    if (!next || next.id === first.id || said.has(next.id)) return [...said.values()]
    said.set(next.id, next)
    last = next
  }
}

function newest<Read extends Entry>(readings: readonly Read[]) {
  return readings.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)
}
