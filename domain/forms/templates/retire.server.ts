import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import { isGateForm } from '#domain/packets/gate-forms.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { formNotFound } from '../forms.server.ts'
import type { FormTemplate } from '../template.ts'
import { formOfferedAgain, formRetired } from './template-events.ts'
import { lockKnownTemplate } from './template-rows.server.ts'
import { readTemplate } from './templates.server.ts'

/**
 * A retired form is no longer offered for new fillings; what was begun with it can still be submitted, and its versions can be read. The
 * same again changes nothing.
 */
export function retireForm(
  world: World,
  publisher: Allowed<'templates.publish'>,
  { slug, retired }: { slug: string; retired: boolean },
): Promise<FormTemplate> {
  return inTransaction(world, async (world) => {
    const { newest, retired_at } = await lockKnownTemplate(world, slug)
    if (!newest) throw formNotFound()
    if (retired && isGateForm(slug)) throw isNeeded()
    if (retired !== (retired_at !== null)) {
      const by = publisher.employee.id
      await world.db
        .updateTable('form_template')
        .set(retired ? { retired_at: world.now(), retired_by: by } : { retired_at: null, retired_by: null })
        .where('slug', '=', slug)
        .execute()
      const told = { company_id: companyId, form: slug }
      await announce(world, retired ? formRetired : formOfferedAgain, told, by)
    }
    return readTemplate(world, slug)
  })
}

function isNeeded() {
  const sentence = 'Jobs can’t move on without this form, so it stays. Publish a new version of it instead.'
  return new Refusal(409, 'form-needed', sentence)
}
