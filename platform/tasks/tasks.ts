import * as z from 'zod'
import type { EventKind } from '#platform/events/event.ts'
import { day, hour, minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

type Handle<Payload> = (world: World, payload: Payload) => Promise<void>

/**
 * Background work: after each event of a kind, or on a schedule. Handlers run at least once, so they tolerate a repeat. Tasks wait
 * in the queue under the name that is written in their list: renaming a function moves nothing, renaming a queue needs a migration.
 */
export type Task = {
  readonly queue: string
  readonly after: string | null
  readonly cron: string | null
  /** The payloads that an event makes, each for a task of its own. */
  readonly pieces: (payload: unknown) => readonly unknown[]
  /** Of the tasks that wait in a queue, the lowest turn runs first. */
  readonly turn?: (payload: unknown) => number
  readonly limits?: TaskLimits
  readonly run: (world: World, payload: unknown) => Promise<void>
}

export type TaskLimits = {
  /** In milliseconds; a task that takes longer counts as failed and is tried again. Two minutes where nothing is said. */
  readonly longest?: number
  /** How many of them each process works on at once. Two where nothing is said. */
  readonly atOnce?: number
}

export function on<Payload extends z.ZodObject>(
  kind: EventKind<Payload>,
  name: string,
  handle: Handle<z.output<Payload>>,
): Task {
  return {
    queue: `${kind.name}/${name}`,
    after: kind.name,
    cron: null,
    pieces: (payload) => [payload],
    run: (world, payload) => handle(world, kind.payload.parse(payload)),
  }
}

/** As `on`, for an event that names several things to do: each value of its list is a task of its own, retried by itself. */
export function onEach<Payload extends z.ZodObject>(
  { kind, list }: { kind: EventKind<Payload>; list: keyof z.output<Payload> & string },
  name: string,
  handle: (world: World, id: string) => Promise<void>,
): Task {
  // An event from before the list existed names nothing to do.
  const Named = z.object({ [list]: z.array(z.string()).default([]) })
  return {
    queue: `${kind.name}/${name}`,
    after: kind.name,
    cron: null,
    // What cannot be parsed fails as a task of its own: here it would hold up every other event.
    pieces: (payload) => Named.safeParse(payload).data?.[list] ?? [payload],
    run: (world, id) => handle(world, z.string().parse(id)),
  }
}

/** The event holds the turn of its tasks in a field, so that a sender’s tenth request waits for the first of everyone else. */
export function inTurns(field: string, task: Task): Task {
  const Turn = z.object({ [field]: z.int() })
  return { ...task, turn: (payload) => Turn.safeParse(payload).data?.[field] ?? 1 }
}

/** Work that is longer, or heavier, than others. What takes the processor for long runs in a thread of its own (`inThread`). */
export function within(limits: TaskLimits, task: Task): Task {
  return { ...task, limits }
}

const crons = new Map([
  [minute, '* * * * *'],
  [hour, '11 * * * *'],
  [day, '23 4 * * *'],
])

/** `interval` is one of `minute`, `hour`, `day`. */
export function every(interval: number, name: string, handle: (world: World) => Promise<void>): Task {
  const cron = crons.get(interval)
  if (!cron) throw new Error(`${name}: tasks come round every minute, hour or day.`)
  return { queue: `every/${name}`, after: null, cron, pieces: () => [], run: (world) => handle(world) }
}
