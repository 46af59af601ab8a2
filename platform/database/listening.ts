import pg from 'pg'
import type { Connection } from './database.ts'
import { second } from '#platform/time.ts'

const reconnectPause = second

type Listening = {
  channel: string
  /** Called with what each notification carries. */
  hear: (payload: string) => void
  /** Called once listening has begun, again after each reconnect: what was told meanwhile was missed. */
  begun?: () => Promise<unknown>
  /** Called each time that the connection is lost. */
  lost?: (error: unknown) => void
}

/** Listens on a connection of its own, which is opened again whenever it breaks. The first try is waited for. */
export async function listenTo(connection: Connection, { channel, hear, begun, lost }: Listening) {
  let client: pg.Client | null = null
  let isStopped = false

  async function connect() {
    const opened = new pg.Client({ ...connection, keepAlive: true })
    const loseOnce = once(
      () => void (isStopped || setTimeout(() => void (isStopped || connect()), reconnectPause)),
    )
    opened.on('error', loseOnce)
    opened.on('end', loseOnce)
    opened.on('notification', ({ payload = '' }) => hear(payload))
    client = opened
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      await begun?.()
    } catch (error) {
      lost?.(error)
      loseOnce()
    }
  }

  await connect()
  return {
    async stop() {
      isStopped = true
      await client?.end().catch(() => {})
    },
  }
}

function once(act: () => void) {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}
