import { dispositions, type Disposition } from './contents-choices.ts'
import type { ItemFields } from './contents-item.ts'

type Valued = Pick<ItemFields, 'quantity' | 'price_cents' | 'age' | 'life' | 'cap'>

/** What it costs to buy all of it new today (RCV), in cents. Null without a price. */
export function replacementCost({ quantity, price_cents }: Pick<Valued, 'quantity' | 'price_cents'>) {
  return price_cents === null ? null : quantity * price_cents
}

/**
 * How much of its replacement cost it has lost, in percent: its age by its useful life, and never more than the cap. What has no useful
 * life is used up at once. Null where its age or its life is not known.
 */
export function depreciation(item: Pick<Valued, 'age' | 'life' | 'cap'>): number | null {
  const lost = lostOf(item)
  return lost && (lost.part / lost.of) * 100
}

/** What it was worth on the day of the loss (ACV), in cents: rounded once, for all its pieces, half a cent up. */
export function actualCashValue(item: Valued): number | null {
  const [cost, lost] = [replacementCost(item), lostOf(item)]
  if (cost === null || lost === null) return null
  return dividedHalfUp(cost * (lost.of - lost.part), lost.of)
}

/** As a fraction of whole numbers: cents stay exact. */
function lostOf({ age, life, cap }: Pick<Valued, 'age' | 'life' | 'cap'>) {
  const capped = { part: cap, of: 100 }
  if (age === null || life === null) return null
  if (life === 0) return capped
  const tenths = life * 10
  return age * 100 < cap * tenths ? { part: age, of: tenths } : capped
}

function dividedHalfUp(dividend: number, divisor: number) {
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  return rest * 2 >= divisor ? whole + 1 : whole
}

export type ContentsTotals = {
  items: number
  pieces: number
  replacement: number
  actual: number
  /** Items without a price, and those whose actual cash value is not known: the sums are without them. */
  unpriced: number
  unvalued: number
  /** Items by disposition. */
  counts: Readonly<Record<Disposition, number>>
  undecided: number
}

/** The sums of what is there: of removed items nothing is summed. */
export function contentsTotals(
  items: readonly (Valued & Pick<ItemFields, 'disposition'> & { removed_at: string | null })[],
): ContentsTotals {
  const there = items.filter(({ removed_at }) => removed_at === null)
  const costs = there.map(replacementCost)
  const values = there.map(actualCashValue)
  const count = (one: Disposition | null) => there.filter(({ disposition }) => disposition === one).length
  const [clean, restore, non_salvageable, kept_by_owner] = dispositions
  return {
    items: there.length,
    pieces: there.reduce((sum, { quantity }) => sum + quantity, 0),
    replacement: costs.reduce<number>((sum, cents) => sum + (cents ?? 0), 0),
    actual: values.reduce<number>((sum, cents) => sum + (cents ?? 0), 0),
    unpriced: costs.filter((cents) => cents === null).length,
    unvalued: values.filter((cents) => cents === null).length,
    counts: {
      clean: count(clean),
      restore: count(restore),
      non_salvageable: count(non_salvageable),
      kept_by_owner: count(kept_by_owner),
    },
    undecided: count(null),
  }
}
