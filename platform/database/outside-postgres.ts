import { sql, type Kysely } from 'kysely'
import { codeOf, trouble } from '#platform/trouble.ts'

const oldest = 15

/** Looks whether the database of DATABASE_URL can be used, and says what to do where it cannot; never with its password. */
export async function requireUsable<T>(db: Kysely<T>, databaseUrl: string): Promise<void> {
  const { host, pathname, username } = new URL(databaseUrl)
  const place = { host, name: pathname.slice(1) || username, user: username }
  const { rows } = await sql<Found>`
    select current_setting('server_version_num')::int / 10000 as major,
      has_schema_privilege(current_user, 'public', 'create')
        and has_database_privilege(current_user, current_database(), 'create') as "mayCreate"`
    .execute(db)
    .catch((error: unknown) => {
      throw explain(error, place)
    })
  for (const found of rows) refuseUnfit(found, place)
}

type Found = { major: number; mayCreate: boolean }
type Place = { host: string; name: string; user: string }

export function refuseUnfit({ major, mayCreate }: Found, { host, name, user }: Place) {
  if (major < oldest) {
    throw trouble(
      `The PostgreSQL at ${host} is version ${major}; Mission Restore needs ${oldest} or newer.`,
      'Upgrade it, or leave DATABASE_URL out to use the built-in one.',
    )
  }
  if (!mayCreate) {
    throw trouble(
      `The user ${user} may not create tables in the database ${name} at ${host}.`,
      `Make it the owner: alter database "${name}" owner to "${user}".`,
    )
  }
}

const noAnswer = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

function explain(error: unknown, { host, name }: Place) {
  const code = codeOf(error)
  if (noAnswer.includes(code))
    return trouble(`No PostgreSQL answers at ${host} (${code}).`, 'Start it, or correct DATABASE_URL.', error)
  if (code === '28P01' || code === '28000') {
    return trouble(
      `The PostgreSQL at ${host} refused the sign-in.`,
      'Correct the user and password in DATABASE_URL.',
      error,
    )
  }
  if (code === '3D000') {
    return trouble(`There is no database ${name} at ${host}.`, 'Create it, or correct DATABASE_URL.', error)
  }
  return error
}
