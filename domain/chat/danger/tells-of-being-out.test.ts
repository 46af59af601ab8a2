import { expect, test } from 'vitest'
import { tellsOfBeingOut } from './tells-of-being-out.ts'

test.each([
  'I’m outside',
  'we are out of the house',
  'we all got out',
  'everyone is out now',
  'i left the house',
  'im safe',
  'got everyone out',
  'ya estamos afuera',
  'Estoy fuera',
  'salimos todos',
])('out: “%s”', (text) => {
  expect(tellsOfBeingOut(text)).toBe(true)
})

test.each([
  'we are out of power',
  'should i go outside',
  'i cant get out',
  'im outside but my dad is inside',
  'not everyone is out',
  'the power is out',
  'are we safe?',
  'no puedo salir',
  'estoy afuera pero mi hijo no',
  'todavia no salimos',
  'it smells of gas',
])('not out, or not for sure: “%s”', (text) => {
  expect(tellsOfBeingOut(text)).toBe(false)
})
