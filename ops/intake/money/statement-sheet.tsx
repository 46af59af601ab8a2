import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { centsWords } from '#domain/money/cents.ts'
import type { JobMoney, MoneyEntry } from '#domain/money/entry.ts'
import { callName } from '#domain/leads/name-words.ts'
import { useNow } from '../../ui/use-now.ts'
import { dayWords, entryTitle, isInFavor } from './money-words.ts'

type SheetProps = { job: JobDetail; money: JobMoney; entries: readonly MoneyEntry[] }

/** The statement on paper, oldest first. What was voided is left out: the customer was never billed for it. */
export function StatementSheet({ job, money: { company, balance_cents, shares }, entries }: SheetProps) {
  const { address, unit, state, zip, claim_number } = job.facts
  const counting = entries.filter(({ voided }) => !voided).toReversed()
  const place = [job.town, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <article data-print data-print-sheet className="hidden bg-white p-2 text-black print:block">
      <header className="flex justify-between gap-8 border-b-2 border-black pb-4">
        <div>
          <p className="font-display text-3xl uppercase">{company.name}</p>
          {company.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{displayPhone(company.phone)}</p>
          {company.pa_hic_number && <p>{`Pennsylvania HIC ${company.pa_hic_number}`}</p>}
        </div>
        <div className="text-right">
          <h1 className="text-3xl uppercase">Statement</h1>
          <p>{dayWords(companyDay(useNow()))}</p>
          <p>{`Job ${job.number}`}</p>
          {claim_number && <p>{`Claim ${claim_number}`}</p>}
        </div>
      </header>
      <address className="mt-5 not-italic">
        <p className="font-semibold">{callName(job)}</p>
        {address && <p>{[address, unit].filter(Boolean).join(' ')}</p>}
        {place && <p>{place}</p>}
      </address>
      <table className="mt-6 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-black">
            <th className="w-32 py-1">Date</th>
            <th className="py-1">Description</th>
            <th className="w-32 py-1 text-right">Amount</th>
          </tr>
        </thead>
        <tbody>
          {counting.map((entry) => (
            <tr key={entry.id} className="break-inside-avoid border-b border-[#999] align-top">
              <td className="py-1.5">{dayWords(entry.on)}</td>
              <td className="py-1.5 wrap-anywhere">
                {entryTitle(entry)}
                {(entry.reference || entry.note) && (
                  <span className="block">
                    {[entry.reference && `No. ${entry.reference}`, entry.note].filter(Boolean).join(', ')}
                  </span>
                )}
              </td>
              <td className="py-1.5 text-right tabular-nums">
                {centsWords(isInFavor(entry.type) ? -entry.amount_cents : entry.amount_cents)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="break-inside-avoid border-t-2 border-black text-lg font-bold">
            <td className="py-2" colSpan={2}>
              {balance_cents < 0 ? 'Overpaid' : 'Balance due'}
            </td>
            <td className="py-2 text-right tabular-nums">{centsWords(Math.abs(balance_cents))}</td>
          </tr>
        </tfoot>
      </table>
      {shares && (
        <p className="mt-2">
          {`Of this, the customer owes ${centsWords(shares.customer_cents)} and the insurance company ${centsWords(shares.insurance_cents)}.`}
        </p>
      )}
      <p className="mt-6">{`Questions about this statement? Call ${displayPhone(company.phone)}.`}</p>
    </article>
  )
}
