import { inTransaction } from '#platform/database/transaction.ts'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { equipmentNotFound } from '../last-change.server.ts'
import { inTurn } from '../stored-units.server.ts'
import { equipmentReported, reportReopened, reportSettled } from './report-events.ts'
import { EquipmentReport, sameFor, type ReportKind } from './report.ts'

/** The longest list that anyone works through; the newest are listed. */
const mostReports = 100

/** Takes what a stranger chose. While the office has not settled it, the same again is counted, and told anew after a while. */
export function receiveReport(world: World, unit_id: string, what: ReportKind): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const at = world.now()
    const known = await findOpen(world, unit_id, what)
    const [report_id, times] = [known?.id ?? newId(), (known?.times ?? 0) + 1]
    await world.db
      .insertInto('equipment_report')
      .values({ id: report_id, unit_id, what, first_at: at, last_at: at, times })
      .onConflict((row) => row.column('id').doUpdateSet({ last_at: at, times }))
      .execute()
    if (known && at.getTime() - known.last_at.getTime() < sameFor) return
    await announce(world, equipmentReported, { unit_id, report_id, what, times })
  })
}

/** Those that the office has not settled, the newest first. */
export async function listReports(
  { db }: World,
  _viewer: Allowed<'equipment.view'>,
): Promise<EquipmentReport[]> {
  const rows = await db
    .selectFrom('equipment_report as report')
    .innerJoin('equipment_unit as unit', 'unit.id', 'report.unit_id')
    .innerJoin('equipment_model as model', 'model.id', 'unit.model_id')
    .select(['report.id', 'what', 'first_at', 'last_at', 'times'])
    .select(['unit.id as unit_id', 'unit.number', 'model.kind', 'model.maker', 'model.model'])
    .where('settled_at', 'is', null)
    .orderBy('last_at', 'desc')
    .orderBy('report.id', 'desc')
    .limit(mostReports)
    .execute()
  return rows.map(({ id, what, first_at, last_at, times, unit_id, ...unit }) =>
    EquipmentReport.parse({
      id,
      what,
      times,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
      unit: { id: unit_id, ...unit },
    }),
  )
}

/** The office is done with it, or not after all. Done twice it is done once. */
export function settleReport(
  world: World,
  { employee }: Allowed<'equipment.manageCatalog'>,
  { id, settled }: { id: string; settled: boolean },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await inTurn(world)
    const report = await world.db
      .selectFrom('equipment_report')
      .select(['unit_id', 'what', 'settled_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!report) throw equipmentNotFound()
    const { unit_id, what, settled_at } = report
    if ((settled_at !== null) === settled) return
    // The same was reported since: that one stands open in its place.
    if (!settled && (await findOpen(world, unit_id, what))) return
    await world.db
      .updateTable('equipment_report')
      .set(
        settled
          ? { settled_at: world.now(), settled_by: employee.id }
          : { settled_at: null, settled_by: null },
      )
      .where('id', '=', id)
      .execute()
    const kind = settled ? reportSettled : reportReopened
    await announce(world, kind, { unit_id, report_id: id, what }, employee.id)
  })
}

/** What the office is emailed; null once it is settled. */
export function findReportForEmail({ db }: World, id: string) {
  return db
    .selectFrom('equipment_report as report')
    .innerJoin('equipment_unit as unit', 'unit.id', 'report.unit_id')
    .innerJoin('equipment_model as model', 'model.id', 'unit.model_id')
    .select(['report.what', 'report.last_at', 'unit.number', 'model.maker', 'model.model'])
    .where('report.id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
}

export type ReportForEmail = NonNullable<Awaited<ReturnType<typeof findReportForEmail>>>

function findOpen({ db }: World, unitId: string, what: ReportKind) {
  return db
    .selectFrom('equipment_report')
    .select(['id', 'times', 'last_at'])
    .where('unit_id', '=', unitId)
    .where('what', '=', what)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
}
