import { expect, test } from 'vitest'
import { FormSlug } from '#domain/forms/form-slug.ts'
import type { TemplateRow } from '#domain/forms/template.ts'
import { findTemplates, slugOf } from './find-templates.ts'
import { readTemplateSearch } from './search.ts'

const at = '2026-11-20T12:00:00.000Z'

function aRow(slug: string, en: string, more: Partial<TemplateRow> = {}): TemplateRow {
  const published = { version: 1, at, by: null }
  return {
    slug,
    title: { en },
    states: [],
    published,
    draft: null,
    revision: 0,
    retired_at: null,
    packets: [],
    ...more,
  }
}

const rows = [
  aRow('work-authorization-ohio', 'Work Authorization (Ohio)', {
    states: ['OH'],
    title: { en: 'Work Authorization (Ohio)', es: 'Autorización' },
  }),
  aRow('change-order', 'Change Order', { draft: { saved_at: at, saved_by: 'Rosa Plover' } }),
  aRow('old-sheet', 'Old Sheet', { retired_at: at }),
]
const found = (search: Parameters<typeof findTemplates>[1]) =>
  findTemplates(rows, search).map(({ slug }) => slug)

test('templates are found by the words of their names in both languages, and by where they may be used', () => {
  expect(found({})).toEqual(['change-order', 'work-authorization-ohio'])
  expect(found({ q: 'autorizacion' })).toEqual(['work-authorization-ohio'])
  expect(found({ state: 'PA' })).toEqual(['change-order'])
})

test('drafts and retired ones are lists of their own', () => {
  expect(found({ only: 'drafts' })).toEqual(['change-order'])
  expect(found({ only: 'retired' })).toEqual(['old-sheet'])
})

test('what stands in the address and is no filter is left out', () => {
  expect(readTemplateSearch({ q: '', only: 'all', state: 'NY' })).toEqual({})
  expect(readTemplateSearch({ q: 'x', only: 'drafts', state: 'OH' })).toEqual({
    q: 'x',
    only: 'drafts',
    state: 'OH',
  })
})

test('a title makes a name for the address', () => {
  expect(slugOf('  Ñandú Check — Sewage (2)! ')).toBe('nandu-check-sewage-2')
  expect(slugOf('2026 Safety')).toBe('safety')
  expect(slugOf('?')).toBe('')
  expect(slugOf('A form of the office with a title that goes on and on and has a long name')).toBe(
    'a-form-of-the-office-with-a-title-that-goes-on-and-on-and',
  )
  for (const title of ['Sewage', 'A'.repeat(90), 'Día 1'])
    expect(FormSlug.safeParse(slugOf(title)).success).toBe(true)
})
