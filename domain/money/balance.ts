import type { EntryType, Party } from './entry-kinds.ts'

/** The sums of a job, in cents. What a party got back is taken from what it paid; whoever is no insurance pays for the customer. */
export type Totals = {
  charged_cents: number
  credited_cents: number
  customer_paid_cents: number
  insurance_paid_cents: number
}

export const noTotals: Totals = {
  charged_cents: 0,
  credited_cents: 0,
  customer_paid_cents: 0,
  insurance_paid_cents: 0,
}

type Counted = { type: EntryType; party: Party | null; amount_cents: number }

/** What one entry adds to the sums. */
export function effectOf({ type, party, amount_cents }: Counted): Totals {
  if (type === 'charge') return { ...noTotals, charged_cents: amount_cents }
  if (type === 'credit') return { ...noTotals, credited_cents: amount_cents }
  const paid = type === 'payment' ? amount_cents : -amount_cents
  // The lender hands on what the insurance paid.
  const isInsurance = party === 'carrier' || party === 'mortgage'
  return { ...noTotals, [isInsurance ? 'insurance_paid_cents' : 'customer_paid_cents']: paid }
}

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    charged_cents: one.charged_cents + other.charged_cents,
    credited_cents: one.credited_cents + other.credited_cents,
    customer_paid_cents: one.customer_paid_cents + other.customer_paid_cents,
    insurance_paid_cents: one.insurance_paid_cents + other.insurance_paid_cents,
  }
}

/** What takes an effect back. */
export function withoutEffect({
  charged_cents,
  credited_cents,
  customer_paid_cents,
  insurance_paid_cents,
}: Totals): Totals {
  return {
    charged_cents: 0 - charged_cents,
    credited_cents: 0 - credited_cents,
    customer_paid_cents: 0 - customer_paid_cents,
    insurance_paid_cents: 0 - insurance_paid_cents,
  }
}

/** What has to be paid for the work, less what was taken off. */
export function dueOf({ charged_cents, credited_cents }: Totals) {
  return charged_cents - credited_cents
}

/** Whether what was charged is paid. */
export function paymentOf(totals: Totals) {
  if (dueOf(totals) <= 0) return 'none-charged'
  return balanceOf(totals) > 0 ? 'owed' : 'settled'
}

/** What is still owed. Negative: more was paid than was due. */
export function balanceOf(totals: Totals) {
  return dueOf(totals) - totals.customer_paid_cents - totals.insurance_paid_cents
}

/** What is known of who pays. */
export type Payers = {
  will_claim?: string | undefined
  direction_to_pay?: string | undefined
  deductible_cents?: number | undefined
}

/**
 * What each side still owes, where the insurance pays us directly: the customer the deductible, and the insurance the rest. Null where
 * the customer pays us everything, whoever reimburses them, and where the deductible is not known.
 */
export function sharesOf(totals: Totals, { will_claim, direction_to_pay, deductible_cents }: Payers) {
  if (will_claim !== 'yes' || direction_to_pay !== 'yes' || deductible_cents === undefined) return null
  const due = dueOf(totals)
  const customerDue = Math.min(deductible_cents, Math.max(due, 0))
  return {
    customer_cents: customerDue - totals.customer_paid_cents,
    insurance_cents: due - customerDue - totals.insurance_paid_cents,
  }
}
