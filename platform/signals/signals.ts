import { sql } from 'kysely'
import * as z from 'zod'
import { listenTo } from '#platform/database/listening.ts'
import type { Connection } from '#platform/database/database.ts'
import type { World } from '#platform/world.ts'

/** What is true for a moment only, as that someone is typing: told to whoever listens now, on every node, and never stored. */
const Signal = z.object({ kind: z.string(), about: z.string(), by: z.string().nullable(), value: z.string() })
export type Signal = z.output<typeof Signal>

export type Signals = {
  /** Returns the way to stop listening. */
  listen(hear: (signal: Signal) => void): () => void
  stop(): Promise<void>
}

export async function openSignals(world: World, connection: Connection): Promise<Signals> {
  const listeners = new Set<(signal: Signal) => void>()
  const { stop } = await listenTo(connection, {
    channel: 'signal',
    hear(payload) {
      const data = readSignal(payload)
      if (data) for (const hear of listeners) hear(data)
    },
    lost: (error) => world.log.warn({ err: error }, 'signals have no connection'),
  })
  return {
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    stop,
  }
}

/** Null where another program told something on our channel. */
function readSignal(payload: string): Signal | null {
  try {
    return Signal.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

export async function sendSignal({ db }: World, signal: Signal): Promise<void> {
  await sql`select pg_notify('signal', ${JSON.stringify(signal)})`.execute(db)
}
