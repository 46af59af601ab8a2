import type { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Database } from './database.ts'
import { refusalWhileAway } from './database-away.ts'
import { inTransaction } from './transaction.ts'

type Groups<Item, Result> = {
  /** Does all of them or none, in the transaction it is given, and returns the results in the order of the items. */
  work: (world: World, items: readonly Item[]) => Promise<readonly Result[]>
  /** So many at most share a transaction. */
  most: number
  /** So many at most wait for theirs; any more are refused at once. */
  mostWaiting: number
  refuse: (world: World) => Promise<Refusal>
}

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

type Queue<Item, Result> = {
  waiting: Waiting<Item, Result>[]
  isBusy: boolean
  /** The same for all that come while it is full: whoever is refused should cost little. */
  refusal: Promise<Refusal> | null
}

/**
 * What arrives while the database is busy with earlier items shares the next transaction: a commit waits for the disk, and that
 * of twenty takes as long as that of one. Nothing waits for others to come. If a group fails, each of its items is done by
 * itself, so that none fails with its neighbors.
 */
export function inGroups<Item, Result>({ work, most, mostWaiting, refuse }: Groups<Item, Result>) {
  const queues = new WeakMap<Database, Queue<Item, Result>>()

  return async function ask(world: World, item: Item): Promise<Result> {
    if (world.db.isTransaction) return only(await work(world, [item]))
    const queue = queueOf(world)
    if (queue.waiting.length >= mostWaiting) throw await (queue.refusal ??= refuse(world))
    return new Promise((resolve, reject) => {
      queue.waiting.push({ item, resolve, reject })
      if (!queue.isBusy) void workOff(world, queue)
    })
  }

  function queueOf({ db }: World) {
    const queue = queues.get(db) ?? { waiting: [], isBusy: false, refusal: null }
    queues.set(db, queue)
    return queue
  }

  async function workOff(world: World, queue: Queue<Item, Result>) {
    queue.isBusy = true
    // Those that come in the same turn of the event loop go together.
    await new Promise(setImmediate)
    while (queue.waiting.length > 0) {
      await doGroup(world, queue.waiting.splice(0, most))
      queue.refusal = null
    }
    queue.isBusy = false
  }

  async function doGroup(world: World, group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = group.map(({ item }) => item)
      const results = await inTransaction(world, (world) => work(world, items))
      for (const [nth, result] of results.entries()) group[nth]?.resolve(result)
    } catch (error) {
      if (group.length > 1 && !refusalWhileAway(error)) {
        await Promise.all(group.map((one) => doGroup(world, [one])))
      } else for (const { reject } of group) reject(error)
    }
  }
}

/** The result of a group of one. */
export function only<Result>(results: readonly Result[]): Result {
  for (const result of results) return result
  throw new Error('The work had no result.')
}
