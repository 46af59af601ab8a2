import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { facts } from '../../words/en-facts.ts'
import { facts as spanish } from '../../words/es-facts.ts'
import { typedLines } from './typed-lines.ts'

test('facts that were typed read by their names, in the language of the reader', () => {
  const form = { kind: 'facts', typed: { hurt: 'no', email: 'edith@example.test', pets: '' } } as const
  expect(typedLines(form, facts)).toEqual(['Someone hurt: No', 'Email: edith@example.test'])
  expect(typedLines(form, spanish)).toEqual([
    'Hay alguien herido: No',
    'Correo electrónico: edith@example.test',
  ])
})

test('of other forms the texts are read, and no IDs', () => {
  const typed = { text: 'Bring the 20 mm drill', id: newId(), people: [newId()], isTimed: true, note: ' ' }
  expect(typedLines({ kind: 'visit-item', typed }, facts)).toEqual(['Bring the 20 mm drill'])
})
