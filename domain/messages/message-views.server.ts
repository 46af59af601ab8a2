import { sql } from 'kysely'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import type { Failure, JobMessage, MessageChannel, MessagePage, MessageQuery } from './message.ts'
import { messageNotFound } from './messages.server.ts'

type Row = {
  id: string
  kind: JobMessage['kind']
  channel: MessageChannel
  recipient: string
  subject: string
  body: string
  by: string
  at: Date
  status: JobMessage['status']
  failure: Failure | null
  tries: number
  sent_at: Date | null
}

const written = sql`id, 'written' as kind, channel, recipient, subject, body, created_by as employee_id, created_at as at,
  status, failure, tries, sent_at`
/** What the product texts by itself. Its number is read as it is sent, and is not stored. */
const onMyWay = sql`id, 'on_my_way' as kind, 'text' as channel, '' as recipient, '' as subject, '' as body, employee_id,
  queued_at as at, status, case when status = 'failed' then 'service' end as failure, tries, sent_at`

/** A page of the messages to the customer of these jobs, newest first: each table is read by its own index, no further than the page. */
export async function listMessages(
  { db }: World,
  jobIds: readonly string[],
  { cursor, limit }: MessageQuery,
): Promise<MessagePage> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const older = (time: 'created_at' | 'queued_at') =>
    after ? sql`and (${sql.ref(time)}, id) < (${after.at}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<Row>`
    select message.*, employee.name as by from unnest(${jobIds}::uuid[]) as family (job_id) cross join lateral (
      (select ${written} from message where message.job_id = family.job_id ${older('created_at')}
        order by created_at desc, id desc limit ${limit + 1})
      union all
      (select ${onMyWay} from visit_text where visit_text.job_id = family.job_id ${older('queued_at')}
        order by queued_at desc, id desc limit ${limit + 1})
    ) as message join employee on employee.id = message.employee_id
    order by message.at desc, message.id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(toMessage),
    next: rows.length > limit && last ? writeCursor(last) : null,
  }
}

export async function getMessage({ db }: World, id: string): Promise<JobMessage> {
  const { rows } = await sql<Row>`
    select message.*, employee.name as by from (select ${written} from message where id = ${id}) as message
    join employee on employee.id = message.employee_id`.execute(db)
  const [row] = rows
  if (!row) throw messageNotFound()
  return toMessage(row)
}

function toMessage({
  id,
  kind,
  channel,
  recipient,
  subject,
  body,
  by,
  at,
  status,
  failure,
  tries,
  sent_at,
}: Row): JobMessage {
  return {
    id,
    kind,
    channel,
    to: recipient,
    subject,
    body,
    by,
    at: at.toISOString(),
    status,
    failure,
    tries,
    sent_at: sent_at?.toISOString() ?? null,
  }
}
