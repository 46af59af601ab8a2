import type { World } from '#platform/world.ts'

export type ChatForAlert = NonNullable<Awaited<ReturnType<typeof findChatForAlert>>>

/** The chat of this id if it waits for a person. */
export async function findChatForAlert({ db }: World, id: string) {
  const chat = await db
    .selectFrom('chat')
    .select(['id', 'page', 'language', 'waiting_since'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return chat ?? null
}

/** How many of these are chats that gave no number: they are no requests. */
export async function countBareChats({ db }: World, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .where('contact_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
