import { expect, test } from 'vitest'
import { fittedStatement, statementHeight } from './statement-sheet.ts'

const down = (y: number) => ({ height: statementHeight, strokes: [[10, 20, 0, 900, y, 40]] })

test('the sheet of a statement ends below the last line that is written on', () => {
  expect(fittedStatement(down(300)).height).toBe(520)
  expect(fittedStatement(down(480)).height).toBe(520)
  expect(fittedStatement(down(481)).height).toBe(675)
  expect(fittedStatement(down(statementHeight)).height).toBe(statementHeight)
  expect(fittedStatement(down(700)).strokes).toEqual(down(700).strokes)
})
