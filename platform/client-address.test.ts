import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without a trusted proxy the header is not believed', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
})

test('behind one proxy it is the last address of the header, whatever the client wrote before it', () => {
  expect(clientAddress('127.0.0.1', '10.9.9.9, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(clientAddress('127.0.0.1', undefined, 1)).toBe('127.0.0.1')
})

test('an IPv6 address counts as its /64, and one that wraps IPv4 as that', () => {
  expect(clientAddress('2001:db8:1:2:3:4:5:6', undefined, 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:db8::6', undefined, 0)).toBe('2001:db8:0:0::/64')
  expect(clientAddress('::ffff:192.0.2.7', undefined, 0)).toBe('192.0.2.7')
})
