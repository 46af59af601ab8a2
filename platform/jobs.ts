import * as z from 'zod'
import type { EventKind } from './event.ts'
import { day, hour, minute } from './time.ts'
import type { World } from './world.ts'

type Handle<Payload> = (world: World, payload: Payload) => Promise<void>

/** Something that happens later: after each fact of a kind, or at regular times. Handlers run at least once, so they tolerate a repeat. */
export type Job = {
  readonly queue: string
  readonly after: string | null
  readonly cron: string | null
  /** The pieces of work that a fact makes, each told to a job of its own. */
  readonly pieces: (payload: unknown) => readonly unknown[]
  /** Of jobs that wait in one queue those of the lowest turn are done first. */
  readonly turn?: (payload: unknown) => number
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
    pieces: (payload) => [payload],
    run: (world, payload) => handle(world, kind.payload.parse(payload)),
  }
}

/** As `on`, for a fact that names several things to do: each value of its list is a job of its own, tried again by itself. */
export function onEach<Payload extends z.ZodObject>(
  kind: EventKind<Payload>,
  list: keyof z.output<Payload> & string,
  handle: (world: World, id: string) => Promise<void>,
): Job {
  // A fact from before the list was told names nothing to do.
  const Named = z.object({ [list]: z.array(z.string()).default([]) })
  return {
    queue: `${kind.name}/${handle.name}`,
    after: kind.name,
    cron: null,
    // What cannot be read fails as a job of its own: here it would hold up every other fact.
    pieces: (payload) => Named.safeParse(payload).data?.[list] ?? [payload],
    run: (world, id) => handle(world, z.string().parse(id)),
  }
}

/** The fact tells the turn of its jobs in a field: what one sender sends a lot of waits for the first of the others. */
export function inTurns(field: string, job: Job): Job {
  const Turn = z.object({ [field]: z.int() })
  return { ...job, turn: (payload) => Turn.safeParse(payload).data?.[field] ?? 1 }
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
  return { queue: `every/${handle.name}`, after: null, cron, pieces: () => [], run: (world) => handle(world) }
}
