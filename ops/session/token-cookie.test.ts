import { expect, test } from 'vitest'
import { clearedTokenCookie, tokenCookie, tokenFromCookies } from './token-cookie.ts'

test('with remember-me the cookie is asked to last 36500 days', () => {
  expect(tokenCookie('t0ken', { remember: true, secure: false })).toBe(
    'auth_token=t0ken; Path=/; Max-Age=3153600000; SameSite=Strict',
  )
})

test('without remember-me the cookie lasts one day', () => {
  expect(tokenCookie('t0ken', { remember: false, secure: false })).toBe(
    'auth_token=t0ken; Path=/; Max-Age=86400; SameSite=Strict',
  )
})

test('on https the cookie is sent over https only', () => {
  expect(tokenCookie('t0ken', { remember: false, secure: true })).toMatch(/; Secure$/)
  expect(clearedTokenCookie({ secure: true })).toBe('auth_token=; Path=/; Max-Age=0; SameSite=Strict; Secure')
})

test('the token is found among other cookies, whatever it is made of', () => {
  const written = tokenCookie('a=b;c d', { remember: false, secure: false }).split(';')[0]
  expect(tokenFromCookies(`other=1; ${written}; not_auth_token=2`)).toBe('a=b;c d')
  expect(tokenFromCookies('auth_token=ab_-C%')).toBe('ab_-C%')
})

test('no cookie, an empty one and a cookie of a similar name hold no token', () => {
  expect(tokenFromCookies('')).toBeNull()
  expect(tokenFromCookies('auth_token=')).toBeNull()
  expect(tokenFromCookies('xauth_token=1; auth_token2=2')).toBeNull()
})
