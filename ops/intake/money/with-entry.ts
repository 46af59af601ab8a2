import { addTotals, balanceOf, effectOf, noTotals, withoutEffect } from '#domain/money/balance.ts'
import type { JobMoney, MoneyEntry } from '#domain/money/entry.ts'

/** The money of a job with what the server just took: it stands there at once, and the list is read again behind it. */
export function withEntry(pages: readonly JobMoney[], entry: MoneyEntry): JobMoney[] {
  const before = pages.flatMap(({ items }) => items).find(({ id }) => id === entry.id)
  const change = addTotals(counted(entry), withoutEffect(before ? counted(before) : noTotals))
  return pages.map((page, nth) => {
    const totals = addTotals(page.totals, change)
    const items = page.items.map((item) => (item.id === entry.id ? entry : item))
    const all = before || nth > 0 ? items : [entry, ...items].toSorted(newestFirst)
    return { ...page, totals, balance_cents: balanceOf(totals), items: all }
  })
}

function counted(entry: MoneyEntry) {
  return entry.voided ? noTotals : effectOf(entry)
}

function newestFirst(one: MoneyEntry, other: MoneyEntry) {
  return other.on.localeCompare(one.on) || other.id.localeCompare(one.id)
}
