import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { checkForm, isPublishable } from './check.ts'
import type { Finding } from './finding.ts'

const sewage = { id: 'sewage', type: 'yes_no' }
const is = (field: string, value: string) => ({ all: [{ field, op: 'is', value }] })
const without = (code: Finding['code'], findings: Finding[]) =>
  findings.filter((finding) => finding.code !== code)

function found(sections: Parameters<typeof aForm>[0]) {
  return without('untranslated', checkForm(aForm(sections)))
}

test('a form without a fault can be published', () => {
  const form = aForm([{ fields: [sewage, { id: 'why', type: 'long_text', need: is('sewage', 'yes') }] }])
  expect(isPublishable(checkForm(form))).toBe(true)
})

test('a needed field that no answer brings onto the path blocks: section and field are looked at together', () => {
  const findings = found([
    { fields: [sewage] },
    {
      show_if: is('sewage', 'yes'),
      fields: [{ id: 'suit', type: 'short_text', need: 'always', show_if: is('sewage', 'no') }],
    },
  ])
  expect(findings).toEqual([{ code: 'never-shown', field: 'suit', blocks: true }])
})

test('nor one behind a field that is never shown itself', () => {
  const findings = found([
    { fields: [sewage, { id: 'tank', type: 'yes_no', show_if: is('sewage', 'yes') }] },
    { show_if: is('tank', 'yes'), fields: [{ id: 'depth', type: 'number', show_if: is('sewage', 'no') }] },
  ])
  expect(findings).toEqual([{ code: 'never-shown', field: 'depth', blocks: false }])
})

test('nor one that asks for a number that can’t be, or an option that isn’t offered', () => {
  const at = (op: 'at_least' | 'at_most', value: number) => ({ field: 'depth', op, value })
  const findings = found([
    {
      fields: [
        { id: 'depth', type: 'number', min: 0, max: 10 },
        { id: 'a', type: 'short_text', show_if: { all: [at('at_least', 11)] } },
        { id: 'b', type: 'short_text', show_if: { all: [at('at_least', 5), at('at_most', 4)] } },
        { id: 'c', type: 'short_text', show_if: { all: [at('at_least', 5), at('at_most', 6)] } },
        { id: 'way', type: 'choice', options: [{ id: 'dry', label: { en: 'Dry' } }] },
        { id: 'd', type: 'short_text', show_if: is('way', 'wet') },
      ],
    },
  ])
  expect(findings.map(({ field }) => field)).toEqual(['a', 'b', 'd'])
})

test('a choice of ways leaves a way', () => {
  const any = {
    any: [
      { field: 'sewage', op: 'is', value: 'yes' },
      { field: 'sewage', op: 'is', value: 'no' },
    ],
  }
  expect(
    found([{ fields: [sewage, { id: 'a', type: 'short_text', need: 'always', show_if: any }] }]),
  ).toEqual([])
})

test('fields that depend on each other block, and are named in their order', () => {
  const findings = found([
    {
      fields: [
        { id: 'a', type: 'calculated', formula: 'b + 1' },
        { id: 'b', type: 'number', show_if: { all: [{ field: 'c', op: 'answered' }] } },
        { id: 'c', type: 'number', show_if: { all: [{ field: 'a', op: 'answered' }] } },
      ],
    },
  ])
  expect(findings).toEqual([{ code: 'cycle', field: 'a', blocks: true, about: 'a → b → c → a' }])
})

test('a formula that can’t be read, or asks for what isn’t there, blocks', () => {
  const findings = found([
    {
      fields: [
        { id: 'a', type: 'calculated', formula: '1 +' },
        { id: 'b', type: 'calculated', formula: 'gone * 2' },
      ],
    },
  ])
  expect(findings).toMatchObject([
    { code: 'formula', field: 'a' },
    { code: 'unknown-field', field: 'b', about: 'gone' },
  ])
})

test('a legal text that nobody signs blocks', () => {
  const legal = { id: 'terms', type: 'legal', block: 'terms', version: 1 }
  expect(found([{ fields: [legal] }])).toMatchObject([{ code: 'legal-without-signature', field: 'terms' }])
  const owner = { id: 'owner', type: 'signature', signer: 'owner' }
  expect(found([{ fields: [legal, { ...owner, need: 'always' }] }])).toEqual([])
})

test('a signature under a legal text that may be left empty is something to look at', () => {
  const legal = { id: 'terms', type: 'legal', block: 'terms', version: 1 }
  const owner = { id: 'owner', type: 'signature', signer: 'owner' }
  expect(found([{ fields: [legal, owner] }])).toEqual([
    { code: 'legal-signature-optional', field: 'owner', blocks: false },
  ])
  expect(found([{ fields: [legal, owner, { ...owner, id: 'heir', need: 'always' }] }])).toEqual([])
  expect(found([{ fields: [owner] }])).toEqual([])
})

test('what has no Spanish is named and doesn’t block', () => {
  const form = aForm([
    {
      fields: [
        { ...sewage, label: { en: 'Sewage?', es: '¿Aguas negras?' } },
        { id: 'note', type: 'info', label: { en: 'Note', es: 'Nota' }, text: { en: 'Read this.' } },
      ],
    },
  ])
  const gaps = checkForm(form).filter(({ code }) => code === 'untranslated')
  expect(gaps.map(({ field }) => field)).toEqual([null, 'section_0', 'note'])
  expect(isPublishable(gaps)).toBe(true)
})

test('a form with as many conditions as it may have is checked in a moment', () => {
  const asks = (nth: number) =>
    Array.from({ length: 90 }, (_, at) => ({
      field: `f${Math.max(0, nth - 1 - at)}`,
      op: at % 2 ? 'answered' : 'is_not',
      ...(at % 2 ? {} : { value: at }),
    }))
  const groupsOf = (clauses: object[]) =>
    Array.from({ length: 9 }, (_, at) => ({ all: clauses.slice(at * 10, at * 10 + 10) }))
  const field = (nth: number) => ({
    id: `f${nth}`,
    type: 'number',
    ...(nth > 0 ? { show_if: { all: groupsOf(asks(nth)) } } : {}),
  })
  const form = aForm(
    [0, 1, 2].map((at) => ({ fields: Array.from({ length: 100 }, (_, nth) => field(at * 100 + nth)) })),
  )
  const began = performance.now()
  expect(without('untranslated', checkForm(form))).toEqual([])
  expect(performance.now() - began).toBeLessThan(3000)
})
