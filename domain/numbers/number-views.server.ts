import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { numberNotFound } from './stored-numbers.server.ts'
import { StoredNumber, LocalNumber, NumberEntry } from './local-number.ts'
import type { ConfirmedNumber } from './numbers-for.ts'
import { isOnWebsite } from './number-status.ts'

const mostEntries = 50

/** All of them, by who answers. */
export async function listNumbers(
  { db }: World,
  _manager: Allowed<'config.company'>,
): Promise<LocalNumber[]> {
  const rows = await db
    .selectFrom('local_number')
    .leftJoin('employee', 'employee.id', 'confirmed_by')
    .select(['local_number.id', 'purposes', 'operator', 'number', 'hours', 'serves', 'may_serve', 'sources'])
    .select(['note', 'confirmed_on', 'employee.name as confirmed_by', 'local_number.revision'])
    .where('removed_at', 'is', null)
    .orderBy('operator')
    .orderBy('local_number.id')
    .execute()
  return rows.map((row) => LocalNumber.parse(row))
}

/** What the website may show today. */
export async function listConfirmedNumbers({ db, now }: World): Promise<ConfirmedNumber[]> {
  const today = companyDay(now())
  const rows = await db
    .selectFrom('local_number')
    .select(['purposes', 'operator', 'number', 'hours', 'serves', 'confirmed_on', 'confirmed_by'])
    .where('removed_at', 'is', null)
    .where('confirmed_on', 'is not', null)
    .orderBy('operator')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const { confirmed_by: _, number, confirmed_on, ...told } = StoredNumber.parse(row)
    return number && confirmed_on && isOnWebsite({ number, confirmed_on }, today)
      ? [{ ...told, number, confirmed_on }]
      : []
  })
}

/** What became of a number, newest first. */
export async function listNumberHistory(
  { db }: World,
  _manager: Allowed<'config.company'>,
  id: string,
): Promise<NumberEntry[]> {
  const number = await db.selectFrom('local_number').select('id').where('id', '=', id).executeTakeFirst()
  if (!number) throw numberNotFound()
  const rows = await db
    .selectFrom('event')
    .leftJoin('employee', 'employee.id', 'event.employee_id')
    .select(['event.name', 'payload', 'event.at', 'employee.name as by'])
    .where('subject', '=', id)
    .where('event.name', 'like', 'local_number.%')
    .orderBy('event.id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ name, payload, at, by }) =>
    NumberEntry.parse({
      before: null,
      after: null,
      ...toFacts(payload),
      what: name.replace('local_number.', ''),
      at: at.toISOString(),
      by,
    }),
  )
}

function toFacts(payload: unknown) {
  return typeof payload === 'object' && payload !== null ? payload : {}
}
