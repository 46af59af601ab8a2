import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isPublishable } from '../checks/check.ts'
import { checkDraft } from '../checks/check-draft.ts'
import type { Finding } from '../checks/finding.ts'
import { FormDefinition } from '../definition/definition.ts'
import { isSameForm } from '../forms.server.ts'
import { readAllLegalTexts } from '../legal/legal-texts.server.ts'
import type { FormTemplate } from '../template.ts'
import { clearDraft, noDraft, requireRevision } from './drafts.server.ts'
import { formPublished } from './template-events.ts'
import { lockKnownTemplate } from './template-rows.server.ts'
import { readTemplate } from './templates.server.ts'

/**
 * Makes the draft the next version. What is filled in on a phone meanwhile stays on the version with which it began. Who publishes the same
 * again is told that it is done.
 */
export function publishForm(
  world: World,
  publisher: Allowed<'templates.publish'>,
  { slug, revision }: { slug: string; revision: number },
): Promise<FormTemplate> {
  return inTransaction(world, async (world) => {
    const present = await lockKnownTemplate(world, slug)
    const { draft, newest } = present
    const by = publisher.employee.id
    if (!draft && newest?.from_revision === revision && newest.published_by === by)
      return readTemplate(world, slug)
    if (!draft) throw noDraft()
    requireRevision(present, revision)
    const findings = checkDraft(draft, await readAllLegalTexts(world))
    if (!isPublishable(findings)) throw hasFaults(findings)
    if (newest && isSameForm(newest.definition, draft)) throw nothingChanged(newest.version)
    const version = (newest?.version ?? 0) + 1
    await world.db
      .insertInto('form_version')
      .values({
        slug,
        version,
        definition: JSON.stringify(FormDefinition.parse(draft)),
        published_at: world.now(),
        published_by: by,
        from_revision: revision,
      })
      .execute()
    await clearDraft(world, { slug, revision })
    await announce(world, formPublished, { company_id: companyId, form: slug, version }, by)
    return readTemplate(world, slug)
  })
}

function hasFaults(findings: readonly Finding[]) {
  const sentence = 'This form still has faults. Fix what the checks name, then publish it.'
  return new Refusal(422, 'form-has-faults', sentence, { findings })
}

function nothingChanged(version: number) {
  const sentence = `Nothing differs from version ${version}. Change something, or discard the draft.`
  return new Refusal(409, 'form-unchanged', sentence)
}
