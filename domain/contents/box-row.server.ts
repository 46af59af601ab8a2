import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { BoxFields, type Box } from './box.ts'

export function selectBoxes({ db }: Pick<World, 'db'>) {
  return db
    .selectFrom('contents_box')
    .innerJoin('employee', 'employee.id', 'contents_box.created_by')
    .select(['contents_box.id', 'job_id', 'number', 'place', 'contents_box.note'])
    .select(['contents_box.created_at', 'employee.name as by', 'contents_box.revision', 'removed_at'])
}

type BoxRow = Awaited<ReturnType<ReturnType<typeof selectBoxes>['executeTakeFirstOrThrow']>>

export function toBox({ created_at, removed_at, ...box }: BoxRow): Box {
  return {
    ...box,
    created_at: created_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  }
}

/** What is typed of it, alone. */
export function boxFieldsOf(box: Box): BoxFields {
  return z.object(BoxFields.shape).parse(box)
}
