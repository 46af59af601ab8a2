import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseBefore } from '#test/database-before.ts'

test('after the update a no about text messages is one that was said, and of all others nobody was asked', async () => {
  const { db, aJobThen, goOn } = await databaseBefore('0090')
  const [silent, agreed, answered, edited] = [
    await aJobThen(),
    await aJobThen(),
    await aJobThen(),
    await aJobThen(),
  ]
  await db.updateTable('lead').set({ text_consent: true }).where('id', '=', agreed).execute()
  const tell = (subject: string, name: string, payload: object) =>
    sql`insert into event (name, subject, payload, at) values (${name}, ${subject}, ${JSON.stringify(payload)}, now())`.execute(
      db,
    )
  await tell(answered, 'lead.answered', { lead_id: answered, fields: ['reach_by', 'text_consent'] })
  await tell(edited, 'job.changed', { job_id: edited, facts: ['text_consent'] })
  await tell(silent, 'job.changed', { job_id: silent, facts: ['town'] })
  await goOn()
  const rows = await db.selectFrom('lead').select(['id', 'text_consent']).execute()
  const consent = new Map(rows.map(({ id, text_consent }) => [id, text_consent]))
  expect([silent, agreed, answered, edited].map((id) => consent.get(id))).toEqual([null, true, false, false])
})
