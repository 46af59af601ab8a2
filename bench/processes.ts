import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const ticksPerSecond = 100
const userTime = 11
const systemTime = 12

/** Seconds of processor time that a process has used so far, over all its threads. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[userTime]) + Number(fields[systemTime])) / ticksPerSecond
}

/** Bytes in memory: all that is mapped, and its fair share of what others use too. */
export async function memoryOf(pid: number) {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const bytes = (name: string) => 1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1])
  return { rss: bytes('Rss'), pss: bytes('Pss') }
}

export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Keeps a process with all its threads on these cores, such as '0' or '0-1'. */
export async function pin(pid: number, cores: string) {
  await run('taskset', ['-acp', cores, String(pid)])
}
