import type { World } from '#platform/world.ts'

const attempts = 5

/**
 * Runs the work in one transaction, or inside the one that is already open. Tried again when the database asks for it
 * (serialization failure, deadlock), so the work must have no effect outside the database.
 */
export async function inTransaction<T>(world: World, work: (world: World) => Promise<T>): Promise<T> {
  if (world.db.isTransaction) return work(world)

  for (let attempt = 1; ; attempt++) {
    let announced = false
    try {
      const result = await world.db
        .transaction()
        .execute((db) => work({ ...world, db, wakeRelay: () => (announced = true) }))
      if (announced) world.wakeRelay()
      return result
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error
    }
  }
}

function isWorthRetrying(error: unknown) {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
