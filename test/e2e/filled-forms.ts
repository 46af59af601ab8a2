import type { Page } from '@playwright/test'
import { templates } from '#content/forms/templates.ts'
import { fieldsOf, FormDefinition } from '#domain/forms/definition/definition.ts'
import { sampleAnswers } from '#domain/submissions/sample-answers.fixture.ts'
import { newId } from '#platform/uuid.ts'
import type { Language } from '#domain/preferences/language.ts'

type Filled = {
  form: string
  job_id: string | null
  title?: string
  version?: number
  language?: Language
  answers: Record<string, unknown>
}

/** Forms of this person as they are left on the device when all is answered but what a customer writes and signs. Their ids. */
export async function fillIn(page: Page, personId: string, forms: readonly Filled[]): Promise<string[]> {
  const filled = forms.map((form, nth) => ({
    id: newId(),
    title: form.form,
    version: 1,
    language: 'en',
    began_at: Date.now() + nth,
    ...form,
  }))
  await page.evaluate(storeForms, { personId, filled })
  return filled.map(({ id }) => id)
}

/** An answer to every question of a standard form but for its photos. */
export function sampleOf(slug: string) {
  const form = FormDefinition.parse(templates.find((each) => each.slug === slug)?.definition)
  const answers = sampleAnswers(form)
  const asked = fieldsOf(form).filter(({ id, type }) => type !== 'photos' && answers[id] !== undefined)
  return Object.fromEntries(asked.map(({ id }) => [id, answers[id]]))
}

/** Runs in the page: sealed with the key of the person, as the portal stores them. */
async function storeForms({ personId, filled }: { personId: string; filled: Record<string, unknown>[] }) {
  const keys = await opened('device-keys')
  const { key } = await got(keys.transaction('keys').objectStore('keys').get(personId))
  const database = await opened(`portal-${personId}`)
  for (const { id, answers, ...head } of filled) {
    const rows = await Promise.all(
      Object.entries(Object(answers)).map(async ([field, value]) => ({
        draft: id,
        field,
        at: Date.now(),
        sealed: await seal(value),
      })),
    )
    const row = { id, at: Date.now(), sealed: await seal(head) }
    const change = database.transaction(['form_drafts', 'form_answers'], 'readwrite')
    change.objectStore('form_drafts').put(row)
    for (const each of rows) change.objectStore('form_answers').put(each)
    await new Promise((done) => change.addEventListener('complete', done))
  }
  database.close()
  keys.close()

  async function seal(value: unknown) {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = new TextEncoder().encode(JSON.stringify(value))
    return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
  }

  async function opened(name: string): Promise<IDBDatabase> {
    return got(indexedDB.open(name))
  }

  function got<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((done) => request.addEventListener('success', () => done(request.result)))
  }
}
