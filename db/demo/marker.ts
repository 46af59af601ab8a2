import { sql } from 'kysely'
import { demoFilled } from '#domain/company/company-events.ts'
import { trouble } from '#platform/trouble.ts'
import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'

/** Written in the transaction that fills the database: what holds it is a demo for good. */
export function markAsDemo(world: World) {
  return announce(world, demoFilled, { company_id: companyId })
}

export async function isDemo({ db }: World): Promise<boolean> {
  const marker = await db
    .selectFrom('event')
    .select('id')
    .where('subject', '=', companyId) // has an index, which the name has not
    .where('name', '=', demoFilled.name)
    .executeTakeFirst()
  return marker !== undefined
}

/** What is there before anyone did anything: roles, rules and found numbers of the migrations, and the company that every start founds. */
const given = [
  'role',
  'company',
  'company_version',
  'alert_rules',
  'lead_count_cursor',
  'job_dried_cursor',
  'local_number',
  'chat_settings',
  'chat_settings_version',
]

/** Refuses a database in which anything was ever done. */
export async function requireEmpty({ db }: World): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and relname <> all (${given})`.execute(db)
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) throw notEmpty()
  }
}

function notEmpty() {
  return trouble(
    'DEMO=1 fills an empty database with a demo, and this one is in use: nothing of it was changed.',
    'Leave DEMO out, or name an empty database: DEMO=1 DATA_DIR=./demo npm start.',
  )
}

export function isDemoOnly() {
  return trouble(
    'This database holds a demo, and the start was not asked for one: its people and requests must not pass for real ones.',
    'Start with DEMO=1, or name another database (DATA_DIR, DATABASE_URL).',
  )
}
