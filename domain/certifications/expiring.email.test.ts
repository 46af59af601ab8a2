import { expect, test } from 'vitest'
import { expiringEmail } from './expiring.email.ts'
import { warningDays } from './expiry.ts'

const world = { publicUrl: 'https://example.com', now: () => new Date('2026-11-23T02:00:00Z') }
const company = { name: 'Mission Restore' }
const wrt = { code: 'WRT', name: 'Ivy Starling', employee_id: 'ivy' }

test('the email names each person, their certification and its day, past or to come', () => {
  const late = { ...wrt, expires_on: '2026-11-01' }
  const soon = { ...wrt, name: 'Theo Bittern', employee_id: 'theo', expires_on: '2027-01-09' }
  const both = expiringEmail([late, soon], company, world)
  expect(both.subject).toBe('2 certifications to renew')
  expect(both.text).toContain(
    `These certifications have expired or will expire within ${warningDays} days.\n`,
  )
  expect(both.text).toMatch(
    /Ivy Starling: .+ expired on November 1, 2026\nhttps:\/\/example\.com\/ops\/employees\/ivy/,
  )
  expect(both.text).toMatch(/Theo Bittern: .+ expires on January 9, 2027\n/)
  const one = expiringEmail([soon], company, world)
  expect(one.subject).toBe('1 certification to renew')
  expect(one.text).toMatch(/^This certification has expired or will expire/)
})

test('a certification is valid until midnight where the company works', () => {
  // 11 PM on November 30 in Ohio.
  const now = () => new Date('2026-12-01T04:00:00Z')
  const lastDay = { name: 'Ivy Starling', employee_id: 'x', code: 'WRT', expires_on: '2026-11-30' }
  const { text } = expiringEmail([lastDay], { name: 'Mission Restore' }, { publicUrl: 'https://x', now })
  expect(text).toContain('expires on November 30, 2026')
})
