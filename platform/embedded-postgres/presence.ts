import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { SocketConnection } from './place.ts'
import { codeOf } from '../trouble.ts'

/**
 * An app that uses the server is present: it holds a shared lock on a connection of its own. The kernel closes that
 * connection when the app dies, however it dies, so nobody is ever counted who is not there.
 */
export type Presence = { client: Client; gone: Promise<void> }

/** 'absent': nothing answers on the socket. 'busy': a server is there, but starting, recovering or going down. */
export type Answer = Presence | 'absent' | 'busy'

/** Any two numbers will do, as long as nothing else in the maintenance database uses them. */
const presenceLock = '1346850899, 1'

export async function enter(connection: SocketConnection): Promise<Answer> {
  const client = new Client({
    ...connection,
    application_name: 'presence',
    connectionTimeoutMillis: 5000,
  })
  const gone = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => {})
  try {
    await client.connect()
    // Waits while a leaving app holds the lock alone; when that app then stops the server, this is cut off.
    await client.query(`select pg_advisory_lock_shared(${presenceLock})`)
    return { client, gone }
  } catch (error) {
    client.end().catch(() => {})
    return answerOf(error)
  }
}

/**
 * Gives up being present. True when nobody else is: then this connection holds the lock alone, nobody can enter, and
 * the server may be stopped. Of several that leave at once, the last to give up its share finds the lock free.
 */
export async function leave({ client }: Presence): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${presenceLock})`)
  // An app that was killed this moment may be counted until its session has noticed.
  for (let attempt = 0; attempt < 5; attempt++) {
    const { rows } = await client.query<{ alone: boolean }>(
      `select pg_try_advisory_lock(${presenceLock}) as alone`,
    )
    if (rows[0]?.alone) return true
    await sleep(50)
  }
  return false
}

function answerOf(error: unknown): 'absent' | 'busy' {
  const code = codeOf(error)
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
  const comesOrGoes = ['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE', 'EAGAIN'].includes(code)
  const cutOff = error instanceof Error && /terminated|timeout/i.test(error.message)
  if (comesOrGoes || cutOff) return 'busy'
  throw error
}
