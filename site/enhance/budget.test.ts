import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ModuleName } from '../assets.ts'
import { bundle } from './build.ts'

test('what public pages load stays within its budget: 2 kB inlined, 4.5 kB for the contact form, 8.1 kB for the confirmation', async () => {
  expect(await weightOf('main')).toBeLessThanOrEqual(2000)
  expect(await weightOf('contact')).toBeLessThanOrEqual(4500)
  expect(await weightOf('receipt')).toBeLessThanOrEqual(8100)
  expect(await weightOf('notices')).toBeLessThanOrEqual(3760)
  for (const small of ['before-after', 'filters'] as const)
    expect(await weightOf(small)).toBeLessThanOrEqual(500)
  expect(await weightOf('analytics')).toBeLessThanOrEqual(500)
  expect(await weightOf('vitals')).toBeLessThanOrEqual(3500)
  expect(await weightOf('questions')).toBeLessThanOrEqual(2000)
  expect(await weightOf('worker')).toBeLessThanOrEqual(2000)
})

async function weightOf(name: 'main' | 'worker' | ModuleName) {
  return brotliCompressSync(await bundle(name)).length
}
