import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { second } from '#platform/time.ts'

const patience = 2 * second

/** Those who work in this folder or below: a database server and its sessions do, in the folder of their data. */
export function findWorkers(folder: string): number[] {
  return listProcesses().filter((pid) => placeOf(pid).startsWith(`${folder}/`))
}

/** Ends whatever works in a folder of ours. A disk without power cannot be asked who that is. */
export function killWorkers(folder: string, signal: NodeJS.Signals = 'SIGKILL') {
  for (const pid of findWorkers(folder)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended.
    }
  }
}

/** All at once and without a promise, for the last moment of a process: ends who works there, and removes the folder. */
export function sweep(folder: string) {
  killWorkers(folder, 'SIGQUIT') // PostgreSQL's own way to go at once, which gives its memory back
  for (const deadline = Date.now() + patience; Date.now() < deadline && findWorkers(folder).length > 0;)
    pause(20)
  killWorkers(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

function listProcesses() {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean)
  } catch {
    return []
  }
}

function placeOf(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function pause(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
