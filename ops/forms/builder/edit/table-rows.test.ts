import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { newId } from '#platform/uuid.ts'
import { asKind } from './new-field.ts'
import { withFact, withRowsFrom } from './table-rows.ts'

const label = { en: 'Column' }
const [table, price] = fieldsOf(
  aForm([
    {
      fields: [
        {
          id: 'points',
          type: 'table',
          rows_from: 'points',
          columns: [
            { id: 'goal', type: 'number', label, fact: 'points.goal' },
            { id: 'note', type: 'text', label },
            { id: 'photo', type: 'photos', label },
          ],
        },
        { id: 'price', type: 'money', seen_with: 'money.view' },
      ],
    },
  ]),
)

test('a table whose rows are of something else takes nothing of the rows before', () => {
  if (table?.type !== 'table') return expect.unreachable()
  const other = withRowsFrom(table, 'rooms')
  expect(other.columns.map((column) => 'fact' in column && column.fact)).toEqual([undefined, false, false])
  expect(withRowsFrom(table, 'points')).toEqual(table)
  expect(withRowsFrom(table, undefined)).toMatchObject({ rows_from: undefined })
})

test('photos take nothing of a row', () => {
  if (table?.type !== 'table') return expect.unreachable()
  const [goal, , photo] = table.columns
  if (!goal || !photo) return expect.unreachable()
  expect(withFact(photo, 'points.goal')).toEqual(photo)
  expect(withFact(goal, 'points.last')).toMatchObject({ fact: 'points.last' })
})

test('a field that becomes one of another kind stays hidden from whom it was hidden', () => {
  expect(price && asKind(price, 'number', () => newId())).toMatchObject({
    type: 'number',
    seen_with: 'money.view',
  })
})
