import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { inject, onTestFinished } from 'vitest'
import type { ApiParts } from '#api/env.ts'
import { createApi } from '#api/index.ts'
import { openDatabase } from '#platform/database/database.ts'
import { watchDisks } from '#platform/disk-room/watch-disks.ts'
import { localFiles } from '#platform/files/files.ts'
import { openLog, type Log } from '#platform/log.ts'
import type { Email } from '#platform/mail/mail.ts'
import type { PushAddress, PushMessage } from '#platform/push/push.ts'
import type { TextMessage } from '#platform/text-messages/texts.ts'
import { openNews } from '#platform/events/news.ts'
import { openSignals } from '#platform/signals/signals.ts'
import { vapidKeysFrom } from '#platform/push/vapid-keys.ts'
import { workOff } from '#platform/tasks/work-off.ts'
import type { World } from '#platform/world.ts'
import { escalate } from '#domain/alerts/alerts.tasks.ts'
import { foundCompany } from '#domain/company/company.server.ts'
import { countLeads } from '#domain/leads/figures/lead-counts.server.ts'
import { followDrying } from '#domain/readings/dried/dried-jobs.flow.ts'
import { tasks } from '#server/tasks.ts'
import { openLimits } from '#server/limits.ts'
import { openVitals } from '#server/metrics/vitals.ts'
import { cloneDatabase } from './database.ts'

export type TestWorld = Awaited<ReturnType<typeof createTestWorld>>

type TestWorldOptions = {
  /** Multiplies all limits. */
  limitScale?: number
  log?: Log
  /** What the chat answers by itself. */
  chat?: (world: World) => Pick<ApiParts, 'decide' | 'writer'>
}

/** The whole product on an empty database of its own: a clock you turn, a mailbox you read, the API as a function. */
export async function createTestWorld({
  limitScale = 1,
  log = openLog('silent'),
  chat = () => ({}),
}: TestWorldOptions = {}) {
  const connection = await cloneDatabase(inject('cluster'))
  const db = openDatabase(connection, () => {}, 6)
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-files-'))
  const emails: Email[] = []
  const texts: TextMessage[] = []
  const pushes: (PushAddress & PushMessage)[] = []
  /** How the push service answers each address; it takes every message where nothing is said. */
  const pushAnswers = new Map<string, 'gone' | 'failed'>()
  const secret = Buffer.alloc(32, 7)
  const clock = { time: Date.parse('2026-11-20T12:00:00Z') }
  const space = { free: 10 ** 12, total: 10 ** 12 }
  const disks = await watchDisks({
    disks: [{ path: folder }],
    log: { warn: () => {} },
    sentence: () => 'Our storage is full. Please call (330) 555-0142.',
    readSpace: async () => space,
  })
  const world: World = {
    db,
    files: localFiles(folder),
    mail: {
      async send(email) {
        emails.push(email)
        return 'sent'
      },
    },
    texts: {
      async send(message) {
        texts.push(message)
        return 'sent'
      },
    },
    push: {
      publicKey: vapidKeysFrom(secret).publicKey,
      async send(to, message) {
        const answer = pushAnswers.get(to.endpoint)
        if (answer === 'failed') throw new Error('The push service responded with 503.')
        if (answer === 'gone') return 'gone'
        pushes.push({ ...to, ...message })
        return 'sent'
      },
    },
    room: disks.room,
    now: () => new Date(clock.time),
    log,
    secret,
    publicUrl: 'http://localhost:3000',
    wakeRelay: () => {},
  }
  await foundCompany(world)

  const closing = new AbortController()
  const news = await openNews(world, connection)
  const signals = await openSignals(world, connection)
  const limits = openLimits(db, limitScale)
  const registry = new Registry()
  const vitals = openVitals(registry)
  const api = createApi({ ...chat(world), world, news, signals, limits, vitals, closing: closing.signal })
  onTestFinished(async () => {
    closing.abort()
    disks.stop()
    await news.stop()
    await signals.stop()
    await db.destroy()
    await rm(folder, { recursive: true })
  })

  return {
    world,
    api,
    signals,
    emails,
    texts,
    pushes,
    pushAnswers,
    vitals,
    /** The numbers of /metrics, as text. */
    metrics: () => registry.metrics(),
    connection,
    folder,
    /** Leaves so many bytes free on the disk, or gives it room again. */
    async fillDisk(free = 0) {
      space.free = free
      await disks.look()
    },
    wait: (milliseconds: number) => void (clock.time += milliseconds),
    /** Alerts that are due go on, and everything that follows is done. */
    async workUntilIdle() {
      await escalate(world)
      await workOff(world, tasks)
      while ((await countLeads(world)) > 0);
      while ((await followDrying(world)) > 0);
    },
  }
}
