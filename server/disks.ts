import { join } from 'node:path'
import type { WatchedDisk } from '#platform/disk-room/watch-disks.ts'

/**
 * The disks that can run full under us: that of the files, and that of the database where it is ours. They are watched
 * before it starts: on a full disk it needs the ballast to start at all.
 */
export function disksOf(dataDir: string, database: string | null): WatchedDisk[] {
  const files = { path: dataDir }
  return database ? [{ path: database, ballast: join(database, 'ballast') }, files] : [files]
}

/** What visitors and staff are told while nothing can be stored. */
export function callInstead(phone: string) {
  return `We can’t save anything right now because our storage is full. Please call ${phone}. We answer day and night.`
}
