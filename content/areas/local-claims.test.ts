import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { localClaims } from './local-claims.ts'

test('the table of local claims says what the pages say', async () => {
  const written = await readFile(join(projectRoot, 'docs/local-claims.md'), 'utf8')
  expect(written === localClaims(), 'run: npm run claims').toBe(true)
})
