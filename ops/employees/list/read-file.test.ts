import { expect, test } from 'vitest'
import { readText } from './read-file.ts'

test('names are read right from both alphabets of spreadsheets', async () => {
  expect(await readText(new Blob(['name\nZoë']))).toBe('name\nZoë')
  expect(await readText(new Blob([Uint8Array.from([0x5a, 0x6f, 0xeb])]))).toBe('Zoë')
})
