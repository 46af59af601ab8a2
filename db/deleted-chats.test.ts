import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { newId } from '#platform/uuid.ts'
import { emptyDatabase } from '#test/database.ts'
import { migrations, migrationsBefore } from './migrations-before.fixture.ts'

test('a deleted chat that waited for a person again is over after the update, and says nothing of its danger', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  await migrate(db, await migrationsBefore('0365'))
  const [deleted, waiting] = [newId(), newId()]
  for (const id of [deleted, waiting]) {
    await sql`insert into chat (id, secret_hash, language, page, first_page, referrer, state, facts, opened_at, last_message_at,
        waiting_since, forgotten_at, danger, danger_due_at, last_position)
      values (${id}, '', 'en', '/services/trauma-cleanup', '/', '', 'waiting', '{}', now(), now(), now(),
        ${id === waiting ? null : new Date()}, 'suicidal', now(), 1)`.execute(db)
    await sql`insert into chat_message (chat_id, position, id, author, kind, text, at)
      values (${id}, 1, ${newId()}, 'product', 'person_wanted', '', now())`.execute(db)
  }

  await migrate(db, migrations)
  const chats = await db.selectFrom('chat').select(['id', 'state', 'danger', 'page']).execute()
  expect(new Set(chats)).toEqual(
    new Set([
      { id: deleted, state: 'ended', danger: null, page: '' },
      { id: waiting, state: 'waiting', danger: 'suicidal', page: '/services/trauma-cleanup' },
    ]),
  )
  const messages = await db.selectFrom('chat_message').select('chat_id').execute()
  expect(messages).toEqual([{ chat_id: waiting }])
})

test('a deleted chat no longer says after the update how its visitor wanted to be reached', async () => {
  const db = openDatabase(await emptyDatabase(inject('cluster')), () => {}, 1)
  onTestFinished(() => db.destroy())
  await migrate(db, await migrationsBefore('0375'))
  const [deleted, ended] = [newId(), newId()]
  for (const id of [deleted, ended])
    await sql`insert into chat (id, secret_hash, language, page, first_page, referrer, state, facts, opened_at, last_message_at,
        forgotten_at, wished_way)
      values (${id}, '', 'en', '', '', '', 'ended', '{}', now(), now(), ${id === ended ? null : new Date()}, 'text')`.execute(
      db,
    )

  await migrate(db, migrations)
  const chats = await db.selectFrom('chat').select(['id', 'wished_way']).execute()
  expect(new Set(chats)).toEqual(
    new Set([
      { id: deleted, wished_way: null },
      { id: ended, wished_way: 'text' },
    ]),
  )
})
