import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { signedAt } from '#domain/packets/papers.fixture.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { FormDraft } from '../../../store/form-drafts-view.ts'
import { papersToSend } from './papers-to-send.ts'

const signature = (id: string, signer: string) => ({
  id,
  type: 'signature',
  signer,
  need: 'always',
  label: { en: `Signature of the ${signer}` },
})
const form = aForm([
  {
    fields: [
      { id: 'scope', type: 'short_text', need: 'always', label: { en: 'Scope of work', es: 'Alcance' } },
      signature('owner', 'owner'),
      signature('company', 'representative'),
    ],
  },
])

function openOf(answers: Record<string, Json>) {
  const times = { began_at: 1, changed_at: 1 }
  const head = {
    id: 'draft',
    job_id: 'job',
    form: 'agreement',
    title: 'Agreement',
    version: 1,
    language: 'en' as const,
  }
  const draft: FormDraft = { ...head, ...times, answers, seen: {}, began_with: {} }
  return papersToSend([draft], [form]).map(({ why, open }) => [why, open.map(({ en }) => en)])
}

test('a form that can’t go out by link yet names the questions that are still open', () => {
  expect(openOf({})).toEqual([['Answer this first.', ['Scope of work', 'Signature of the representative']]])
  const company = signedAt('2026-11-20T12:00:00.000Z')
  expect(openOf({ company })).toEqual([['Answer this first.', ['Scope of work']]])
  expect(openOf({ scope: 'Extraction', company })).toEqual([[null, []]])
})
