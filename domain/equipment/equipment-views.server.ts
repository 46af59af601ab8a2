import { sql } from 'kysely'
import { badCursor } from '#platform/database/page-cursor.ts'
import { partOf } from '#platform/database/like.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isOpen } from '#domain/jobs/open-job.ts'
import { isReachedBy } from '#domain/jobs/visible.ts'
import { readAssetNumber } from './asset-number.ts'
import { equipmentNotFound } from './last-change.server.ts'
import type { EquipmentKind } from './kinds.ts'
import { EquipmentModel } from './model.ts'
import { EquipmentUnit, type UnitPage, type UnitQuery } from './unit.ts'

type Viewer = Allowed<'equipment.view'>

/** Many times what a company has. */
const mostModels = 500

/** The catalog, by kind, maker and model. */
export async function listModels({ db }: World, _viewer: Viewer): Promise<EquipmentModel[]> {
  const rows = await db
    .selectFrom('equipment_model as model')
    .leftJoin('equipment_unit as unit', (join) =>
      join
        .onRef('unit.model_id', '=', 'model.id')
        .on('unit.removed_at', 'is', null)
        .on('unit.state', '!=', 'retired'),
    )
    .select(['model.id', 'model.revision', 'model.kind', 'model.maker', 'model.model'])
    .select(['aham_pints', 'cfm', 'amps_tenths', 'daily_rate_cents'])
    .select(({ fn }) => fn.count<string>('unit.id').as('units'))
    .select(({ fn }) =>
      fn.count<string>('unit.id').filterWhere('unit.state', '=', 'out_of_service').as('out_of_service'),
    )
    .where('model.removed_at', 'is', null)
    .groupBy('model.id')
    .orderBy(sql`lower(maker)`)
    .orderBy(sql`lower(model)`)
    .orderBy('model.id')
    .limit(mostModels)
    .execute()
  return rows.map(({ units, out_of_service, ...row }) =>
    EquipmentModel.parse({ ...row, units: Number(units), out_of_service: Number(out_of_service) }),
  )
}

/** By number, a page at a time; the cost is that of the page, however many there are. */
export async function listUnits(
  world: World,
  viewer: Viewer,
  { longSince = world.now(), ...query }: UnitQuery & { longSince?: Date },
): Promise<Omit<UnitPage, 'day_rule'>> {
  const rows = await narrowedUnits(world, viewer, { ...query, longSince })
    .limit(query.limit + 1)
    .execute()
  const page = rows.slice(0, query.limit)
  const next = rows.length > query.limit ? (page.at(-1)?.number ?? null) : null
  return { items: page.map(toUnit), next }
}

/** How many a list has, by kind. */
export async function countUnits(
  world: World,
  viewer: Viewer,
  narrowed: Narrowed,
): Promise<ReadonlyMap<EquipmentKind, number>> {
  const rows = await world.db
    .selectFrom(narrowedUnits(world, viewer, narrowed).as('listed'))
    .select(['listed.kind', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('listed.kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

export async function getUnit(world: World, viewer: Viewer, id: string): Promise<EquipmentUnit> {
  const row = await selectUnits(world, viewer).where('unit.id', '=', id).executeTakeFirst()
  if (!row) throw equipmentNotFound()
  return toUnit(row)
}

/** What someone called a room may say what happened there, so it is told to those alone who see the job. */
function selectUnits({ db }: World, { employee }: Viewer) {
  return db
    .selectFrom('equipment_unit as unit')
    .innerJoin('equipment_model as model', 'model.id', 'unit.model_id')
    .select(['unit.id', 'unit.revision', 'unit.model_id', 'unit.number', 'unit.serial_number'])
    .select(['unit.state', 'unit.reason', 'model.kind', 'model.maker', 'model.model'])
    .select(['model.aham_pints', 'model.cfm', 'model.amps_tenths', 'unit.tag_hash', 'unit.clashed_at'])
    .leftJoin('equipment_stay as stay', (join) =>
      join.onRef('stay.unit_id', '=', 'unit.id').on('stay.pulled_at', 'is', null),
    )
    .leftJoin('job', 'job.id', 'stay.job_id')
    .leftJoin('room', (join) =>
      join.onRef('room.id', '=', 'stay.room_id').on(isReachedBy(employee, 'intake.view')),
    )
    .select(['stay.job_id', 'stay.placed_at', 'job.number as job', 'room.name as room'])
    .where('unit.removed_at', 'is', null)
}

type UnitRow = Awaited<ReturnType<ReturnType<typeof selectUnits>['executeTakeFirstOrThrow']>>

function toUnit({ tag_hash, clashed_at, job_id, placed_at, job, room, ...unit }: UnitRow): EquipmentUnit {
  const isOut = job_id !== null && placed_at !== null && job !== null
  return EquipmentUnit.parse({
    ...unit,
    tag: tag_hash.toString('hex'),
    place: isOut ? { job_id, job, room, placed_at: placed_at.toISOString() } : null,
    clashed_at: clashed_at?.toISOString() ?? null,
  })
}

type Narrowed = Omit<UnitQuery, 'limit'> & { longSince: Date }

function narrowedUnits(
  world: World,
  viewer: Viewer,
  { kind, state, q = '', cursor, place, tag, longSince }: Narrowed,
) {
  let units = selectUnits(world, viewer)
    .where('unit.state', state ? '=' : '!=', state ?? 'retired')
    .orderBy('unit.prefix')
    .orderBy('unit.nth')
  if (kind) units = units.where('model.kind', '=', kind)
  if (tag) units = units.where('unit.tag_hash', '=', Buffer.from(tag, 'hex'))
  if (place) units = units.where('stay.unit_id', 'is not', null)
  if (place === 'long') units = units.where('stay.placed_at', '<', longSince)
  if (place === 'over') units = units.where(sql<boolean>`not ${isOpen}`)
  if (q) units = units.where(isCalled(q))
  if (cursor === undefined) return units
  const after = readAssetNumber(cursor)
  if (!after) throw badCursor()
  return units.where(sql<boolean>`(unit.prefix, unit.nth) > (${after.prefix}, ${after.nth})`)
}

/** By number, however it is typed, by serial number, or by what it is. */
function isCalled(q: string) {
  const [part, packed] = [partOf(q), partOf(q.replaceAll(/[\s-]/g, ''))]
  const number = readAssetNumber(q)
  return sql<boolean>`(lower(replace(unit.number, '-', '')) like ${packed} or lower(unit.serial_number) like ${part}
    or lower(model.maker || ' ' || model.model) like ${part}
    or (unit.prefix = ${number?.prefix ?? ''} and unit.nth = ${number?.nth ?? 0}))`
}
