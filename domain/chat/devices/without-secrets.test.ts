import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const secret = 'aB3_-9zQ4tLm7XwYk0PsRd2v'

test.each([
  [`Continue here: https://example.com/chat/${secret}`, 'Continue here: https://example.com/chat/…'],
  [`https://example.com/chat/${secret}/`, 'https://example.com/chat/…/'],
  [`https://example.com/chat/${secret}?from=text now`, 'https://example.com/chat/… now'],
  [`two: /chat/${secret} and chat/${secret}`, 'two: /chat/… and chat/…'],
  [`https://EXAMPLE.com/Chat/${secret}\nI smell gas`, 'https://EXAMPLE.com/Chat/…\nI smell gas'],
  [`https:\\\\example.com\\chat\\${secret}`, 'https:\\\\example.com\\chat\\…'],
  [`https://wa.me/?text=example.com%2Fchat%2F${secret}`, 'https://wa.me/?text=example.com%2Fchat%2F…'],
  [`/sign/${secret}${secret} and /unit/${secret}`, '/sign/… and /unit/…'],
  [`/chat/${secret.slice(0, 9)}\u200B${secret.slice(9)}`, '/chat/…'],
])('the secret in %j is taken out', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected)
  expect(withoutSecrets(expected)).toBe(expected)
})

test.for([
  'you can call/chat/text me any time',
  'do you have a chat/phone line?',
  'https://example.com/chat/',
])('%j has none', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})
