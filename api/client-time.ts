import type { Context } from 'hono'
import * as z from 'zod'
import type { ApiEnv } from './env.ts'

const Sent = z.iso.datetime()

/** What the clock of the device showed as it sent this, from the header `Client-Time`; where it does not say, it is right. */
export function clientTime(c: Context<ApiEnv>): Date {
  const { data } = Sent.safeParse(c.req.header('client-time'))
  return data ? new Date(data) : c.var.world.now()
}
