import { isDeepStrictEqual } from 'node:util'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { PublishedLegalText } from '../published-form.ts'
import type { NewLegalText } from './legal-text.ts'
import { legalTextPublished } from './legal-text-event.ts'

/** Those of the company count from here, so that none ever has the number of one that comes with the product later. */
const lastOfProduct = 1000

/**
 * Publishes another version of a legal text. No form changes by it: each stays with the version that it names until someone publishes the form
 * with the new one. The same again is the one that is there.
 */
export function publishLegalText(
  world: World,
  publisher: Allowed<'config.legalText'>,
  { block, newest, ...text }: NewLegalText & { block: string },
): Promise<PublishedLegalText> {
  return inTransaction(world, async (world) => {
    // The first version of a text has no row to lock.
    await world.db.selectFrom('company').select('id').forUpdate().execute()
    const present = await findNewestText(world, block)
    if (present && isDeepStrictEqual(wordsOf(present), text)) return present
    if ((present?.version ?? 0) !== newest) throw movedOn(present)
    const version = Math.max(lastOfProduct, newest) + 1
    const by = publisher.employee.id
    await world.db
      .insertInto('legal_text')
      .values({ block, version, ...text, published_at: world.now(), published_by: by })
      .execute()
    await announce(world, legalTextPublished, { company_id: companyId, block, version }, by)
    return { block, version, ...text }
  })
}

function findNewestText({ db }: World, block: string) {
  return db
    .selectFrom('legal_text')
    .select(['block', 'version', 'states', 'en', 'es'])
    .where('block', '=', block)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function wordsOf({ states, en, es }: PublishedLegalText) {
  return { states, en, es }
}

function movedOn(current: PublishedLegalText | undefined) {
  const sentence = 'Someone else changed this text first. Read theirs before you publish.'
  return new Refusal(409, 'legal-text-moved-on', sentence, { current: current ?? null })
}
