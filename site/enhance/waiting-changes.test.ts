import { expect, test } from 'vitest'
import { afterErrand, nextErrand } from './waiting-changes.ts'

test('the right number goes before everything else, and that help is not needed comes last', () => {
  const waiting = { town: 'Boardman', cancelled: true, phone: '330 555 0117', when: null }
  const first = nextErrand(waiting)
  expect(first).toEqual({ path: '/phone', content: { phone: '330 555 0117' }, names: ['phone'] })
  const second = nextErrand(first ? afterErrand(waiting, first, waiting) : {})
  expect(second).toEqual({
    path: '/answers',
    content: { town: 'Boardman', when: null },
    names: ['town', 'when'],
  })
  expect(nextErrand({ cancelled: true })).toEqual({ path: '/cancellation', names: ['cancelled'] })
  expect(nextErrand({})).toBeUndefined()
})

test('an answer that was changed while it was on its way is sent again', () => {
  const sent = { town: 'Boardman', when: 'today' }
  const errand = nextErrand(sent)
  if (!errand) throw new Error('There is nothing to send.')
  expect(afterErrand({ ...sent, town: '12 Elm, Boardman' }, errand, sent)).toEqual({
    town: '12 Elm, Boardman',
  })
})
