import type { World } from '#platform/world.ts'
import type { JobInChat } from '#domain/jobs/job-in-chat.ts'
import { jobFactsOf } from './as-job.ts'
import type { DangerInChat } from '../danger/danger-in-chat.ts'
import { toldOfDanger } from '../danger/danger-words.server.ts'
import { withoutSecrets } from '../devices/without-secrets.ts'
import { isTextOnly } from '../text-only.server.ts'
import { ToldFacts } from './told-facts.ts'

/**
 * What was told in the chat that became this request, the danger that the chat heard of, and whether its visitor cannot speak on the phone;
 * null where it came in another way.
 */
export async function findInChat(world: World, leadId: string) {
  const told_in_chat = await findToldFacts(world, leadId)
  if (!told_in_chat) return { told_in_chat, danger_in_chat: null, text_only_in_chat: false }
  const [danger_in_chat, text_only_in_chat] = await Promise.all([
    findDangerInChat(world, leadId),
    isTextOnly(world, leadId),
  ])
  return { told_in_chat, danger_in_chat, text_only_in_chat }
}

/** Both as its job begins with them, and when a person first wrote to its visitor. */
export async function findJobInChat(world: World, leadId: string): Promise<JobInChat> {
  const [{ told_in_chat, danger_in_chat, text_only_in_chat }, replied_at] = await Promise.all([
    findInChat(world, leadId),
    findFirstReply(world, leadId),
  ])
  const facts = jobFactsOf(told_in_chat, danger_in_chat?.kind)
  return { facts: text_only_in_chat ? { ...facts, contact_way: 'text' } : facts, replied_at }
}

async function findFirstReply({ db }: World, leadId: string): Promise<Date | null> {
  const chat = await db
    .selectFrom('chat')
    .select('first_reply_at')
    .where('id', '=', leadId)
    .executeTakeFirst()
  return chat?.first_reply_at ?? null
}

async function findToldFacts({ db }: World, leadId: string): Promise<ToldFacts | null> {
  const chat = await db
    .selectFrom('chat')
    .select('facts')
    .where('id', '=', leadId)
    .where('contact_at', 'is not', null)
    .executeTakeFirst()
  return chat ? ToldFacts.parse(chat.facts) : null
}

/** The danger that the chat heard of, and the words that told of it. */
async function findDangerInChat({ db }: World, leadId: string): Promise<DangerInChat | null> {
  const chat = await db
    .selectFrom('chat')
    .select(['danger', toldOfDanger.as('told')])
    .where('chat.id', '=', leadId)
    .where('contact_at', 'is not', null)
    .where('danger', 'is not', null)
    .executeTakeFirst()
  if (!chat?.danger) return null
  const { danger: kind, told } = chat
  return { kind, words: withoutSecrets(told?.words ?? ''), ...(told?.is_by_link && { by_link: true }) }
}
