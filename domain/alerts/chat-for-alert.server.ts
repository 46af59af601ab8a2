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
