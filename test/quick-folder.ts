import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const enough = 4_000_000_000

/**
 * Where things of tests lie that need not outlive them: in memory, where there is room for them and programs may run there. A
 * disk took longer to copy a database for each test than the tests took.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === memory)
    return mount && !/\bnoexec\b/.test(mount) && bavail * bsize > enough ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
