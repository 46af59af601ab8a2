import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { retiredForms } from '#domain/forms/forms.server.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { FormSigner } from './job-paper.ts'
import { signersIn } from './papers.server.ts'
import { sql } from 'kysely'

const NewestForm = z.object({
  form: z.string(),
  version: z.int(),
  title: FormDefinition.shape.title,
  states: FormDefinition.shape.states,
  signers: z.array(FormSigner),
  is_retired: z.boolean(),
})
export type NewestForm = z.output<typeof NewestForm>

/** The newest version of each of these forms that was published, without its questions. */
export async function newestForms(
  { db }: World,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, NewestForm>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('form_version')
    .distinctOn('slug')
    .select(['slug as form', 'version'])
    .select([
      sql<unknown>`definition->'title'`.as('title'),
      sql<unknown>`definition->'states'`.as('states'),
      signersIn.as('signers'),
    ])
    .select(({ eb }) => eb('slug', 'in', retiredForms(db)).as('is_retired'))
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute()
  return new Map(
    z
      .array(NewestForm)
      .parse(rows)
      .map((form) => [form.form, form]),
  )
}
