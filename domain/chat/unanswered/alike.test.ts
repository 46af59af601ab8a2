import { expect, test } from 'vitest'
import { indexOver } from '../answers/search.ts'
import { groupAlike } from './alike.ts'
import { titled } from './titled.ts'

const passage = (title: string, text: string, place?: string) => ({
  title,
  text,
  path: '/faq',
  rules: [],
  ...(place !== undefined && { place }),
})
const { weigh } = indexOver([
  passage('Do you work nights?', 'We work at any hour.'),
  passage('Do you work in two states?', 'We work in Ohio and in Pennsylvania.'),
  passage('How long does it take to dry?', 'Our crew works for three days.'),
  passage('What about my pets?', 'Keep your dog out of wet rooms.'),
  passage('Sebring, OH', 'We work in Sebring.', 'Sebring'),
  passage('Salem, OH', 'We work in Salem.', 'Salem'),
])

function groupsOf(texts: readonly string[], reason = 'nothing') {
  const asked = texts.map((text) => ({ text, reason, language: 'en' }))
  return groupAlike(asked, weigh).map((group) => group.map(({ text }) => text))
}

test('questions that ask the same are one group, however they are put and spelled', () => {
  expect(
    groupsOf([
      'do u work in sebring',
      'will you move my piano',
      'sebring ohio??',
      'u come to sebrign',
      'piano moving?',
    ]),
  ).toEqual([
    ['do u work in sebring', 'sebring ohio??', 'u come to sebrign'],
    ['will you move my piano', 'piano moving?'],
  ])
})

test('a common word alone makes no group', () => {
  expect(groupsOf(['do you work in sebring', 'do you work in salem'])).toHaveLength(2)
})

test('what is asked in another language, or left to people for another reason, stands apart', () => {
  const asked = [
    { text: 'can my dog stay', reason: 'nothing', language: 'en' },
    { text: 'can my dog stay', reason: 'safety', language: 'en' },
    { text: 'puede quedarse mi perro', reason: 'nothing', language: 'es' },
  ]
  expect(groupAlike(asked, weigh)).toHaveLength(3)
})

test('what has no word that says anything is in no group', () => {
  expect(groupsOf(['you?', 'ok?'])).toEqual([])
})

test('what a message costs to compare does not grow with it', () => {
  const weighed: number[] = []
  const counting = (text: string) => {
    weighed.push(text.length)
    return weigh(text)
  }
  const asked = { text: `will you move my piano ${'x'.repeat(900)}`, reason: 'nothing', language: 'en' }
  groupAlike([asked], counting)
  expect(weighed).toEqual([160])
})

test('a group is named by a whole question, and shows a few wordings that tell nobody', () => {
  expect(
    titled(
      [
        'sebring ohio??',
        'my name is bob miller do u work in sebring',
        'do u work in sebring',
        'do u work in sebring',
        'u come to sebring, 330 555 0000',
      ],
      'en',
    ),
  ).toEqual({
    question: 'Do u work in sebring?',
    wordings: ['sebring ohio??', 'my name is … do u work in sebring', 'do u work in sebring'],
  })
  expect(titled(['hablan espanol en la oficina', 'hablan español'], 'es').question).toBe('¿Hablan español?')
})

test('of a long message its beginning is shown, and nothing that the cut divides', () => {
  const texts = [
    `${'330 555 0117 '.repeat(30)}ofelia at gmail dot com`,
    `will you move my piano ${'now '.repeat(200)}`,
  ]
  expect(titled(texts, 'en')).toEqual({
    question: expect.stringMatching(/^Will you move my piano now/),
    wordings: [expect.stringMatching(/^will you move my piano now.{60,}…$/)],
  })
})
