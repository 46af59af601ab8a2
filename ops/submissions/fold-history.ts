import type { HistoryEntry } from '#domain/leads/lead.ts'

type Folded = HistoryEntry & { count: number }

/** Photos that one person added in a row are one line, with their number and the time of the last. */
export function foldHistory(history: readonly HistoryEntry[]): Folded[] {
  const lines: Folded[] = []
  for (const entry of history) {
    const last = lines.at(-1)
    const isSame = last?.name === 'lead.photo_added' && entry.name === last.name && entry.by === last.by
    if (isSame) last.count += 1
    else lines.push({ ...entry, count: 1 })
  }
  return lines
}
