import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patience } from '../patience.ts'

const root = join(import.meta.dirname, '../..')
const aside = ['node_modules/**', 'dist/**', 'data/**', '.setup/**']

/** Every test that asks for a database, found by asking it, so that a new one is not forgotten. */
const usesDatabase = /from '#test\/(database|world)\.ts'/
const worldTests = globSync('**/*.test.ts', { cwd: root, exclude: aside }).filter((file) =>
  usesDatabase.test(readFileSync(join(root, file), 'utf8')),
)

export default defineConfig({
  test: {
    ...patience,
    root,
    include: [...worldTests, 'test/other-postgres/*.test.ts'],
    globalSetup: './test/other-postgres/setup.ts',
    isolate: false,
  },
})
