import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { afterwards } from '../fault/clean-up.ts'

const patience = 15 * second

/** Runs a command in a process group of its own, with its output in a file, and ends the group when it takes too long. */
export async function runCommand(command: readonly string[], options: RunOptions) {
  const [program = '', ...args] = command
  const file = openSync(options.logFile, 'w')
  const child = spawn(program, args, { env: options.env, stdio: ['ignore', file, file], detached: true })
  const kill = () => void signalGroup(child.pid, 'SIGKILL')
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const end = async () => void (isOver() || (await endGroup(child.pid)))
  const timer = setTimeout(() => void end(), options.longest)
  afterwards(end)
  process.once('exit', kill)
  try {
    await once(child, 'exit')
  } catch {
    // A program that is not there has written nothing, and its group ran nothing.
  } finally {
    clearTimeout(timer)
    process.off('exit', kill)
  }
  return { ok: child.exitCode === 0, output: readFileSync(options.logFile, 'utf8') }
}

export type RunOptions = { env: NodeJS.ProcessEnv; logFile: string; longest: number }

/** As Ctrl+C would, so that whoever has started a database stops it; who does not listen is killed. */
async function endGroup(pid: number | undefined) {
  signalGroup(pid, 'SIGINT')
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(50)) {
    if (!signalGroup(pid, 0)) return
  }
  signalGroup(pid, 'SIGKILL')
}

/** False where nobody is left in it. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals | 0) {
  if (!pid) return false
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}
