import { expect, test } from 'vitest'
import { askedWords, mostAsked, vocabularyOf } from './asked-words.ts'

const vocabulary = vocabularyOf(['water', 'ceiling', 'basement'])
const typed = (question: string) => askedWords(question, vocabulary).map((word) => word.typed)

test('what is written again and again is looked for once', () => {
  expect(typed('water '.repeat(165))).toEqual(['water'])
  expect(typed('water in the basement, the basement is full of water')).toEqual(['water', 'basement', 'full'])
})

test('of a very long message no more words are looked for than one search can bear', () => {
  const letters = [...'abcdefghijklmnopqrst']
  const words = letters.flatMap((first) => letters.map((second) => `z${first}x${second}q`))
  expect(typed(words.join(' '))).toHaveLength(mostAsked)
})
