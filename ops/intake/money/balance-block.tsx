import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { dueOf } from '#domain/money/balance.ts'
import { centsWords } from '#domain/money/cents.ts'
import type { JobMoney } from '#domain/money/entry.ts'
import { balanceWords } from './money-words.ts'

type BalanceProps = { money: JobMoney; facts: JobFacts }

/** The loudest thing of the page: what is still owed, and how it comes about. */
export function BalanceBlock({ money: { totals, balance_cents, shares, items }, facts }: BalanceProps) {
  const words = balanceWords(balance_cents, items.length > 0)
  return (
    <section
      aria-label="Balance"
      className="on-rail grid bg-rail text-white sm:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]"
    >
      <div className="px-4 py-6 lg:px-7">
        <h2 className="text-lg leading-none text-gold uppercase">Balance</h2>
        <p className="mt-2 font-display text-[min(3rem,11vw)] leading-none tabular-nums">
          {balance_cents === 0 ? words : centsWords(Math.abs(balance_cents))}
          {balance_cents !== 0 && <span className="ml-3 text-2xl text-white/80">{words}</span>}
        </p>
        {shares && items.length > 0 && (
          <p className="mt-3 max-w-[46ch] text-white/80">
            {shareWords('The customer', shares.customer_cents)}{' '}
            {shareWords('The insurance', shares.insurance_cents)}
          </p>
        )}
        {!shares && <p className="mt-3 max-w-[46ch] text-white/80">{whoPays(facts)}</p>}
      </div>
      <dl className="grid content-center gap-y-1.5 bg-rail-wash px-4 py-6 lg:px-6">
        <Sum label="Charges" cents={totals.charged_cents} />
        {totals.credited_cents !== 0 && <Sum label="Credits" cents={-totals.credited_cents} />}
        {totals.credited_cents !== 0 && <Sum label="To pay" cents={dueOf(totals)} />}
        <Sum label="Paid by the customer" cents={totals.customer_paid_cents} />
        {(totals.insurance_paid_cents !== 0 || shares) && (
          <Sum label="Paid by insurance" cents={totals.insurance_paid_cents} />
        )}
        {facts.deductible_cents !== undefined && <Sum label="Deductible" cents={facts.deductible_cents} />}
      </dl>
    </section>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-white/80">{label}</dt>
      <dd className="font-display text-xl leading-none tabular-nums">{centsWords(cents)}</dd>
    </div>
  )
}

function shareWords(who: string, cents: number) {
  if (cents > 0) return `${who} owes ${centsWords(cents)}.`
  return cents < 0 ? `${who} overpaid by ${centsWords(-cents)}.` : `${who} owes nothing.`
}

/** Why the balance is not split. */
function whoPays({ will_claim, direction_to_pay, deductible_cents }: JobFacts) {
  if (will_claim === 'yes' && direction_to_pay === 'yes' && deductible_cents === undefined)
    return 'The insurance pays us directly. The deductible is not known yet.'
  if (will_claim === 'yes' && direction_to_pay === 'no') return 'The customer pays us and is reimbursed.'
  return will_claim === 'no' ? 'The customer pays. There is no claim.' : ''
}
