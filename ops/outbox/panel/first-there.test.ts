import { expect, test } from 'vitest'
import { whoChanged, whoMoved } from './first-there.ts'

const at = (minute: number) => `2026-11-20T14:0${minute}:00Z`
const current = {
  history: [
    { name: 'job.changed', by: 'Rosa Lark', at: at(4), facts: { facts: ['pets'] } },
    { name: 'job.stage_changed', by: null, at: at(3), facts: { from: 'new', to: 'contacted' } },
    { name: 'job.changed', by: 'Marcus Wren', at: at(2), facts: { facts: ['parking', 'pets'] } },
    { name: 'job.made', by: 'Marcus Wren', at: at(1) },
  ],
}

test('who was quicker is whoever changed one of these facts last, as the timeline tells', () => {
  expect(whoChanged(current, ['parking'])).toEqual({ by: 'Marcus Wren', at: at(2) })
  expect(whoChanged(current, ['parking', 'pets'])).toEqual({ by: 'Rosa Lark', at: at(4) })
  expect(whoChanged(current, ['year_built'])).toBeNull()
  expect(whoMoved(current)).toEqual({ by: null, at: at(3) })
  expect(whoMoved({ history: 'of another version' })).toBeNull()
})
