import { sql } from 'kysely'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { budgetSpan } from '#domain/alerts/text-budget.ts'
import { isWithinCustomerBudget } from './customer-budget.ts'

/**
 * Whether a number can be texted now, by what it and all others were sent, and wait to be sent, lately and in a day. `except` is a
 * message that does not count. The caller holds the lock of the budget.
 */
export async function hasCustomerBudget(
  { db, now }: World,
  { to, except = null }: { to: string; except?: string | null },
): Promise<boolean> {
  const at = now().getTime()
  const [lately, today] = [new Date(at - budgetSpan), new Date(at - day)]
  const { rows } = await sql<{ to_number: string; to_number_today: string; by_firm: string }>`
    select count(*) filter (where number = ${to} and at > ${lately}) as to_number,
      count(*) filter (where number = ${to}) as to_number_today,
      count(*) filter (where at > ${lately}) as by_firm
    from (
      select recipient as number, queued_at as at from message where channel = 'text' and queued_at > ${today}
        and status <> 'failed' and id is distinct from ${except}::uuid
      union all
      select recipient, visit_text.queued_at from visit_text
        where visit_text.queued_at > ${today} and visit_text.status <> 'dropped'
      union all
      select null, planned_at from delivery where channel = 'text' and planned_at > ${lately} and status <> 'gathered'
    ) as texts`.execute(db)
  const [{ to_number = 0, to_number_today = 0, by_firm = 0 } = {}] = rows
  return isWithinCustomerBudget({
    toNumber: Number(to_number),
    toNumberToday: Number(to_number_today),
    byFirm: Number(by_firm),
  })
}
