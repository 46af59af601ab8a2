import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processorTime } from './processes.ts'

const run = promisify(execFile)

export type Load = { requests: number; perSecond: number; failed: boolean }

/** Answers per second, and the processor time of the server for each of them. */
export type Pace = { perSecond: number; microseconds: number }

const connections = 32

/** Asks for one address as fast as it is answered, over 32 connections, on a core of its own. */
export async function load(url: string, { pid, seconds }: { pid: number; seconds: number }): Promise<Pace> {
  const before = await processorTime(pid)
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = await run('taskset', ['-c', '1', ...wrk])
  const { requests, perSecond, failed } = readWrk(stdout)
  if (failed) throw new Error(`some requests to ${url} failed:\n${stdout}`)
  return { perSecond, microseconds: (((await processorTime(pid)) - before) / requests) * 1e6 }
}

export function readWrk(output: string): Load {
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    failed: /Non-2xx|Socket errors/.test(output),
  }
}
