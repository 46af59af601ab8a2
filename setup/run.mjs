import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './step.mjs'

// Each thread that packs pages or pictures would keep a heap of its own for ever: two for all save some 15 MB.
const frugal = { MALLOC_ARENA_MAX: '2' }

/** Runs a program of ours in the foreground, hands signals on to it, and returns its exit code. */
export function run(node, args, env = {}) {
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(delimiter)
  const child = spawn(node, args, {
    cwd: root,
    env: {
      NODE_COMPILE_CACHE: join(root, '.setup', 'compiled'),
      ...frugal,
      ...process.env,
      PATH: path,
      ...env,
    },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
