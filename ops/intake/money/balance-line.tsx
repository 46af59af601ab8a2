import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { centsWords } from '#domain/money/cents.ts'
import { useMay } from '../../session/may.ts'
import { balanceWords } from './money-words.ts'
import { moneyQuery } from './queries.ts'

/** What is still owed, on the first page of the job; nothing for whoever may not see money. */
export function BalanceLine({ id }: { id: string }) {
  const maySee = useMay('money.view')
  const { data } = useInfiniteQuery({ ...moneyQuery(id), enabled: maySee })
  const money = data?.pages[0]
  if (!maySee || !money) return null
  const { balance_cents, items } = money
  const words = balanceWords(balance_cents, items.length > 0)
  return (
    <section className="mx-4 mt-5 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4 lg:ml-7">
      <h3 className="text-xl uppercase">Balance</h3>
      <p className="tabular-nums">
        {balance_cents === 0 ? `${words}.` : `${centsWords(Math.abs(balance_cents))} ${words}.`}
      </p>
      <Link
        to="/ops/intake/$id/money"
        params={{ id }}
        className="ml-auto inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-4"
      >
        Money
      </Link>
    </section>
  )
}
