import { execFile, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { second } from '#platform/time.ts'
import { afterwards } from './clean-up.ts'
import { killWorkers } from './processes.ts'

const exec = promisify(execFile)
const longestUnmount = 20 * second

/** A disk of its own in a file: ext4 through a loop device. */
export type LoopDisk = {
  folder: string
  /** Cuts the power: what was written but not synced is gone. */
  cutPower(): Promise<void>
  /** Ends what still runs on it, and mounts it again, as after a cut. */
  mountAgain(): Promise<void>
  remove(): Promise<void>
}

const megabytes = 1600

/** Throws, with the reason, where root, loop devices, ext4 or a cut of its power are not to be had. */
export async function openLoopDisk(): Promise<LoopDisk> {
  if (process.getuid?.() !== 0) throw new Error('it takes root to mount a disk')
  const home = await mkdtemp(join(await realpath(tmpdir()), 'mission-restore-disk-'))
  const [image, folder] = [join(home, 'image'), join(home, 'disk')]
  let isThere = true
  const disk: LoopDisk = {
    folder,
    cutPower: async () => void (await exec('perl', ['-e', shutDown, folder])),
    async mountAgain() {
      await unmount(folder)
      await mount(image, folder)
    },
    async remove() {
      if (!isThere) return
      isThere = false
      await unmount(folder).catch(() => {})
      await rm(home, { recursive: true, force: true })
    },
  }
  afterwards(disk.remove, () => {
    if (!isThere) return
    killWorkers(folder)
    spawnSync('umount', ['-l', folder])
    rmSync(home, { recursive: true, force: true })
  })
  try {
    await exec('chmod', ['755', home])
    await exec('truncate', ['-s', `${megabytes}M`, image])
    await exec('mkfs.ext4', ['-q', '-m', '0', image])
    await exec('mkdir', [folder])
    await mount(image, folder)
    await disk.cutPower()
    await disk.mountAgain()
    return disk
  } catch (error) {
    await disk.remove()
    throw new Error(`this machine gives us no disk (${lastLine(error)})`, { cause: error })
  }
}

/** EXT4_IOC_SHUTDOWN with NOLOGFLUSH: the file system stops at once, and forgets what it had not yet written. */
const shutDown =
  'sysopen(my $disk, $ARGV[0], 0) or die $!; my $how = pack("L", 2); ioctl($disk, 0x8004587d, $how) or die $!'

async function mount(image: string, folder: string) {
  await exec('mount', ['-o', 'loop', image, folder])
}

/** A disk without power cannot be asked who works on it. Processes that were killed hold it for a moment. */
async function unmount(folder: string) {
  for (const deadline = Date.now() + longestUnmount; ; await sleep(50)) {
    killWorkers(folder)
    const error = await exec('umount', [folder]).then(
      () => null,
      (error: unknown) => error,
    )
    if (!error) return
    if (Date.now() > deadline) throw error
  }
}

function lastLine(error: unknown) {
  const said = error instanceof Error ? error.message : String(error)
  return said.trim().split('\n').at(-1) ?? said
}
