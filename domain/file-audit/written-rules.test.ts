import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writtenRules } from './written-rules.ts'

test('docs/file-audit.md has the rules by which files are audited, word for word', async () => {
  const page = await readFile(new URL('../../docs/file-audit.md', import.meta.url), 'utf8')
  const [, rules = ''] = page.split('<!-- rules -->\n\n')
  expect(rules.trimEnd()).toBe(writtenRules())
})
