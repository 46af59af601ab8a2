import type * as z from 'zod'
import type { EventKind } from './event.ts'
import { day, hour, minute } from './time.ts'
import type { World } from './world.ts'

type Handle<Payload> = (world: World, payload: Payload) => Promise<void>

/** Something that happens later: after each fact of a kind, or at regular times. Handlers run at least once, so they tolerate a repeat. */
export type Job = {
  readonly queue: string
  readonly after: string | null
  readonly cron: string | null
  readonly run: (world: World, payload: unknown) => Promise<void>
}

export function on<Payload extends z.ZodObject>(
  kind: EventKind<Payload>,
  handle: Handle<z.output<Payload>>,
): Job {
  return {
    queue: `${kind.name}/${handle.name}`,
    after: kind.name,
    cron: null,
    run: (world, payload) => handle(world, kind.payload.parse(payload)),
  }
}

const crons = new Map([
  [minute, '* * * * *'],
  [hour, '11 * * * *'],
  [day, '23 4 * * *'],
])

/** `interval` is one of `minute`, `hour`, `day`. */
export function every(interval: number, handle: (world: World) => Promise<void>): Job {
  const cron = crons.get(interval)
  if (!cron) throw new Error(`${handle.name}: jobs come round every minute, hour or day.`)
  return { queue: `every/${handle.name}`, after: null, cron, run: (world) => handle(world) }
}
