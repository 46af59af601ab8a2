import { takeTurns } from '#platform/images/turns.ts'
import { renderDocument } from '#platform/pdf/render.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { checkForm } from '#domain/forms/checks/check.ts'
import { formNotFound } from '#domain/forms/forms.server.ts'
import { readLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import type { FormDraft, PreviewRequest } from '#domain/forms/template.ts'
import { findTemplate } from '#domain/forms/templates/template-rows.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { previewOf } from './preview-of.ts'

/** Real papers come first: one preview at a time, one of each person, and few that wait. */
export const previewsInTurn = takeTurns({
  running: 1,
  waiting: 8,
  ofOne: { running: 1, waiting: 0 },
  refuse: () =>
    new Refusal(503, 'documents-busy', 'We are making other documents. Try again in a moment.', {
      retryAfter: 2,
    }),
})

/** A form as its paper, which is stored nowhere. Fields that count each other are refused by name. */
export async function previewForm(
  world: World,
  viewer: Allowed<'templates.view'>,
  { slug, definition, ...asked }: PreviewRequest & { slug: string },
): Promise<Uint8Array> {
  const form = definition ?? (await storedForm(world, slug))
  const findings = checkForm(form).filter(({ code }) => code === 'cycle')
  if (findings.length > 0) {
    const sentence = 'This form can’t be drawn yet. Fix what the checks name first.'
    throw new Refusal(422, 'form-has-faults', sentence, { findings })
  }
  const [company, legal] = await Promise.all([getCompany(world), readLegalTexts(world, asked.language)])
  const preview = () => previewOf({ ...asked, slug, form, company, legal, at: world.now() })
  return previewsInTurn(() => renderDocument(preview()), viewer.employee.id)
}

async function storedForm(world: World, slug: string): Promise<FormDraft> {
  const template = await findTemplate(world, slug)
  const form = template?.draft?.definition ?? template?.published?.definition
  if (!form) throw formNotFound()
  return form
}
