import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { fieldsOf, FormDefinition } from '#domain/forms/definition/definition.ts'
import { answersOffered, nearestAsked, newClause, opsOf, withOp } from './clauses.ts'
import { kindGroups } from './field-kinds.ts'
import { asKind, newField } from './new-field.ts'

const options = [
  { id: 'wet', label: { en: 'Wet' } },
  { id: 'dry', label: { en: 'Dry' } },
]
const fields = fieldsOf(
  aForm([
    {
      fields: [
        { id: 'floor', type: 'choice', options },
        { id: 'depth', type: 'number' },
        { id: 'terms', type: 'info', text: { en: 'Terms' } },
        { id: 'note', type: 'short_text' },
      ],
    },
  ]),
)
const [floor, depth] = fields

const asked = (show_if: unknown) =>
  FormDefinition.safeParse({
    format: 1,
    title: { en: 'A' },
    sections: [{ id: 's', title: { en: 'S' }, show_if, fields: [] }],
  })

test('a condition begins with the question nearest above that offers a few answers, and its first one', () => {
  expect(nearestAsked(fields, 'note')?.id).toBe('floor')
  expect(nearestAsked(fields.slice(1), 'note')?.id).toBe('depth')
  expect(nearestAsked(fields, 'floor')?.id).toBe('depth')
  expect(floor && newClause(floor)).toEqual({ field: 'floor', op: 'is', value: 'wet' })
  expect(depth && newClause(depth)).toEqual({ field: 'depth', op: 'at_least', value: 0 })
})

test('what was compared stays as the question is put another way', () => {
  if (!floor || !depth) throw new Error('no fields')
  const is = { field: 'floor', op: 'is', value: 'dry' } as const
  expect(withOp(floor, is, 'is_not')).toEqual({ field: 'floor', op: 'is_not', value: 'dry' })
  expect(withOp(floor, is, 'one_of')).toEqual({ field: 'floor', op: 'one_of', values: ['dry'] })
  expect(withOp(floor, is, 'answered')).toEqual({ field: 'floor', op: 'answered' })
  const three = { field: 'depth', op: 'at_least', value: 3 } as const
  expect(withOp(depth, three, 'is')).toEqual({ field: 'depth', op: 'is', value: 3 })
  expect(withOp(depth, withOp(depth, three, 'is'), 'at_most')).toEqual({
    field: 'depth',
    op: 'at_most',
    value: 3,
  })
})

test('every kind of field can be begun, and whatever can be asked about one is a condition', () => {
  const kinds = kindGroups.flatMap((group) => group.kinds)
  let nth = 0
  for (const kind of kinds) {
    const field = newField(kind, (what) => `${what}_${nth++}`)
    expect(field.type).toBe(kind)
    for (const op of opsOf(field)) {
      const clause = withOp(field, newClause(field), op)
      if (answersOffered(field) || !('values' in clause))
        expect(asked({ all: [clause] }).error).toBe(undefined)
    }
  }
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('a field that becomes one of another kind keeps its ID, its words, its conditions and its options', () => {
  const newId = (what: string) => `${what}_1`
  if (floor?.type !== 'choice') throw new Error('no field')
  const chips = asKind({ ...floor, need: 'always' }, 'chips', newId)
  expect(chips).toEqual({ id: 'floor', label: { en: 'floor' }, need: 'always', type: 'chips', options })
  expect(asKind(chips, 'info', newId)).toEqual({
    id: 'floor',
    label: { en: 'floor' },
    type: 'info',
    text: { en: '' },
  })
  const form = {
    format: 1,
    title: { en: 'A' },
    sections: [{ id: 's', title: { en: 'S' }, fields: [asKind(chips, 'number', newId)] }],
  }
  expect(FormDefinition.safeParse(form).success).toBe(true)
})
