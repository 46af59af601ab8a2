import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { partsNamed } from '#platform/versions/changed-parts.ts'
import { replaceDocument, type Versioned } from '#platform/versions/replace-document.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  companyId,
  factNames,
  readFacts,
  untoldFacts,
  type Company,
  type CompanyFacts,
  type CompanyRevision,
  type FactName,
} from './company.ts'
import { requirePictures } from './company-pictures.server.ts'
import { firstFacts } from './first-facts.ts'
import { companyChanged } from './company-events.ts'

/** For staff who change it: all that stands there, with the revision that a change is made from. */
export function getCompanyToEdit(world: World, _manager: Allowed<'config.company'>): Promise<Company> {
  return getCompany(world)
}

/** For pages, emails and the product itself. */
export async function getCompany({ db }: World): Promise<Company> {
  const row = await db.selectFrom('company').select(['facts', 'revision']).executeTakeFirstOrThrow()
  return { ...readFacts(row.facts), revision: row.revision }
}

/** Gives an empty database its fictional company; leaves any other alone. */
export function foundCompany(world: World): Promise<void> {
  return inTransaction(world, async (world) => {
    const founded = await world.db
      .insertInto('company')
      .values({ id: 1, facts: JSON.stringify(firstFacts), revision: 1, changed_at: world.now() })
      .onConflict((company) => company.doNothing())
      .executeTakeFirst()
    if (founded.numInsertedOrUpdatedRows) await keepVersion(world, { facts: firstFacts, revision: 1 }, null)
  })
}

/** `revision` is the one the change was made from; `replaceDocument` says what becomes of a change that came too late. */
export function changeCompany(
  world: World,
  { employee }: Allowed<'config.company'>,
  { facts, revision }: CompanyRevision,
): Promise<Company> {
  return inTransaction(world, async (world) => {
    const wanted = { document: facts, revision, by: employee.id }
    const { before, changed, ...next } = await replaceDocument(world, companyFacts, wanted)
    if (changed.length > 0) {
      const what = whatChanged(before, facts, changed)
      await announce(
        world,
        companyChanged,
        { company_id: companyId, revision: next.revision, ...what },
        employee.id,
      )
    }
    return { ...next.document, revision: next.revision }
  })
}

const companyFacts: Versioned<CompanyFacts, FactName> = {
  names: factNames,
  async lock({ db }) {
    const { facts, revision } = await db
      .selectFrom('company')
      .select(['facts', 'revision'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    return { document: readFacts(facts), revision }
  },
  async store(world, { document, revision }, by) {
    await requirePictures(world, document)
    await world.db
      .updateTable('company')
      .set({ facts: JSON.stringify(document), revision, changed_at: world.now() })
      .execute()
    await keepVersion(world, { facts: document, revision }, by)
  },
  async movedOn() {
    const sentence = 'Someone else changed the company details. Reload to see them.'
    return new Refusal(409, 'company-moved-on', sentence)
  },
}

async function keepVersion({ db, now }: World, { facts, revision }: CompanyRevision, by: string | null) {
  await db
    .insertInto('company_version')
    .values({ revision, facts: JSON.stringify(facts), employee_id: by, at: now() })
    .execute()
}

function whatChanged(before: CompanyFacts, after: CompanyFacts, changed: readonly FactName[]) {
  const told = changed.filter((name) => !untoldFacts.includes(name))
  return {
    before: partsNamed(before, told),
    after: partsNamed(after, told),
    changed: changed.filter((name) => untoldFacts.includes(name)),
  }
}
