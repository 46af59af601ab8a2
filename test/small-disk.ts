import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const megabyte = 2 ** 20

/**
 * A disk in memory that is soon full. It says so as a real one does, but keeps no room for root, writes nothing late, and
 * has nothing to lose in a power cut. Null where this user may not mount one.
 */
export async function mountSmallDisk(megabytes: number) {
  const path = await mkdtemp(join(await realpath(tmpdir()), 'small-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  } catch {
    await rm(path, { recursive: true })
    return null
  }
  await chmod(path, 0o755)
  const filler = join(path, 'something-else')
  return {
    path,
    free,

    /** Something else takes all room but this. */
    async fillUp(leave: number) {
      for (let room = (await free()) - leave; room > 0; room = (await free()) - leave) {
        const isWritten = await appendFile(filler, Buffer.alloc(Math.min(room, megabyte))).then(
          () => true,
          () => false,
        )
        if (!isWritten) return
      }
    },

    giveBack: () => rm(filler, { force: true }),

    async unmount() {
      await run('umount', ['-l', path])
      await rm(path, { recursive: true, force: true })
    },
  }

  async function free() {
    const { bavail, bsize } = await statfs(path)
    return bavail * bsize
  }
}
