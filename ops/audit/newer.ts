import type { AuditEntry, AuditPage } from '#domain/audit/audit.ts'

/** How many entries of the newest page the list does not show yet; `isMore` where even that page has none of the list. */
export function countNewer(
  newest: AuditPage | undefined,
  shown: readonly Pick<AuditEntry, 'id'>[] | undefined,
) {
  if (!newest || !shown) return { count: 0, isMore: false }
  const known = newest.items.findIndex(({ id }) => id === shown[0]?.id)
  if (known >= 0) return { count: known, isMore: false }
  return { count: newest.items.length, isMore: newest.next !== null }
}

export function newerWords({ count, isMore }: { count: number; isMore: boolean }) {
  if (isMore) return `More than ${count} newer entries`
  return count === 1 ? '1 newer entry' : `${count} newer entries`
}
