import type { World } from '#platform/world.ts'
import { balanceOf, paymentOf } from '#domain/money/balance.ts'

/** Whether these jobs together are paid. */
export async function readPayment(world: World, jobIds: readonly string[]) {
  return paymentOf(await sumsOf(world, jobIds))
}

/** Whether these jobs together are neither owed anything nor overpaid. */
export async function hasZeroBalance(world: World, jobIds: readonly string[]) {
  return balanceOf(await sumsOf(world, jobIds)) === 0
}

async function sumsOf({ db }: World, jobIds: readonly string[]) {
  const sums = await db
    .selectFrom('job_money')
    .select(({ fn }) => [
      fn.sum<string | null>('charged_cents').as('charged'),
      fn.sum<string | null>('credited_cents').as('credited'),
      fn.sum<string | null>('customer_paid_cents').as('customer'),
      fn.sum<string | null>('insurance_paid_cents').as('insurance'),
    ])
    .where('job_id', 'in', jobIds)
    .executeTakeFirstOrThrow()
  return {
    charged_cents: Number(sums.charged),
    credited_cents: Number(sums.credited),
    customer_paid_cents: Number(sums.customer),
    insurance_paid_cents: Number(sums.insurance),
  }
}
