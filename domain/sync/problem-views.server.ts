import { sql, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '#db/schema.ts'
import { hasWords } from '#platform/database/like.ts'
import { readCursor, writeCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import { visibleTo } from '#domain/leads/visible.ts'
import { isRestrictedAt } from '#domain/photos/restricted.ts'
import { photoAddresses } from '#domain/records/record-photos.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import {
  shownWrite,
  type EarlierDecision,
  type SyncProblem,
  type SyncProblemPage,
  type SyncProblemQuery,
} from './problem.ts'
import {
  changedBox,
  changedContents,
  changedItem,
  changedPoint,
  changedRoom,
  changedStation,
  movedUnit,
  withNames,
  type Named,
} from './names-of-changed.server.ts'
import { writeFor } from './seen-write.ts'

const pageSize = 50

/** Open problems, in the order in which they were reported; or settled ones, the latest first. */
export async function listProblems(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { is_open, cursor, ...narrowed }: SyncProblemQuery,
): Promise<SyncProblemPage> {
  const isOpen = is_open === 'true'
  const after = cursor === undefined ? null : readCursor(cursor)
  const at = isOpen ? 'sync_problem.received_at' : 'sync_problem.decided_at'
  const order = isOpen ? 'asc' : 'desc'
  const rows = await selectProblems(world, dispatcher, narrowed)
    .where('state', isOpen ? '=' : '<>', 'open')
    .$if(after !== null, (problem) =>
      problem.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(at, 'sync_problem.id'),
          isOpen ? '>' : '<',
          tuple(after?.at ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy(at, order)
    .orderBy('sync_problem.id', order)
    .execute()
  const page = rows.slice(0, pageSize)
  return {
    items: page.map((row) => toProblem(world, row)),
    next: rows.length > pageSize ? cursorAfter(page.at(-1), isOpen) : null,
  }
}

function cursorAfter(last: Row | undefined, isOpen: boolean) {
  const at = isOpen ? last?.received_at : last?.decided_at
  return last && at ? writeCursor({ at, id: last.id }) : null
}

type Narrowed = Pick<SyncProblemQuery, 'lead_id' | 'q'>

function selectProblems({ db }: World, dispatcher: Allowed<'leads.assign'>, { lead_id, q }: Narrowed) {
  return db
    .selectFrom('sync_problem')
    .innerJoin('lead', 'lead.id', 'sync_problem.lead_id')
    .innerJoin('employee', 'employee.id', 'sync_problem.employee_id')
    .leftJoin('employee as decider', 'decider.id', 'sync_problem.decided_by')
    .leftJoin('photo', 'photo.sha256', 'sync_problem.sha256')
    .leftJoin('visit_item', (item) =>
      item.on('visit_item.id', '=', changedItem).onRef('visit_item.job_id', '=', 'sync_problem.lead_id'),
    )
    .selectAll('sync_problem')
    .select(['lead.reference', 'lead.name as customer', 'employee.name as by', 'decider.name as decider'])
    .leftJoin('room', (room) =>
      room.on('room.id', '=', changedRoom).onRef('room.job_id', '=', 'sync_problem.lead_id'),
    )
    .leftJoin('moisture_point', (point) =>
      point
        .on('moisture_point.id', '=', changedPoint)
        .onRef('moisture_point.job_id', '=', 'sync_problem.lead_id'),
    )
    .leftJoin('air_station', (station) =>
      station
        .on('air_station.id', '=', changedStation)
        .onRef('air_station.job_id', '=', 'sync_problem.lead_id'),
    )
    .select(['photo.width', 'photo.height', 'visit_item.text as item', 'room.name as room'])
    .select(({ selectFrom }) =>
      selectFrom('equipment_unit')
        .select('equipment_unit.number')
        .where('equipment_unit.id', '=', movedUnit)
        .as('unit'),
    )
    .select(['moisture_point.number as point_number', 'moisture_point.place as point_place'])
    .select('air_station.place as station')
    .select(({ selectFrom }) => [
      selectFrom('contents_item')
        .select('contents_item.name')
        .where('contents_item.id', '=', changedContents)
        .whereRef('contents_item.job_id', '=', 'sync_problem.lead_id')
        .as('contents'),
      selectFrom('contents_box')
        .select('contents_box.number')
        .where('contents_box.id', '=', changedBox)
        .whereRef('contents_box.job_id', '=', 'sync_problem.lead_id')
        .as('box'),
    ])
    .select([
      seesIts(dispatcher, 'intake.view').as('sees_job'),
      seesIts(dispatcher, 'claims.view').as('sees_claim'),
      seesIts(dispatcher, 'rooms.view').as('sees_rooms'),
      seesIts(dispatcher, 'drying.view').as('sees_drying'),
      seesIts(dispatcher, 'equipment.view').as('sees_equipment'),
      seesIts(dispatcher, 'contents.view').as('sees_contents'),
      seesPhoto(dispatcher).as('sees_photo'),
    ])
    .select((problem) =>
      jsonArrayFrom(
        problem
          .selectFrom('earlier_problem')
          .innerJoin('employee as earlier_decider', 'earlier_decider.id', 'earlier_problem.decided_by')
          .select(['earlier_problem.reply', 'earlier_problem.reason', 'earlier_decider.name as decided_by'])
          .select('earlier_problem.decided_at')
          .whereRef('earlier_problem.problem_id', '=', 'sync_problem.id')
          .orderBy('position'),
      ).as('earlier'),
    )
    .where(visibleTo(dispatcher))
    .$if(lead_id !== undefined, (query) => query.where('sync_problem.lead_id', '=', lead_id ?? ''))
    .$if(q !== undefined && q !== '', (query) =>
      query.where(({ or }) =>
        or([hasWords(sql.ref('lead.search'), q ?? ''), hasWords(sql`lower(employee.name)`, q ?? '')]),
      ),
    )
    .limit(pageSize + 1)
}

/** Whether the job of the request, made or still to be made, its claim, its rooms, readings or equipment, are within what the person sees of them. */
function seesIts(
  { employee }: Allowed<'leads.assign'>,
  permission:
    | 'intake.view'
    | 'claims.view'
    | 'rooms.view'
    | 'drying.view'
    | 'equipment.view'
    | 'contents.view'
    | 'photos.view'
    | 'photos.viewRestricted',
) {
  const scope = employee.permissions[permission]
  return scope ? visibleTo({ employee, scope }) : sql<boolean>`false`
}

function seesPhoto(dispatcher: Allowed<'leads.assign'>) {
  const isRestricted = sql<boolean>`(sync_problem.restricted_at is not null
    or ${isRestrictedAt({ sha256: 'sync_problem.sha256', job: 'sync_problem.lead_id' })})`
  return sql<boolean>`(${seesIts(dispatcher, 'photos.view')}
    and (not ${isRestricted} or ${seesIts(dispatcher, 'photos.viewRestricted')}))`
}

type Row = Selectable<Schema['sync_problem']> &
  Named & {
    reference: string
    customer: string | null
    by: string
    decider: string | null
    width: number | null
    height: number | null
    sees_job: boolean
    sees_claim: boolean
    sees_rooms: boolean
    sees_drying: boolean
    sees_equipment: boolean
    sees_contents: boolean
    sees_photo: boolean
    /** The database writes the times into JSON by itself. */
    earlier: (Omit<EarlierDecision, 'decided_at'> & { decided_at: Date | string })[]
  }

function toProblem(world: World, row: Row): SyncProblem {
  const write = withNames(shownWrite(row.content), row)
  return {
    id: row.id,
    lead_id: row.lead_id,
    state: row.state,
    reason: row.reason,
    reply: row.reply,
    earlier: row.earlier.map((one) => ({ ...one, decided_at: new Date(one.decided_at).toISOString() })),
    code: row.code,
    detail: row.detail,
    reference: row.reference,
    customer: row.customer,
    write: writeFor(row, write),
    by: { id: row.employee_id, name: row.by },
    photo: photoIn(world, row),
    is_photo_hidden: row.width !== null && !row.sees_photo,
    made_at: row.made_at.toISOString(),
    refused_at: row.refused_at.toISOString(),
    received_at: row.received_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

function photoIn(world: World, { sees_photo, sha256, width, height, by }: Row): SyncProblem['photo'] {
  if (!sees_photo || sha256 === null || width === null || height === null) return null
  return { sha256, width, height, by, ...photoAddresses(world, sha256) }
}
