import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Everyone of a firm, for rows that need somebody, and so many more. */
export function hireForty(db: Database, more = 0) {
  return sql`
    insert into employee (id, username, name, first_name, last_name, title, email, mobile, emergency_contact, crew,
      home_town, skills, languages, vehicle, bio, is_public, notes, revision, must_change_password, created_at)
    select ('01930000-0000-7000-8000-00000000' || to_hex(40960 + n))::uuid, 'person' || n, 'Person ' || n, 'Person', n::text,
      '', '', '', '', '', '', '{}', '{}', '', '', false, '', 1, false, now() from generate_series(1, 40 + ${more}::int) n`.execute(
    db,
  )
}
