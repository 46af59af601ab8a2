import { Refusal } from '#platform/refusal.ts'
import { signPath } from '#platform/files/signed-url.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { Certification } from './certification.ts'
import { kindOf } from './certification-kinds.ts'
import type { Oneself } from './hand.ts'

const addressLife = 10 * minute

/** What a person holds, what expires first in front. */
export async function listCertifications(
  { db, secret, now }: World,
  viewer: Allowed<'employees.view'> | Oneself,
  employeeId: string,
): Promise<Certification[]> {
  const isSeen =
    'oneself' in viewer
      ? employeeId === viewer.oneself.id
      : viewer.scope === 'all' || employeeId === viewer.employee.id
  const person = await db.selectFrom('employee').select('id').where('id', '=', employeeId).executeTakeFirst()
  if (!isSeen || !person) throw new Refusal(404, 'employee-not-found', 'Person not found.')
  const rows = await db
    .selectFrom('certification')
    .select(['id', 'employee_id', 'code', 'number', 'issued_on', 'expires_on', 'revision'])
    .select(['file_key', 'checked_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('expires_on')
    .orderBy('id')
    .execute()
  const until = new Date(now().getTime() + addressLife)
  return rows.map(({ file_key, checked_at, ...row }) =>
    Certification.parse({
      ...row,
      file_url: file_key && signPath(secret, pathOfDocument(row.id), until),
      checked_at: checked_at?.toISOString() ?? null,
    }),
  )
}

/** What the people who are shown on the website hold today, as far as someone has checked it: each kind once. */
export async function listHeldKinds({ db, now }: World) {
  const today = now().toISOString().slice(0, 10)
  const rows = await db
    .selectFrom('certification')
    .innerJoin('employee', 'employee.id', 'certification.employee_id')
    .select('code')
    .distinct()
    .where('employee.status', '=', 'active')
    .where('employee.is_public', '=', true)
    .where('checked_at', 'is not', null)
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', today)]))
    .execute()
  return rows.flatMap(({ code }) => kindOf(code) ?? [])
}

export function pathOfDocument(id: string) {
  return `/api/certifications/${id}/file`
}
