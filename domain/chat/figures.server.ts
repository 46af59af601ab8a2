import { sql } from 'kysely'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { figuresOfDays, type ChatFigures } from './chat-figures.ts'

/** Reads the chats of these days by when they were opened, however many there ever were. */
export async function readChatFigures(
  { db, now }: World,
  _manager: Allowed<'chat.settings'>,
): Promise<ChatFigures> {
  const since = new Date(now().getTime() - figuresOfDays * day)
  const { opened, with_phone, requests, jobs, median } = await db
    .selectFrom('chat')
    .leftJoin('lead', (join) => join.onRef('lead.id', '=', 'chat.id').on('lead.quarantined_at', 'is', null))
    .leftJoin('job', 'job.id', 'lead.id')
    .select(({ fn }) => [
      fn.countAll<string>().as('opened'),
      fn.count<string>('contact_at').as('with_phone'),
      fn.count<string>('lead.id').as('requests'),
      fn.count<string>('job.id').as('jobs'),
      sql<number | null>`percentile_cont(0.5) within group
        (order by extract(epoch from first_reply_at - first_said_at))`.as('median'),
    ])
    .where('opened_at', '>=', since)
    .executeTakeFirstOrThrow()
  return {
    opened: Number(opened),
    with_phone: Number(with_phone),
    requests: Number(requests),
    jobs: Number(jobs),
    median_reply_seconds: median === null ? null : Math.round(median),
  }
}
