import { expect, test } from 'vitest'
import { cutQuote } from './cut-quote.ts'

const long = 'We look at the walls, the floor and everything behind them before anything is opened. '.repeat(
  3,
)

test('a long passage is cut to the sentences that match, in their order', () => {
  const text = `${long}Turn the valve at the meter to the right. Then open a tap on the lowest floor.`
  const quote = cutQuote({ text, matched: ['valve', 'meter', 'tap'] })
  expect(quote).toMatch(/Turn the valve at the meter to the right\. Then open a tap on the lowest floor\.$/)
  expect(quote.length).toBeLessThanOrEqual(320)
})

test('no quote begins with what only goes on', () => {
  const text = `Leave the house with everyone in it. Then call 911 and wait for the fire department outside. ${long}`
  expect(cutQuote({ text, matched: ['fire', 'depart', 'floor'] })).toMatch(/^(?:Leave|We look)/)
})
