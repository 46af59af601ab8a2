import { companyDay } from '#domain/company/time-zone.ts'
import { Refusal } from '#platform/refusal.ts'
import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import type { Database } from '#platform/database/database.ts'
import type { World } from '#platform/world.ts'
import { maySignIn } from '#domain/employees/may-sign-in.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { Certification } from './certification.ts'
import { kindOf } from './certification-kinds.ts'
import {
  certificationNotFound,
  requireOwn,
  type CertificationEditor,
  type Oneself,
} from './certification-editor.ts'

const addressLife = 10 * minute

/** What a person holds, what expires first in front. */
export async function listCertifications(
  world: World,
  viewer: Allowed<'employees.view'> | Oneself,
  employeeId: string,
): Promise<Certification[]> {
  const { db } = world
  const isSeen =
    'oneself' in viewer
      ? employeeId === viewer.oneself.id
      : viewer.scope === 'all' || employeeId === viewer.employee.id
  const person = await db.selectFrom('employee').select('id').where('id', '=', employeeId).executeTakeFirst()
  if (!isSeen || !person) throw new Refusal(404, 'employee-not-found', 'Person not found.')
  const rows = await selectShown(db)
    .where('employee_id', '=', employeeId)
    .orderBy('expires_on')
    .orderBy('id')
    .execute()
  return rows.map((row) => shown(world, row))
}

/** One certification, for someone who may change it. */
export async function getCertification(
  world: World,
  editor: CertificationEditor,
  id: string,
): Promise<Certification> {
  const row = await selectShown(world.db).where('id', '=', id).executeTakeFirst()
  if (!row) throw certificationNotFound()
  requireOwn(editor, row.employee_id, 'certification')
  return shown(world, row)
}

function selectShown(db: Database) {
  return db
    .selectFrom('certification')
    .select(['id', 'employee_id', 'code', 'number', 'issued_on', 'expires_on', 'revision'])
    .select(['file_key', 'checked_at'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectShown>['execute']>>[number]

function shown({ secret, now }: World, { file_key, checked_at, ...row }: Row) {
  const until = new Date(now().getTime() + addressLife)
  return Certification.parse({
    ...row,
    file_url: file_key && signPath(secret, pathOfDocument(row.id), until),
    checked_at: checked_at?.toISOString() ?? null,
  })
}

/** What the people who are shown on the website hold today, as far as someone has checked it: each kind once. */
export async function listHeldKinds({ db, now }: World) {
  const today = companyDay(now())
  const rows = await db
    .selectFrom('certification')
    .innerJoin('employee', 'employee.id', 'certification.employee_id')
    .select('code')
    .distinct()
    .where(maySignIn)
    .where('employee.is_public', '=', true)
    .where('checked_at', 'is not', null)
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', today)]))
    .execute()
  return rows.flatMap(({ code }) => kindOf(code) ?? [])
}

export function pathOfDocument(id: string) {
  return `/api/certifications/${id}/file`
}
