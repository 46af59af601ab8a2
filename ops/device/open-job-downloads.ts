import type { QueryClient } from '@tanstack/react-query'
import { second } from '#platform/time.ts'
import type { PortalDatabase } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import { inTurn } from './in-turn.ts'
import type { MaySee } from './job-rights.ts'

/** Whoever changes a job in the office changes several facts in a row. */
const together = second

/** What is sent comes first: the files are read once for all of it, and not after each write. But not for long: a photo may take minutes. */
const longestWait = 30 * second

type Parts = {
  client: QueryClient
  jobs: PortalDatabase['jobs']
  sealer: Sealer
  personId: string
  maySee: MaySee
  /** Whether this device is sending something, which the server then tells of. */
  isSending: () => boolean
}

/** What is known of the files since the store was opened. */
export type KnownFiles = {
  /** When each was asked for last, in milliseconds. */
  tried: Map<string, number>
  /** The newest line of its history that the desk told when it was downloaded. */
  newest: Map<string, number>
  /** What changed and is not downloaded since. */
  heard: Set<string>
  /** Something may have happened that nobody here heard of: then the desk is asked first. */
  hasMissed: boolean
}

/** Downloads the files of jobs behind the screen, in one tab at a time. */
export function openJobDownloads({ personId, isSending, ...parts }: Parts) {
  const known: KnownFiles = { tried: new Map(), newest: new Map(), heard: new Set(), hasMissed: false }
  const { start, close } = inTurn(`jobs-${personId}`, async (signal) => {
    if (!parts.maySee('file')) return
    // Most people have no job in hand.
    const { downloadJobs } = await import('./job-downloads.ts')
    await downloadJobs({ ...parts, known }, signal)
  })
  let timer: ReturnType<typeof setTimeout> | undefined

  function startSoon(since: number) {
    timer = setTimeout(() => {
      if (isSending() && Date.now() - since < longestWait) return startSoon(since)
      timer = undefined
      start()
    }, together)
  }

  return {
    start,
    /** What this one is now, the server has just told; null: any of them may be another by now. */
    hear(id: string | null) {
      if (id === null) known.hasMissed = true
      else known.heard.add(id)
      if (timer === undefined) startSoon(Date.now())
    },
    /** Nothing is stored any more. */
    startAnew() {
      known.tried.clear()
      known.newest.clear()
      start()
    },
    close() {
      clearTimeout(timer)
      close()
    },
  }
}
