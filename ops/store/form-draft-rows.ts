import * as z from 'zod'
import { Language } from '#domain/preferences/language.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { PortalDatabase, StoredFormAnswer, StoredFormDraft } from './database.ts'
import type { FormDraft } from './form-drafts-view.ts'
import type { Sealed, Sealer } from './sealing.ts'

const Answers = z.record(z.string(), z.json())

/** What is sealed of a draft beside its answers. */
const Head = z.object({
  job_id: z.string().nullable(),
  form: z.string(),
  title: z.string(),
  version: z.int(),
  language: Language,
  began_at: z.number(),
  revises: z.string().optional(),
  asked: z
    .object({
      reason: z.string(),
      by: z.string().nullable(),
      at: z.string().nullable(),
      field: z.string().nullable(),
    })
    .optional(),
  signed_again: z
    .array(z.object({ at: z.string(), reason: z.string(), who: z.array(z.string()) }))
    .optional(),
  seen: Answers.optional(),
  kept: Answers.optional(),
  began_with: Answers.optional(),
  followed_at: z.number().optional(),
})

/** Which part of a draft: one of its answers, or null: the draft itself. */
export const DraftPart = z.object({ id: z.string(), field: z.string().nullable() })
export type DraftPart = z.output<typeof DraftPart>

/** An answer that was taken away. */
export const noAnswer: Json = null

/** The rows of forms that are filled in: one of the form, and one of each answer. */
export function formDraftRows(database: PortalDatabase, sealer: Sealer) {
  const { form_drafts, form_answers, formsAsOne } = database

  async function openAnswer(sealed: Sealed): Promise<Json> {
    return z.json().safeParse(await sealer.open(sealed).catch(() => null)).data ?? noAnswer
  }

  async function read(id: string): Promise<FormDraft | null> {
    const row = await form_drafts.get(id)
    const head = row && Head.safeParse(await sealer.open(row.sealed).catch(() => null)).data
    if (!head) return null
    const rows = await form_answers.where('draft').equals(id).toArray()
    const opened = rows.map(async ({ field, sealed }) => [field, await openAnswer(sealed)] as const)
    const answers = (await Promise.all(opened)).filter(([, answer]) => answer !== noAnswer)
    const changed_at = Math.max(row.at, ...rows.map(({ at }) => at))
    return { id, ...head, answers: Object.fromEntries(answers), changed_at }
  }

  return {
    read,
    /** What was sealed with a key that is gone stays, and is none. */
    async readAll(): Promise<FormDraft[]> {
      const ids = await form_drafts.toCollection().primaryKeys()
      return (await Promise.all(ids.map(read))).filter((draft) => draft !== null)
    },
    /** Makes what is to be stored, and then stores all of it or nothing. */
    async write(parts: readonly DraftPart[], drafts: ReadonlyMap<string, FormDraft>) {
      const at = Date.now()
      const heads: StoredFormDraft[] = []
      const answers: StoredFormAnswer[] = []
      for (const { id, field } of parts) {
        const draft = drafts.get(id)
        if (!draft) continue
        if (field === null) heads.push({ id, at, sealed: await sealer.seal(Head.parse(draft)) })
        else {
          const sealed = await sealer.seal(draft.answers[field] ?? noAnswer)
          answers.push({ draft: id, field, at, sealed })
        }
      }
      return formsAsOne(async () => {
        await form_drafts.bulkPut(heads)
        const there = new Set(await form_drafts.toCollection().primaryKeys())
        // Another tab may have submitted or removed it meanwhile.
        await form_answers.bulkPut(answers.filter(({ draft }) => there.has(draft)))
      })
    },
    remove: (id: string) =>
      formsAsOne(async () => {
        await form_drafts.delete(id)
        await form_answers.where('draft').equals(id).delete()
      }),
  }
}
