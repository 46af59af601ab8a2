import { useEffect } from 'react'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { isQuestion } from '#domain/forms/definition/field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Json } from '#platform/canonical-json.ts'
import { newId } from '#platform/uuid.ts'
import { queryClient } from '../../query-client.ts'
import { formVersionQuery } from '../queries.ts'
import { ownSigningsKey } from '../ink/own-signings.ts'
import { beginsWith } from './link-facts.ts'
import { linkedNow } from './linked-now.ts'
import { currentStore } from '../../device/person-store.ts'
import { formDraftsView, openForms, type FormDraft } from '../../store/form-drafts-view.ts'
import { forgetSignings } from '../../store/stored-signings.ts'

type Begun = {
  form: string
  version: number
  job_id: string | null
  language: Language
  /** Of a fix or an amendment: what it takes the place of, and what was answered there. */
  revises?: string
  asked?: FormDraft['asked']
  answers?: FormDraft['answers']
}

/** Begins a form on this device and answers with its ID. Rejects where this browser has no place for it. */
export async function beginForm({ answers = {}, ...begun }: Begun): Promise<string> {
  const id = newId()
  const { definition } = await queryClient.fetchQuery(formVersionQuery(begun.form, begun.version))
  const title = inLanguage(definition.title, begun.language)
  const linked = await linkedNow(definition, begun.job_id)
  const kept = Object.fromEntries(Object.entries(answers).filter(([field]) => field in linked))
  const given = { ...beginsWith(definition, { answers, linked }), kept, began_with: linked }
  await (await theForms()).begin({ ...begun, ...given, id, title, began_at: Date.now() })
  return id
}

type Answered = Required<Pick<Begun, 'form' | 'version' | 'job_id' | 'language' | 'answers'>> & {
  /** Before now: what nobody has touched since it began isn’t submitted. */
  began_at: number
}

/** Begins a form with every answer, as somebody has just read it; what came from the job follows it like in any other form. */
export async function beginAnswered(definition: FormDefinition, begun: Answered): Promise<void> {
  const [id, forms] = [newId(), await theForms()]
  const title = inLanguage(definition.title, begun.language)
  const linked = fieldsOf(definition).filter((field) => isQuestion(field) && field.fact !== undefined)
  const seen = Object.fromEntries(
    linked.flatMap((field) => {
      const answer = begun.answers[field.id]
      return answer === undefined ? [] : [[field.id, answer]]
    }),
  )
  await forms.begin({ ...begun, id, title, seen, began_with: seen })
  await Promise.all(
    Object.entries(begun.answers).map(([field, answer]) => forms.setAnswer(id, field, answer)),
  )
}

/** Answers a field, which is stored at once; undefined takes the answer away. */
export async function setAnswer(id: string, field: string, answer: Json | undefined): Promise<void> {
  const forms = openForms.get() ?? (await theForms())
  await forms.setAnswer(id, field, answer)
}

export async function changeDraft(
  id: string,
  changed: Partial<Pick<FormDraft, 'language' | 'asked' | 'signed_again'>>,
) {
  await (await theForms()).change(id, changed)
}

/** Answers what follows the job with what the job says now. */
export async function followInDraft(
  id: string,
  followed: Pick<FormDraft, 'seen' | 'followed_at'> & { answers: Readonly<Record<string, Json | undefined>> },
): Promise<void> {
  await (await theForms()).follow(id, followed)
}

/** Nothing of it stays on this device. */
export async function removeDraft(id: string): Promise<void> {
  await (await theForms()).remove(id)
  // Nobody signs it any more.
  await forgetSignings(id, ownSigningsKey(id)).catch(() => {})
}

/** Tries once more to store what the browser refused. */
export async function storeAgain(): Promise<void> {
  await (await theForms()).storeAgain()
}

/** The form as it stands on this device, whichever tab fills it in; null: it isn’t here; undefined: not read yet. */
export function useFormDraft(id: string): FormDraft | null | undefined {
  useOpenStore()
  return formDraftsView.usePart(({ drafts, isRead }) => drafts.get(id) ?? (isRead ? null : undefined))
}

/** The forms of a job that were begun here, or with null those of no job, the earliest first; undefined: not read yet. */
export function useFormDrafts(jobId: string | null): readonly FormDraft[] | undefined {
  useOpenStore()
  const { drafts, isRead } = formDraftsView.use()
  if (!isRead) return undefined
  const theirs = [...drafts.values()].filter(({ job_id }) => job_id === jobId)
  return theirs.toSorted((a, b) => a.began_at - b.began_at)
}

/** Whether what was typed is stored. */
export function useFormSaving() {
  const saving = formDraftsView.usePart((view) => view.saving)
  const savedAt = formDraftsView.usePart((view) => view.savedAt)
  return { saving, savedAt }
}

async function theForms() {
  const store = await currentStore()
  if (!store) throw new Error('This browser stores no forms')
  await store.forms.ready
  return store.forms
}

function useOpenStore() {
  useEffect(() => {
    void openHere()
  }, [])
}

async function openHere() {
  const store = await currentStore()
  const view = formDraftsView.get()
  // A browser that stores nothing has begun nothing either.
  if (!store && !view.isRead) formDraftsView.set({ ...view, isRead: true })
}
