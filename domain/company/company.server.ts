import { announce } from '#platform/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { companyChanged, CompanyFacts, companyId, type Company } from './company.ts'
import { firstFacts } from './first-facts.ts'

export async function getCompany({ db }: World): Promise<Company> {
  const row = await db.selectFrom('company').select(['facts', 'revision']).executeTakeFirstOrThrow()
  return { ...CompanyFacts.parse(row.facts), revision: row.revision }
}

/** Gives an empty database its fictional company; leaves any other alone. */
export async function foundCompany(world: World): Promise<void> {
  await world.db
    .insertInto('company')
    .values({ id: 1, facts: JSON.stringify(firstFacts), revision: 1, changed_at: world.now() })
    .onConflict((company) => company.doNothing())
    .execute()
}

/** `revision` is the one the change was made from: when someone else was quicker, nothing is overwritten. */
export function changeCompany(
  world: World,
  manager: Allowed<'config.company'>,
  { facts, revision }: { facts: CompanyFacts; revision: number },
): Promise<Company> {
  return inTransaction(world, async (world) => {
    const row = await world.db
      .updateTable('company')
      .set({ facts: JSON.stringify(facts), revision: revision + 1, changed_at: world.now() })
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst()
    if (!row) {
      throw new Refusal(
        409,
        'company-moved-on',
        'Someone else changed the company facts meanwhile. Reload to see them.',
      )
    }
    await announce(
      world,
      companyChanged,
      { company_id: companyId, revision: row.revision },
      manager.employee.id,
    )
    return { ...facts, revision: row.revision }
  })
}
