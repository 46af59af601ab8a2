import { expect, test } from 'vitest'
import { wayWishedIn } from './wished-way.ts'

test.each([
  'Mandeme texto no llame',
  'mándenme un mensaje por favor',
  'no me llamen, solo texto',
  'no llame',
  'prefiero mensaje de texto',
  'texteme al 330 555 0117',
  'por texto mejor',
  'text me don’t call',
  'text me dont call 330 555 0117',
  'please dont call just text',
  'i cant talk on the phone, text me',
  'txt only',
  'can u text me',
  'no calls please',
  'i cant talk, my husband is asleep, please text',
  'can’t talk right now',
  'no puedo hablar, mi esposo está dormido',
  'i cant talk im deaf. pipe brust',
  'soy sorda, hay agua en el sótano',
])('a text is wished for: “%s”', (text) => {
  expect(wayWishedIn(text)).toBe('text')
})

test.each(['call me dont text', 'no me manden mensajes, llamenme', 'no texts', 'no me texteen'])(
  'a call is wished for: “%s”',
  (text) => {
    expect(wayWishedIn(text)).toBe('call')
  },
)

test.each([
  'why dont you call me',
  'por que no me llaman',
  'my basement is flooded',
  'should i not call the insurance',
  'dont call 911 for this right',
  'i got a text from my neighbor',
  'se inundo mi casa',
  'no tengo llave',
  'i cant talk to my landlord',
  'my dad cant talk and his face hangs down',
  'no puedo hablar con mi seguro',
  'i cant speak english',
])('nothing is wished for: “%s”', (text) => {
  expect(wayWishedIn(text)).toBeNull()
})
