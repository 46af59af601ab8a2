import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPaper } from '#content/forms/a-paper.fixture.ts'
import { templates } from '#content/forms/templates.ts'
import { checkForm } from '#domain/forms/checks/check.ts'
import { differenceOf } from '#domain/forms/definition/difference.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { missingAnswers } from '#domain/forms/answers/missing.ts'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { photosNamed } from '#domain/submissions/photos-named.ts'
import { sampleAnswers } from '#domain/submissions/sample-answers.fixture.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import type { DocumentData } from '#platform/pdf/document.ts'
import { renderDocument } from '#platform/pdf/render.ts'
import { hasConversions } from '#platform/requests/conversions.ts'
import { second } from '#platform/time.ts'
import { mutations } from './mutated.ts'
import { fuzzRun } from './run.ts'

const run = fuzzRun({ short: 300, long: 20_000 })
const forms = templates.map(({ slug, definition }) => ({
  slug,
  definition,
  form: FormDefinition.parse(definition),
}))
const slugs = fc.constantFrom(...forms.map(({ slug }) => slug))
const sha256 = 'a'.repeat(64)
const create = { width: 8, height: 6, channels: 3, background: 'gray' } as const
const picture = await sharp({ create }).jpeg().toBuffer()
/** What no mutated form or answer may take, on a machine that does other things too. */
const longest = 5 * second
/** Of so many that are taken one becomes a PDF: making one takes longer than all the rest. */
const renderedEvery = 40

test(
  'a mutated form is refused with a reason, or can be checked, filled in and compared',
  { timeout: 3_600_000 },
  () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(slugs, mutations, (slug, mutate) => {
        const { definition, form } = formOf(slug)
        const began = performance.now()
        const mutated = mutate(JSON.parse(JSON.stringify(definition)))
        if (hasConversions(JSON.stringify(mutated))) {
          count(seen, 'bodies that are refused unread')
          return
        }
        const read = FormDefinition.safeParse(mutated)
        if (read.success) {
          const blocking = checkForm(read.data).some(({ blocks }) => blocks)
          differenceOf(form, read.data)
          const answers = sampleAnswers(read.data, sha256)
          missingAnswers(read.data, answers)
          answerFaults(read.data, { answers, blobs: [sha256] })
          count(seen, blocking ? 'forms that are not published' : 'forms that could be')
        } else {
          expect(read.error.issues.length).toBeGreaterThan(0)
          count(seen, 'forms that are refused')
        }
        expect(performance.now() - began).toBeLessThan(longest)
      }),
      run.parameters,
    )
    run.report(seen)
    expect(seen.get('forms that are refused')).toBeGreaterThan(0)
    expect(seen.get('forms that could be')).toBeGreaterThan(0)
  },
)

test('mutated answers are refused by field, or are on a paper', { timeout: 3_600_000 }, async () => {
  const seen = new Map<string, number>()
  let taken = 0
  await fc.assert(
    fc.asyncProperty(slugs, mutations, async (slug, mutate) => {
      const { form } = formOf(slug)
      const began = performance.now()
      const answers = sampleAnswers(form, sha256)
      const data = answered(slug, { form, answers: mutate(answers) })
      expect(performance.now() - began).toBeLessThan(longest)
      count(seen, data.became)
      if (!data.paper || taken++ % renderedEvery > 0) return
      const pdf = await renderDocument(data.paper)
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
      count(seen, 'of them rendered')
    }),
    run.parameters,
  )
  run.report(seen)
  expect(seen.get('answers that are refused by field')).toBeGreaterThan(0)
  expect(seen.get('answers that are taken')).toBeGreaterThan(0)
})

type Answered = { form: FormDefinition; answers: unknown }

/** What becomes of answers: refused as a whole, by field in sentences, or the data of a paper. */
function answered(slug: string, { form, answers: sent }: Answered): { became: string; paper?: DocumentData } {
  const body = { form: slug, version: 1, answers: sent, blobs: [sha256] }
  if (hasConversions(JSON.stringify(body))) return { became: 'bodies that are refused unread' }
  const read = NewSubmission.safeParse(body)
  if (!read.success) return { became: 'answers that are refused at the door' }
  const { answers } = read.data
  const faults = answerFaults(form, { answers, blobs: photosNamed(answers) })
  if (!faults) {
    const paper = aPaper({ slug, form, answers, language: 'en' }, picture)
    return { became: 'answers that are taken', paper }
  }
  const sentences = Object.values(faults).flat()
  expect(sentences.filter((sentence) => !/[.!]$/.test(sentence))).toEqual([])
  return { became: 'answers that are refused by field' }
}

function formOf(slug: string) {
  const found = forms.find((each) => each.slug === slug)
  if (!found) throw new Error(`There is no form ${slug}.`)
  return found
}

function count(seen: Map<string, number>, what: string) {
  seen.set(what, (seen.get(what) ?? 0) + 1)
}
