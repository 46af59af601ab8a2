import { expect, test } from 'vitest'
import { isQuestion } from './asks.ts'

test.each([
  'do u work in sebring',
  'sebring ohio??',
  'u come to sebring',
  'hablan español',
  'are you hiring',
  'will you move my piano',
  'que hago con el perro',
])('this asks: “%s”', (text) => {
  expect(isQuestion(text)).toBe(true)
})

test.each([
  'ok thanks',
  'my name is bob miller',
  'i hate my landlord',
  'gracias',
  'water everywhere',
  'mi nombre es juan',
])('this does not: “%s”', (text) => {
  expect(isQuestion(text)).toBe(false)
})
