import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { budgetSpan } from '#domain/alerts/text-budget.ts'
import { isWithinCustomerBudget } from './customer-budget.ts'

/**
 * Whether a number can be texted now, by what it and all others were sent, and wait to be sent, within the span. `except` is a
 * message that does not count. The caller holds the lock of the budget.
 */
export async function hasCustomerBudget(
  { db, now }: World,
  { to, except = null }: { to: string; except?: string | null },
): Promise<boolean> {
  const since = new Date(now().getTime() - budgetSpan)
  const { rows } = await sql<{ to_number: string; by_firm: string }>`
    select count(*) filter (where number = ${to}) as to_number, count(*) as by_firm from (
      select recipient as number from message where channel = 'text' and queued_at > ${since}
        and status <> 'failed' and id is distinct from ${except}::uuid
      union all
      select lead.phone from visit_text join lead on lead.id = visit_text.job_id
        where visit_text.queued_at > ${since} and visit_text.status <> 'dropped'
      union all
      select null from delivery where channel = 'text' and planned_at > ${since} and status <> 'gathered'
    ) as texts`.execute(db)
  const [{ to_number = 0, by_firm = 0 } = {}] = rows
  return isWithinCustomerBudget({ toNumber: Number(to_number), byFirm: Number(by_firm) })
}
