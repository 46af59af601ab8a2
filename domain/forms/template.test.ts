import { expect, test } from 'vitest'
import { checkDraft } from './checks/check-draft.ts'
import { FormDefinition } from './definition/definition.ts'
import { FormDraft } from './template.ts'

const halfMade = {
  format: 1,
  title: { en: '' },
  sections: [
    {
      id: 'work',
      title: { en: 'Work', es: '' },
      fields: [
        { id: 'kind', type: 'choice', label: { en: 'Kind' }, options: [] },
        { id: 'sum', type: 'calculated', label: { en: 'Sum' }, formula: '' },
        { id: 'why', type: 'short_text', label: { en: 'Why' }, show_if: { all: [] } },
        { id: 'terms', type: 'legal', label: { en: 'Terms' }, block: 'terms', version: 9 },
      ],
    },
  ],
}

test('half-made work can be saved, and every gap is named before it is published', () => {
  expect(FormDefinition.safeParse(halfMade).success).toBe(false)
  const findings = checkDraft(FormDraft.parse(halfMade), [])
  expect(findings.filter(({ blocks }) => blocks)).toEqual([
    { code: 'incomplete', field: null, blocks: true, about: 'Write it in English.' },
    { code: 'incomplete', field: 'work', blocks: true, about: 'Write it in Spanish, or leave it out.' },
    { code: 'incomplete', field: 'kind', blocks: true, about: 'Add an option.' },
    { code: 'incomplete', field: 'why', blocks: true, about: 'Add a condition.' },
    { code: 'legal-without-signature', field: 'terms', blocks: true },
    { code: 'formula', field: 'sum', blocks: true, about: expect.any(String) },
    { code: 'unknown-legal-text', field: 'terms', blocks: true, about: 'terms' },
  ])
})

test('a legal text that wasn’t chosen yet stops publishing, and not the saving of everything else', () => {
  const legal = { id: 'terms', type: 'legal', label: { en: 'Terms' }, block: '', version: 1 }
  const withLegal = (field: object) => ({
    ...halfMade,
    title: { en: 'Sheet' },
    sections: [{ id: 's', title: { en: 'S' }, fields: [field] }],
  })
  expect(FormDefinition.safeParse(withLegal(legal)).error?.issues.map(({ message }) => message)).toEqual([
    'Choose the legal text.',
  ])
  const findings = checkDraft(FormDraft.parse(withLegal(legal)), [])
  expect(findings.filter(({ blocks }) => blocks).map(({ code, about }) => [code, about])).toEqual([
    ['legal-without-signature', undefined],
    ['unknown-legal-text', ''],
  ])
  expect(FormDraft.safeParse(withLegal({ ...legal, block: 'No such ID' })).success).toBe(false)
})

test('two parts of a draft never have one ID: answers are found by it', () => {
  const [section] = halfMade.sections
  expect(FormDraft.safeParse({ ...halfMade, sections: [section, section] }).success).toBe(false)
})

test('a draft that lacks nothing is the form that is published', () => {
  const whole = {
    ...halfMade,
    title: { en: 'Sheet' },
    sections: [{ id: 's', title: { en: 'S' }, fields: [] }],
  }
  expect(FormDraft.parse(whole)).toEqual(FormDefinition.parse(whole))
})
