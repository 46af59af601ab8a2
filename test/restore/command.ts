import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { projectRoot } from '#platform/project-root.ts'

export type Said = { code: number | null; out: string; err: string }

/** Runs `server/backup.ts` or `server/restore.ts` as its npm script does, in a process of its own. */
export async function command(
  name: 'backup' | 'restore' | 'owner-password' | 'owner-factors' | 'audit-verify',
  args: string[],
  env: NodeJS.ProcessEnv,
) {
  return begin(name, args, env).said
}

/** The same, for a caller who does not wait for its end. */
export function begin(name: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(projectRoot, `server/${name}.ts`), ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: '', INIT_CWD: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, err]): Said => ({ code: child.exitCode, out, err }),
  )
  return { child, said }
}
