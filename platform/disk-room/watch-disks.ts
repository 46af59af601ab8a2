import type { Log } from '#platform/log.ts'
import { minute, second } from '#platform/time.ts'
import { openBallast, type Ballast } from './ballast.ts'
import { levelsOf } from './levels.ts'
import { isNoRoom, noRoom, noRoomForPhotos, type Room } from './room.ts'
import { spaceOf } from './space.ts'

export type WatchedDisk = {
  /** Any path on the disk, even one that doesn't exist yet. */
  path: string
  /** Where its ballast lies: for the disk of a database of ours. */
  ballast?: string
}

export type WatchOptions = {
  disks: readonly WatchedDisk[]
  log: Pick<Log, 'warn'>
  /** What people are told while nothing can be stored. */
  sentence: () => string
  readSpace?: typeof spaceOf
  now?: () => number
}

export type DiskWatch = { room: Room; look(): Promise<void>; stop(): void }

type Disk = { path: string; ballast: Ballast | null; isShort: boolean; isShortForPhotos: boolean }

const betweenLooks = 2 * second

/**
 * Looks at the disks every few seconds, and after each write that found no room. Below the level of its disk nothing is
 * taken in, so that PostgreSQL, which goes down when its log cannot grow, does not meet the end of the disk.
 */
export async function watchDisks(options: WatchOptions): Promise<DiskWatch> {
  const { log, sentence, readSpace = spaceOf, now = Date.now } = options
  const disks = options.disks.map(({ path, ballast }): Disk => {
    return {
      path,
      ballast: ballast ? openBallast(ballast, { log, now }) : null,
      isShort: false,
      isShortForPhotos: false,
    }
  })
  let isShort = false
  let looking: Promise<void> | null = null
  let lastSaid = -Infinity

  await look()
  const timer = setInterval(() => void look(), betweenLooks).unref()
  return {
    look,
    stop: () => clearInterval(timer),
    room: {
      refusal: () => (isShort ? noRoom(sentence()) : null),
      photoRefusal: () => (disks.some((disk) => disk.isShortForPhotos) ? noRoomForPhotos() : null),
      refusalFor(error) {
        if (!isNoRoom(error)) return null
        sayOnce(error)
        for (const { ballast } of disks) void ballast?.giveUp()
        void look()
        return noRoom(sentence())
      },
    },
  }

  /** All that is known of a disk that only the database sees; logged once, not for each request. */
  function sayOnce(error: unknown) {
    if (now() - lastSaid < minute) return
    lastSaid = now()
    log.warn({ err: error }, 'a write failed: the disk is full')
  }

  /** One look at a time: the disk of a server far away may keep one waiting. */
  function look() {
    looking ??= lookAtAll().finally(() => (looking = null))
    return looking
  }

  async function lookAtAll() {
    await Promise.all(disks.map(lookAt))
    const was = isShort
    const paths = disks.filter((disk) => disk.isShort).map(({ path }) => path)
    isShort = paths.length > 0
    if (isShort && !was)
      log.warn({ paths }, 'a disk is nearly full: requests are refused until there is space')
    if (was && !isShort) log.warn('there is enough disk space again')
  }

  async function lookAt(disk: Disk) {
    const space = await readSpace(disk.path).catch(() => null)
    // If the disk can't be read, its state stays unchanged; failing writes will show the rest.
    if (!space) return
    const levels = levelsOf(space.total)
    disk.isShort = space.free < (disk.isShort ? levels.takeAgainFrom : levels.refuseBelow)
    disk.isShortForPhotos = space.free < levels.refusePhotosBelow
    if (space.free < levels.giveUpBallastBelow) await disk.ballast?.giveUp()
    if (space.free - levels.ballast >= levels.takeAgainFrom) void disk.ballast?.lay(levels.ballast)
  }
}
