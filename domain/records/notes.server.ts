import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Note } from './record.ts'

type NewNote = { id: string; text: string; record_id: string }

/** Adds a note to a record, once: the same id again changes nothing. The caller knows that the record is there. */
export async function addNote(
  world: World,
  writer: { id: string; name: string },
  note: NewNote,
): Promise<Note & { isNew: boolean }> {
  const { id, text, record_id } = note
  const inserted = await world.db
    .insertInto('note')
    .values({ id, record_id, text, employee_id: writer.id, at: world.now() })
    .onConflict((row) => row.doNothing())
    .returning('at')
    .executeTakeFirst()
  if (!inserted) return { ...(await sameNoteOrConflict(world, note)), isNew: false }
  return { id, text, at: inserted.at.toISOString(), by: writer.name, isNew: true }
}

/** The notes of a record, the newest first. */
export async function notesOf({ db }: World, recordId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('note')
    .innerJoin('employee', 'employee.id', 'note.employee_id')
    .select(['note.id', 'note.text', 'note.at', 'employee.name as by'])
    .where('record_id', '=', recordId)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}

async function sameNoteOrConflict({ db }: World, note: NewNote): Promise<Note> {
  const { record_id, at, ...row } = await db
    .selectFrom('note')
    .innerJoin('employee', 'employee.id', 'note.employee_id')
    .select(['note.id', 'note.text', 'note.record_id', 'note.at', 'employee.name as by'])
    .where('note.id', '=', note.id)
    .executeTakeFirstOrThrow()
  if (row.text !== note.text || record_id !== note.record_id) {
    throw new Refusal(409, 'note-differs', 'A different note was already saved with this ID.')
  }
  return { ...row, at: at.toISOString() }
}
