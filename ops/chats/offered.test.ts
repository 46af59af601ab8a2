import { expect, test } from 'vitest'
import { factsOffered, numbersOffered } from './offered.ts'

const chat = { facts: {}, has_lead: false, deleted_at: null }
const text = 'This is Nora Trillium, 666 Elm St in Boardman, (330) 555-0117'

test('what a visitor wrote is offered as what it may be', () => {
  const said = { text, detail: null }
  const facts = factsOffered(chat, said).map(({ name }) => name)
  expect(facts).toEqual(expect.arrayContaining(['name', 'address', 'town']))
  expect(numbersOffered(chat, said)).toEqual(['+13305550117'])
})

test('nothing is offered of what may be someone else’s words, from a device that a link of the office opened', () => {
  const said = { text, detail: { by_link: true as const } }
  expect(factsOffered(chat, said)).toEqual([])
  expect(numbersOffered(chat, said)).toEqual([])
})
