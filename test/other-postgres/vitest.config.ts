import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patience } from '../patience.ts'
import { platformSqlTests, sqlTests } from './where-sql-is.ts'

const root = join(import.meta.dirname, '../..')
const aside = ['node_modules/**', 'dist/**', 'data/**', '.setup/**']

/** They play the product for minutes, on SQL that other tests here ask too; `npm test` restores into Debian's PostgreSQL elsewhere. */
const long = ['db/demo/fill.test.ts', 'domain/alerts/text-flood.test.ts', 'platform/backup/restore.test.ts']

/** Every test beside SQL, where `OTHER_POSTGRES` is `all`. */
const isEvery = process.env['OTHER_POSTGRES'] === 'all'

/**
 * Tests beside SQL that ask for a database, found by asking it, so that a new one is not forgotten: those of the platform, which
 * use what sets one PostgreSQL apart from another (locks, notices, copies). What the domain asks differs less, and `doors.test.ts`
 * plays it by asking each endpoint once.
 */
const usesDatabase = /from '#test\/(database|world)\.ts'/
const besideSql = globSync(isEvery ? sqlTests : platformSqlTests, {
  cwd: root,
  exclude: [...aside, ...long],
}).filter((file) => usesDatabase.test(readFileSync(join(root, file), 'utf8')))

export default defineConfig({
  test: {
    ...patience,
    root,
    include: [...besideSql, 'test/other-postgres/*.test.ts'],
    globalSetup: './test/other-postgres/setup.ts',
    isolate: false,
  },
})
