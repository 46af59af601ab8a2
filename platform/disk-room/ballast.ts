import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '#platform/log.ts'
import { minute, second } from '#platform/time.ts'

/** Created in the background, so that a start doesn't wait for it. */
const afterStart = 30 * second
const afterGivingUp = 10 * minute
const chunk = 2 ** 20

type Environment = { log: Pick<Log, 'warn'>; now: () => number }

export type Ballast = ReturnType<typeof openBallast>

/**
 * A file that only takes up room on the disk of the database. When the disk is full it is given up, and the database can
 * write the checkpoint without which it would go down, or not come up.
 */
export function openBallast(file: string, { log, now }: Environment) {
  let notBefore = now() + afterStart
  let laying: Promise<void> | null = null

  return {
    /** Lays it when it is time and it is not there. Of several processes each replaces the other's by the same. */
    async lay(size: number) {
      if (now() < notBefore || existsSync(file)) return
      laying ??= fill(file, size)
        .catch((error: unknown) => {
          notBefore = now() + afterGivingUp
          log.warn({ err: error }, 'could not reserve disk space')
        })
        .finally(() => (laying = null))
      await laying
    },

    async giveUp() {
      notBefore = now() + afterGivingUp
      if (!existsSync(file)) return
      await rm(file, { force: true }).catch(() => {})
      log.warn('the disk is full: the reserved space was freed')
    },
  }
}

/** Whole or not at all, with bytes that a compressing file system cannot make small. */
async function fill(file: string, size: number) {
  const noise = randomBytes(chunk)
  const draft = join(dirname(file), `.draft-ballast-${process.pid}`)
  try {
    const handle = await open(draft, 'w', 0o600)
    try {
      for (let left = size; left > 0; left -= chunk) await handle.write(noise, 0, Math.min(chunk, left))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}
