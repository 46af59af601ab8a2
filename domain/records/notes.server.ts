import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { isLate } from '#domain/sync/sync.ts'
import type { Note } from './record.ts'

/** Of one person about one record: far more than any job has. */
const mostNotes = 1000

/** `at` is when it was written, by our clock. */
type NewNote = { id: string; text: string; record_id: string; at?: Date }

/** Adds a note to a record, once: the same id again changes nothing. The caller has locked the record. */
export async function addNote(
  world: World,
  writer: { id: string; name: string },
  note: NewNote,
): Promise<Note & { isNew: boolean }> {
  const { id, text, record_id } = note
  const now = world.now()
  const at = note.at ?? now
  const received_at = isLate(at, now) ? now : null
  const inserted = await world.db
    .insertInto('note')
    .values({ id, record_id, text, employee_id: writer.id, at, received_at })
    .onConflict((row) => row.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return { ...(await sameNoteOrConflict(world, note)), isNew: false }
  await requireFewNotes(world, { record_id, employee_id: writer.id })
  return { ...toNote({ id, text, at, received_at, by: writer.name, by_id: writer.id }), isNew: true }
}

/** The notes of a record, the newest first. */
export async function notesOf({ db }: World, recordId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('note')
    .innerJoin('employee', 'employee.id', 'note.employee_id')
    .select(['note.id', 'note.text', 'note.at', 'note.received_at'])
    .select(['employee.name as by', 'employee.id as by_id'])
    .where('record_id', '=', recordId)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(toNote)
}

/** Counted with the new one in it. The caller has locked the record, so that many at once are counted too. */
async function requireFewNotes({ db }: World, whose: { record_id: string; employee_id: string }) {
  const { count } = await db
    .selectFrom('note')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('record_id', '=', whose.record_id)
    .where('employee_id', '=', whose.employee_id)
    .executeTakeFirstOrThrow()
  if (Number(count) > mostNotes)
    throw new Refusal(
      409,
      'too-many-notes',
      `You have added ${mostNotes} notes here already. Call the office.`,
    )
}

async function sameNoteOrConflict({ db }: World, note: NewNote): Promise<Note> {
  const { record_id, ...row } = await db
    .selectFrom('note')
    .innerJoin('employee', 'employee.id', 'note.employee_id')
    .select(['note.id', 'note.text', 'note.record_id', 'note.at', 'note.received_at'])
    .select(['employee.name as by', 'employee.id as by_id'])
    .where('note.id', '=', note.id)
    .executeTakeFirstOrThrow()
  if (row.text !== note.text || record_id !== note.record_id) {
    throw new Refusal(409, 'note-differs', 'A different note was already saved with this ID.')
  }
  return toNote(row)
}

type Row = { id: string; text: string; at: Date; received_at: Date | null; by: string; by_id: string }

function toNote({ at, received_at, ...note }: Row): Note {
  return { ...note, at: at.toISOString(), ...(received_at && { received_at: received_at.toISOString() }) }
}
