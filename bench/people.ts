import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/database.ts'
import { prepare } from '#platform/database/prepared.ts'
import { createDatabase } from '#platform/embedded-postgres/databases.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { migrate } from '#platform/database/migrations.ts'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { World } from '#platform/world.ts'
import { EmployeeQuery } from '#domain/employees/employee-record.ts'
import { listEmployees } from '#domain/employees/employee-views.server.ts'
import { createEmployee } from '#domain/employees/employees.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { findSession } from '#domain/sessions/sessions.server.ts'
import { signIn } from '#domain/sessions/sign-in.server.ts'
import type { ServerPlace } from '#test/fault/built-server.ts'
import { bareWorld } from './bare-world.ts'
import { measureCheck } from './check.ts'
import { compareInTurn } from './in-turn.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'

const few = 1_000
const many = 10_000
const times = 60

/** What any question takes: a way to the database and back. */
const askNothing = prepare('nothing', (db) => db.selectNoFrom(sql<number>`1`.as('one')))

/** The list of people by name and what is found in it, of many people against few; and what each request is asked first. */
export async function measurePeople({ place }: Pick<Subject, 'place'>): Promise<Report> {
  const [small, large] = [await openFirm(place, few), await openFirm(place, many)]
  try {
    const list = EmployeeQuery.parse({ cursor: small.middle })
    const search = EmployeeQuery.parse({ q: 'person 77' })
    const rows = [
      await compareInTurn({
        what: `a page of ${many} people, against ${few}`,
        rounds: times,
        few: () => small.list(list),
        many: () => large.list({ ...list, cursor: large.middle }),
      }),
      await compareInTurn({
        what: `people found by a part of a name in ${many}, against ${few}`,
        rounds: times,
        few: () => small.list(search),
        many: () => large.list(search),
      }),
    ]
    const check = await measureCheck(large)
    return { rows: [...rows, ...check.rows], notes: check.notes }
  } finally {
    await Promise.all([small.close(), large.close()])
  }
}

/** So many people in a database of their own on the same server, and someone who looks at them. */
async function openFirm(place: ServerPlace, people: number) {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const db = openDatabase(await createDatabase(connection, `people_${people}`), () => {}, 2)
  await migrate(db, join(projectRoot, 'db/migrations'))
  const world = bareWorld(db)
  const login = { username: 'owner', password: 'a password for this run only' }
  const password_hash = await hashPassword(login.password)
  const owner = {
    username: login.username,
    password_hash,
    name: 'Owner',
    role: 'Owner',
    must_change_password: false,
  }
  await createEmployee(world, owner)
  const { token, user } = await signIn(world, { ...login, remember_me: true }, 'bench')
  await fill(world, people)
  const viewer = allow(user, 'employees.view')
  return {
    /** Where the second half of the list begins. */
    middle: Buffer.from(`person ${people / 2}`).toString('base64url') + `.${user.id}`,
    list: (query: EmployeeQuery) => listEmployees(world, viewer, query),
    async check() {
      const session = await findSession(world, token)
      if (session) allow(session.employee, 'employees.view')
    },
    askNothing: () => askNothing(db),
    close: () => db.destroy(),
  }
}

/** Each with a role and with sessions of the last weeks. */
async function fill({ db }: World, people: number) {
  await sql`insert into employee (id, username, name, first_name, last_name, title, email, mobile, emergency_contact, crew,
      home_town, skills, languages, vehicle, bio, is_public, notes, password_hash, must_change_password, revision, created_at)
    select gen_random_uuid(), 'person.' || n, 'Person ' || n, 'Person', n::text, 'Technician', '', '+1330555' || lpad(n::text, 4, '0'),
      '', 'Crew ' || n % 20, '', '{}', '{}', '', '', false, '', 'x', false, 1, now()
    from generate_series(1, ${people}::int) n`.execute(db)
  await sql`insert into employee_role select id, '01930000-0000-7000-8000-000000000006' from employee
    where username like 'person.%'`.execute(db)
  await sql`insert into session (id, token_hash, employee_id, user_agent, created_at, confirmed_at, seen_at, ended_at)
    select gen_random_uuid(), sha256((id::text || n)::bytea), id, 'bench', now(), now(), now() - n * interval '1 day',
      case when n > 2 then now() end
    from employee, generate_series(1, 10) n where username like 'person.%'`.execute(db)
  // What the filling left to be done is not to fall on what is measured.
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}
