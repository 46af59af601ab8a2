import { expect, test } from 'vitest'
import { templates } from '#content/forms/templates.ts'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { publishLegalTexts } from '#domain/forms/legal/legal-texts.server.ts'
import { sampleAnswers } from '#domain/submissions/sample-answers.fixture.ts'
import { aFormToReview } from '#test/a-form-to-review.ts'

const claim = ['carrier', 'claim', 'adjuster']

/** What the office filled in of a standard form, as the technician of its job gets it. */
async function seenByTechnician(slug: string, without: readonly string[]) {
  const { world, submit, get, office, ivy } = await aFormToReview()
  await publishLegalTexts(world, legalBlocks)
  await publishStandardForms(world, templates)
  const definition = FormDefinition.parse(templates.find((each) => each.slug === slug)?.definition)
  const answers = Object.fromEntries(
    Object.entries(sampleAnswers(definition)).filter(([field]) => !without.includes(field)),
  )
  const id = await submit({ form: slug, answers }, { who: office })
  const paper = await ivy.request(`/api/submissions/${id}/document.pdf`)
  const mine = await submit({ form: slug, answers }, { who: ivy })
  return { seen: await get(id, ivy), all: await get(id), paper, mine: await get(mine, ivy) }
}

test('who sees neither claims nor money sees no amount of an invoice, nor its paper, but what they entered themselves', async () => {
  const { seen, all, paper, mine } = await seenByTechnician('invoice', claim)
  expect(all.hidden).toEqual([])
  for (const field of ['lines', 'subtotal', 'total', 'deductible', 'payments', 'paid', 'balance']) {
    expect(Object.keys(all.answers)).toContain(field)
    expect(Object.keys(seen.answers)).not.toContain(field)
    expect(seen.hidden).toContain(field)
  }
  expect(seen.answers).toMatchObject({ invoice_number: expect.any(String) })
  expect(seen.paper_url).toBeNull()
  expect(paper.status).toBe(403)
  expect(mine.hidden).toEqual([])
})

test('nor the policy, the lender and the limit of a direction to pay', async () => {
  const { seen, paper } = await seenByTechnician('direction-to-pay', claim)
  expect(seen.hidden.toSorted()).toEqual(['lender', 'limit', 'loan', 'policy'])
  expect(paper.status).toBe(403)
})
