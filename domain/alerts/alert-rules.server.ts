import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import type { Allowed, AllowedForAll } from '#domain/roles/allowed.ts'
import { type AlertRules } from './alert-rules.ts'
import { alertRulesChanged } from './alert-events.ts'

const columns = ['is_on', 'first_after_seconds', 'then_after_seconds'] as const

/** For staff: who sees all requests, or may change the rules. */
export function getAlertRules(
  world: World,
  _viewer: AllowedForAll<'leads.view'> | Allowed<'config.company'>,
): Promise<AlertRules> {
  return readAlertRules(world)
}

/** For the product itself, which follows them. */
export function readAlertRules({ db }: World): Promise<AlertRules> {
  return db
    .selectFrom('alert_rules')
    .select([...columns, 'revision'])
    .executeTakeFirstOrThrow()
}

/** Open alerts follow the new rules from their next step. Identical rules change nothing. */
export function changeAlertRules(
  world: World,
  { employee }: Allowed<'config.company'>,
  { revision, ...rules }: AlertRules,
): Promise<AlertRules> {
  return inTransaction(world, async (world) => {
    const present = await world.db
      .selectFrom('alert_rules')
      .select([...columns, 'revision'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const changed = columns.filter((name) => present[name] !== rules[name])
    if (changed.length === 0) return present
    if (present.revision !== revision)
      throw new Refusal(
        409,
        'alert-rules-moved-on',
        'Someone else changed these rules. Reload to see the changes.',
      )

    const next = { ...rules, revision: revision + 1 }
    await world.db.updateTable('alert_rules').set(next).execute()
    const only = (facts: Omit<AlertRules, 'revision'>) =>
      Object.fromEntries(changed.map((name) => [name, facts[name]]))
    const told = { company_id: companyId, before: only(present), after: only(rules) }
    await announce(world, alertRulesChanged, told, employee.id)
    return next
  })
}
