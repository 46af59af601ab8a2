import { expect, test } from 'vitest'
import { asksForPerson } from './asks-for-person.ts'

test.each([
  'i need a person, water everywhere',
  'i need a person now, 330 555 0199',
  'Can I talk to someone please',
  'are you a real person',
  'is this a person or a bot',
  'let me speak with a human',
  'give me an operator',
  'quiero hablar con alguien',
  'necesito una persona ya',
  '¿Es una persona o un robot? hay una persona ahí',
])('%s asks for a person', (text) => expect(asksForPerson(text)).toBe(true))

test.each([
  'what happens to personal things',
  'how many people come',
  'do you clean up after someone died',
  'my insurance agent said to call you',
  'this person died in our apartment',
  'hay agua en el piso',
  'is someone home all day needed',
])('%s asks for none', (text) => expect(asksForPerson(text)).toBe(false))
