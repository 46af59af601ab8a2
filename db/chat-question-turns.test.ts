import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { emptyDatabase } from '#test/database.ts'
import { migrations, migrationsBefore } from './migrations-before.fixture.ts'

test('questions from before the update stand in the turns of their senders, and wait to be decided', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  await migrate(db, await migrationsBefore('0373'))
  // Two chats of one sender, and two whose senders are forgotten.
  for (const source of ['one', 'one', null, null]) {
    const [id, asked] = [newId(), newId()]
    await sql`insert into chat (id, secret_hash, language, page, first_page, referrer, state, facts, opened_at, last_message_at,
        last_position, source)
      values (${id}, '', 'en', '/', '/', '', 'automated', '{}', now(), now(), 1, ${source})`.execute(db)
    await sql`insert into chat_message (chat_id, position, id, author, kind, text, at)
      values (${id}, 1, ${asked}, 'visitor', 'text', 'are you hiring', now())`.execute(db)
    await sql`insert into chat_question (chat_id, message_id, reason, language, at)
      values (${id}, ${asked}, 'nothing', 'en', now())`.execute(db)
  }

  await migrate(db, migrations)
  const asked = await db.selectFrom('chat_question').select(['turn', 'kind']).orderBy('turn').execute()
  expect(asked.map(({ turn }) => turn)).toEqual([1, 1, 1, 2])
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set([null]))
})
