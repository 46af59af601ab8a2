import { expect, test } from 'vitest'
import { foot } from '#domain/rooms/length.ts'
import { noPlan, type Plan } from '../plan.ts'
import { drawn } from './an-edit.fixture.ts'
import { edited, EditHistory, noHistory, redo, undo } from './history.ts'

const at = (x: number, y: number) => ({ x: x * foot, y: y * foot })

test('what was drawn is taken back and done again, also after it was stored', () => {
  const one = drawn(noPlan, [at(0, 0), at(10, 0)])
  const two = drawn(one, [at(10, 0), at(10, 10)])
  const stored = JSON.stringify(edited(edited(noHistory, noPlan, one), one, two))
  const history = EditHistory.parse(JSON.parse(stored))
  const back = undo(history, two)
  expect(back?.plan).toEqual(one)
  const further = back && undo(back.history, back.plan)
  expect(further?.plan).toEqual(noPlan)
  expect(further && undo(further.history, further.plan)).toBeNull()
  const again = further && redo(further.history, further.plan)
  expect(again?.plan).toEqual(one)
  expect((again && redo(again.history, again.plan))?.plan).toEqual(two)
})

test('100 steps are kept, and what is drawn after going back ends what could be done again', () => {
  let [plan, history]: [Plan, EditHistory] = [noPlan, noHistory]
  for (let nth = 0; nth < 120; nth++) {
    const next = drawn(plan, [at(0, nth * 2), at(10, nth * 2)])
    history = edited(history, plan, next)
    plan = next
  }
  expect(history.past).toHaveLength(100)
  const back = undo(history, plan)
  expect(back?.history.ahead).toHaveLength(1)
  const drew = back && edited(back.history, back.plan, drawn(back.plan, [at(20, 0), at(20, 9)]))
  expect(drew?.ahead).toEqual([])
  expect(edited(history, plan, plan)).toBe(history)
})
