import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, realpathSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { findWorkers } from './processes.ts'

vi.setConfig({ testTimeout: 60_000 })
const soon = { interval: 50 }

test.for(['SIGINT', 'SIGTERM'] as const)(
  'a run of faults that is ended by %s leaves neither processes nor files',
  async (signal, { skip }) => {
    if (process.platform !== 'linux') return skip('processes are looked up in /proc')
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'ended-run-'))
    chmodSync(folder, 0o755) // root hands the database to another user, who must get there
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))

    const run = spawn(process.execPath, ['test/fault/main.ts', '--short', '--only', 'kill'], {
      cwd: projectRoot,
      env: { ...process.env, TMPDIR: folder },
      stdio: 'ignore',
    })
    const ended = once(run, 'exit')
    await expect.poll(() => findWorkers(folder), soon).not.toEqual([])
    run.kill(signal)
    await ended
    await expect.poll(() => findWorkers(folder), soon).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  },
)
