import type { World } from '#platform/world.ts'
import { nextVisitsOf } from '#domain/jobs/next-visits.server.ts'

/** The next visit of the job that a chat became; null where none is planned. */
export async function findPlanned(world: World, chatId: string) {
  const visit = (await nextVisitsOf(world, [chatId])).get(chatId)
  if (!visit) return null
  const { on, from, to, people } = visit
  return { on, from, to, people: people.map(({ name }) => name) }
}
