import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'

/** Runs a command in a process group of its own, with its output in a file, and ends the group when it takes too long. */
export async function runCommand(command: readonly string[], options: RunOptions) {
  const [program = '', ...args] = command
  const file = openSync(options.logFile, 'w')
  const child = spawn(program, args, { env: options.env, stdio: ['ignore', file, file], detached: true })
  const endGroup = () => void endProcessGroup(child.pid)
  const timer = setTimeout(endGroup, options.longest)
  process.once('exit', endGroup)
  try {
    await once(child, 'exit')
  } catch {
    // A program that is not there has written nothing, and its group ran nothing.
  } finally {
    clearTimeout(timer)
    process.off('exit', endGroup)
  }
  return { ok: child.exitCode === 0, output: readFileSync(options.logFile, 'utf8') }
}

export type RunOptions = { env: NodeJS.ProcessEnv; logFile: string; longest: number }

function endProcessGroup(pid: number | undefined) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
