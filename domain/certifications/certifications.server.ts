import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { type CertificationChange, type NewCertification } from './certification.ts'
import { removeDocument } from './documents.server.ts'
import {
  certificationNotFound,
  checkBy,
  personOf,
  requireOwn,
  type CertificationEditor,
} from './certification-editor.ts'
import {
  certificationAdded,
  certificationChanged,
  certificationChecked,
  certificationRemoved,
} from './certification-events.ts'

/** Adds it once: the same id with the same content changes nothing. */
export function addCertification(
  world: World,
  editor: CertificationEditor,
  { id, employee_id, ...facts }: NewCertification,
): Promise<{ isNew: boolean }> {
  return inTransaction(world, async (world) => {
    requireOwn(editor, employee_id, 'person')
    await requirePerson(world, employee_id)
    const now = world.now()
    const inserted = await world.db
      .insertInto('certification')
      .values({
        id,
        employee_id,
        ...facts,
        revision: 1,
        created_at: now,
        ...checkBy(editor, employee_id, now),
      })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      await requireSame(world, editor, { id, employee_id, ...facts })
      return { isNew: false }
    }
    const added = { employee_id, certification_id: id, after: facts }
    await announce(world, certificationAdded, added, personOf(editor).id)
    return { isNew: true }
  })
}

/** Another last day is a new reason to warn of it. */
export function changeCertification(
  world: World,
  editor: CertificationEditor,
  { id, revision, ...after }: CertificationChange & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const { employee_id, warned_at, ...before } = await lockCertification(world, editor, { id, revision })
    if (isSame(before, after)) return
    await world.db
      .updateTable('certification')
      .set({
        ...after,
        revision: revision + 1,
        ...checkBy(editor, employee_id, world.now()),
        warned_at: before.expires_on === after.expires_on ? warned_at : null,
      })
      .where('id', '=', id)
      .execute()
    const change = { employee_id, certification_id: id, before: factsOf(before), after }
    await announce(world, certificationChanged, change, personOf(editor).id)
  })
}

/** Someone other than the holder has looked at what they say that they hold, and at its document. */
export function checkCertification(
  world: World,
  editor: Allowed<'employees.edit'>,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const { employee_id, checked_at } = await lockCertification(world, editor, { id, revision })
    if (employee_id === editor.employee.id)
      throw new Refusal(
        409,
        'own-certification',
        'You can’t verify your own certification. Ask someone else to do it.',
      )
    if (checked_at) return
    await world.db
      .updateTable('certification')
      .set({ ...checkBy(editor, employee_id, world.now()), revision: revision + 1 })
      .where('id', '=', id)
      .execute()
    await announce(world, certificationChecked, { employee_id, certification_id: id }, editor.employee.id)
  })
}

/** Its document is deleted once the transaction is committed, so that every row has its file. */
export async function removeCertification(
  world: World,
  editor: CertificationEditor,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  const document = await inTransaction(world, async (world) => {
    const { employee_id, file_key, ...before } = await lockCertification(world, editor, { id, revision })
    await world.db.deleteFrom('certification').where('id', '=', id).execute()
    const removed = { employee_id, certification_id: id, before: factsOf(before) }
    await announce(world, certificationRemoved, removed, personOf(editor).id)
    return file_key
  })
  await removeDocument(world, document)
}

/** Refuses where there is none, or none that this editor may change. */
export async function requireCertification(
  { db }: World,
  editor: CertificationEditor,
  id: string,
): Promise<void> {
  const row = await db
    .selectFrom('certification')
    .select('employee_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw certificationNotFound()
  requireOwn(editor, row.employee_id, 'certification')
}

/** Without `revision` as it is. */
export async function lockCertification(
  { db }: World,
  editor: CertificationEditor,
  { id, revision }: { id: string; revision?: number },
) {
  const row = await db
    .selectFrom('certification')
    .select(['employee_id', 'code', 'number', 'issued_on', 'expires_on'])
    .select(['revision', 'file_key', 'warned_at', 'checked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw certificationNotFound()
  requireOwn(editor, row.employee_id, 'certification')
  if (revision !== undefined && row.revision !== revision) {
    throw new Refusal(
      409,
      'certification-moved-on',
      'Someone else changed this certification. Reload to see the changes.',
    )
  }
  return row
}

type Facts = { code: string; number: string; issued_on: string | null; expires_on: string | null }

async function requirePerson({ db }: World, id: string) {
  const person = await db
    .selectFrom('employee')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!person) throw new Refusal(404, 'employee-not-found', 'Person not found.')
}

async function requireSame(world: World, editor: CertificationEditor, { id, ...wanted }: NewCertification) {
  const known = await lockCertification(world, editor, { id })
  if (known.employee_id === wanted.employee_id && isSame(known, wanted)) return
  throw new Refusal(409, 'certification-differs', 'A different certification was already added with this ID.')
}

function factsOf({ code, number, issued_on, expires_on }: Facts): Facts {
  return { code, number, issued_on, expires_on }
}

function isSame(one: Facts, other: Facts) {
  return JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other))
}
