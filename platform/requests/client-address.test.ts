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

test.each([
  ['198.51.100.1', '198.51.100.1:5678', '[198.51.100.1]:5678', ' 198.51.100.1 ', '"198.51.100.1:80"'],
  ['198.51.100.1', '::ffff:198.51.100.1', '[::FFFF:198.51.100.1]:443', '::ffff:c633:6401'],
  ['2001:db8:0:0::/64', '2001:db8::1', '[2001:db8::1]', '[2001:db8::1]:443', '"[2001:DB8::2]:443"'],
  ['2001:db8:0:0::/64', '2001:0db8:0000::9', '2001:db8:0:0:1:2:3:4', '2001:db8::192.0.2.1'],
  ['fe80:0:0:0::/64', 'fe80::1%eth0', '[fe80::2%25eth0]:443'],
])('%s is one address to count, however a proxy writes it', (counted, ...spellings) => {
  expect(spellings.map((spelling) => clientAddress('127.0.0.1', spelling, 1))).toEqual(
    spellings.map(() => counted),
  )
})

test.each([
  'unknown',
  '_hidden',
  '1.2.3',
  '1.2.3.4.5',
  '999.1.1.1',
  '1.2.3.4:port',
  '1.2.3.4:',
  ':::',
  '[2001:db8::1',
  '2001:db8::1]:80',
  '[]',
  '',
  '10.9.9.9, ',
  '1.2.3.4;drop',
])('what is no address counts as that of the socket: %s', (garbage) => {
  expect(clientAddress('203.0.113.9', garbage, 1)).toBe('203.0.113.9')
})
