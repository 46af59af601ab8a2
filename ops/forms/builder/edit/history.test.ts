import { expect, test } from 'vitest'
import { beginHistory, endStep, record, redo, undo } from './history.ts'

test('what was changed is undone step by step, and done again', () => {
  const changed = record(record(beginHistory('a'), 'b', null), 'c', null)
  expect(undo(changed).now).toBe('b')
  expect(undo(undo(changed)).now).toBe('a')
  expect(undo(undo(undo(changed))).now).toBe('a')
  expect(redo(undo(changed))).toMatchObject({ now: 'c', past: ['a', 'b'] })
  expect(redo(changed)).toBe(changed)
})

test('letters typed into one field are one step, until something else is done', () => {
  const typed = ['C', 'Ca', 'Cat'].reduce((history, text) => record(history, text, 'label'), beginHistory(''))
  expect(undo(typed).now).toBe('')
  const again = record(endStep(typed), 'Cats', 'label')
  expect(undo(again).now).toBe('Cat')
  expect(undo(record(typed, 'Help', 'help')).now).toBe('Cat')
})

test('a change after an undo takes what was undone away', () => {
  const other = record(undo(record(beginHistory('a'), 'b', null)), 'c', null)
  expect(other).toMatchObject({ now: 'c', future: [] })
  expect(record(other, 'c', null)).toBe(other)
})
