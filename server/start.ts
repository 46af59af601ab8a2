import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { createApi } from '#api/index.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'
import { openDatabase, type Connection } from '#platform/database.ts'
import type { Settings } from '#platform/env.ts'
import { localFiles } from '#platform/files.ts'
import type { Log } from '#platform/log.ts'
import { migrate } from '#platform/migrations.ts'
import { openMail } from '#platform/mail.ts'
import { openNews } from '#platform/news.ts'
import { projectRoot } from '#platform/project-root.ts'
import { relayEvents, startRelay } from '#platform/relay.ts'
import { second } from '#platform/time.ts'
import { openWorkQueue } from '#platform/work-queue.ts'
import type { World } from '#platform/world.ts'
import { firstRun } from './first-run.ts'
import { createListener } from './http.ts'
import { jobs } from './jobs.ts'
import { openLimits } from './limits.ts'
import { openPages } from './pages.ts'
import { readSecret } from './secret.ts'

export type Started = {
  url: string
  /** The owner's one-time password, where this start made one. */
  owner: { username: string; password: string } | null
  stop(): Promise<void>
}

const relayPause = second
const longestStop = 10 * second
