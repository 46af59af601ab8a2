import { expect, test } from 'vitest'
import { rowsOf } from '#domain/forms/answers/rows.ts'
import type { Column } from '#domain/forms/definition/columns.ts'
import type { Language } from '#domain/preferences/language.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { fieldsOf, FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Field } from '#domain/forms/definition/field.ts'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { valueWords } from '#domain/submissions/paper/value-words.ts'
import { sampleAnswers } from '#domain/submissions/sample-answers.fixture.ts'
import { renderDocument } from '#platform/pdf/render.ts'
import { read } from '#platform/pdf/poppler.fixture.ts'
import { aPaper } from './a-paper.fixture.ts'
import { templates } from './templates.ts'

test.each(templates.map(({ slug, definition }) => ({ slug, form: FormDefinition.parse(definition) })))(
  'everything that is answered in $slug is in what is received and on its paper, in both languages',
  { timeout: 60_000 },
  async ({ slug, form }) => {
    for (const language of ['en', 'es'] as const) {
      const answers = sampleAnswers(form)
      const data = aPaper({ slug, form, answers, language })
      const faults = answerFaults(form, { answers, blobs: [] })
      // Photos alone can't be made up here.
      const wrong = fieldsOf(form).filter((field) => faults?.[field.id] && !wantsPhotos(field))
      expect([wrong, faults?.['answers'], faults?.['blobs']]).toEqual([[], undefined, undefined])
      const { pages } = await read(await renderDocument(data))
      const text = plain(pages.join(''))
      const path = pathOf(form, answers)
      const said = path.shown.flatMap((field) => {
        const value = path.valueOf(field.id)
        if (value === undefined) return []
        return field.type === 'table'
          ? cellsOf(field.columns, value, language)
          : [valueWords(field, value, language)]
      })
      expect(said.length).toBeGreaterThan(0)
      expect(text).not.toContain('1969')
      expect(said.filter((words) => !text.includes(plain(words)))).toEqual([])
    }
  },
)

function cellsOf(columns: readonly Column[], value: unknown, language: Language) {
  const written = columns.filter(({ type }) => type !== 'photos')
  return rowsOf(value).flatMap(({ cells }) =>
    written.map((column) => valueWords(column, cells[column.id], language)),
  )
}

function wantsPhotos(field: Field) {
  if (field.type === 'table')
    return field.columns.some(({ type, is_needed }) => type === 'photos' && is_needed)
  return field.type === 'photos'
}

/** Lines break where they fit. */
function plain(text: string) {
  return text.replaceAll(/[\s-]+/g, '')
}
