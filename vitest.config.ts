import { defineConfig } from 'vitest/config'
import { patience } from './test/patience.ts'

const aside = ['node_modules/**', 'dist/**', 'data/**', '.setup/**', 'test/other-postgres/**']
/** Tests whose files each hold something for themselves from the first line to the last: a browser, a copy of a database. */
const alone = ['**/*.browser.test.ts', 'platform/embedded-postgres/*.test.ts']

// Most files only read what they import, so they share it: reading it anew for each file took longer than many tests.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'shared',
          include: ['**/*.test.{ts,tsx,mjs}'],
          exclude: [...aside, ...alone],
          globalSetup: './test/database.ts',
          isolate: false,
        },
      },
      // A busy machine may hold up a browser for longer than any wait; the report names the tests that needed this.
      { test: { ...patience, name: 'alone', include: alone, exclude: aside, retry: 1 } },
    ],
  },
})
