import type { Context } from 'hono'
import * as z from 'zod'
import type { ApiEnv } from './env.ts'

const Sent = z.iso.datetime()

const Added = 'photo-added-at'

/**
 * When a photo was added, by the clock of the device, from the header `Photo-Added-At`: it is no part of what is sent, so that the receipt of one
 * that an older version sent, or tried to, stays good.
 */
export function photoAddedAt(c: Context<ApiEnv>): string | undefined {
  return Sent.safeParse(c.req.header(Added)).data
}

/** What the clock of the device showed as it sent this, from the header `Client-Time`; where it does not say, it is right. */
export function clientTime(c: Context<ApiEnv>): Date {
  const { data } = Sent.safeParse(c.req.header('client-time'))
  return data ? new Date(data) : c.var.world.now()
}
