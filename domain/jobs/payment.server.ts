import type { World } from '#platform/world.ts'
import { paymentOf } from '#domain/money/balance.ts'

/** Whether these jobs together are paid. */
export async function readPayment({ db }: World, jobIds: readonly string[]) {
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
  return paymentOf({
    charged_cents: Number(sums.charged),
    credited_cents: Number(sums.credited),
    customer_paid_cents: Number(sums.customer),
    insurance_paid_cents: Number(sums.insurance),
  })
}
