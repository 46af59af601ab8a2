import { quickFolder } from './quick-folder.ts'

process.env['TMPDIR'] ??= quickFolder()

/** What both sets of tests grant a busy machine: what follows by itself follows at once on a quiet one. */
export const patience = {
  pool: 'forks',
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 45_000 } },
} as const
