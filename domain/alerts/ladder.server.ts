import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { NextRung, Rung } from './alert.ts'
import { everyoneStep, lineOfStep, ownerStep, peopleOfStep, type Reachable } from './steps.ts'

type Named = { id: string; name: string }

/** The first step of each line: the repeats of a line are one rung. */
const startOfLine = sql<number>`case when step < ${sql.lit(everyoneStep)} then step
  when step < ${sql.lit(ownerStep)} then ${sql.lit(everyoneStep)} else ${sql.lit(ownerStep)} end`

/** Who was told by each alert, and when, in the order of the lines. That of a request has its ID, that of a call too. */
export async function readRungs({ db }: World, alertIds: readonly string[]): Promise<Map<string, Rung[]>> {
  if (alertIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('employee', 'employee.id', 'employee_id')
    .select(['alert_id', startOfLine.as('start')])
    .select(({ fn }) => [
      fn.count<string>('step').distinct().as('times'),
      fn.min('planned_at').as('first_at'),
      fn.max('planned_at').as('last_at'),
      sql<Named[]>`json_agg(distinct jsonb_build_object('id', employee.id, 'name', employee.name))`.as(
        'people',
      ),
    ])
    .where('alert_id', 'in', alertIds)
    .where('channel', '=', 'portal')
    .groupBy(['alert_id', startOfLine])
    .orderBy('alert_id')
    .orderBy(startOfLine)
    .execute()
  const rungs = rows.map(({ alert_id, start, times, first_at, last_at, people }) => ({
    alert_id,
    line: lineOfStep(start),
    people: namesFor(start, people),
    times: Number(times),
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }))
  const byAlert = Map.groupBy(rungs, ({ alert_id }) => alert_id)
  return new Map([...byAlert].map(([id, of]) => [id, of.map(({ alert_id: _, ...rung }) => rung)]))
}

/** Whom each alert reaches next, among those reachable now, and when. */
export async function readNextRungs(
  { db }: World,
  alertIds: readonly string[],
  reachable: Reachable<Named>,
): Promise<Map<string, NextRung>> {
  if (alertIds.length === 0) return new Map()
  const alerts = await db
    .selectFrom('alert')
    .select(['id', 'step', 'next_step_at'])
    .where('id', 'in', alertIds)
    .execute()
  return new Map(
    alerts.flatMap(({ id, step: last, next_step_at }) => {
      if (!next_step_at) return []
      const { step, people } = peopleOfStep(last + 1, reachable)
      const rung = { line: lineOfStep(step), people: namesFor(step, people), at: next_step_at.toISOString() }
      return [[id, rung] as const]
    }),
  )
}

/** "Everyone" is enough; no names are listed. */
function namesFor(step: number, people: readonly Named[]): Named[] {
  if (lineOfStep(step) === 'everyone') return []
  return people.map(({ id, name }) => ({ id, name }))
}
