import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { AuditEntry, AuditPage } from './audit.ts'
import type { AuditQuery } from './audit-query.ts'
import { readEvents, writeCursor, type EventRow } from './audit-events.server.ts'
import { readPayload, wordsOf } from './entry.ts'
import { auditKinds } from './kinds.ts'
import { readLabels, type Labels } from './labels.server.ts'

/** Who did what, newest first, a page at a time: only what the viewer's roles show elsewhere too. */
export async function listAudit(
  world: World,
  viewer: Allowed<'audit.view'>,
  query: AuditQuery,
): Promise<AuditPage> {
  const rows = await readEvents(world, viewer, { ...query, limit: query.limit + 1 })
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  const [labels, sealedTo] = await Promise.all([readLabels(world, shown), readSealedTo(world)])
  return {
    items: shown.map((row) => toEntry(row, viewer, { labels, sealedTo })),
    next: rows.length > query.limit && last ? writeCursor(last) : null,
  }
}

function toEntry(
  { id, name, subject, payload, employee_id, at, position }: EventRow,
  { employee }: Allowed<'audit.view'>,
  { labels, sealedTo }: { labels: Labels; sealedTo: number },
): AuditEntry {
  const told = readPayload(name, payload, employee.permissions)
  const before = labels.named(told.before)
  const after = labels.named(told.after)
  const by = labels.person(employee_id)
  const record = labels.record(name, subject, payload)
  const words = wordsOf({
    ...told,
    before,
    after,
    name,
    by: by?.name ?? null,
    subject: record?.label ?? null,
    isSelf: subject === employee_id,
    recipient: labels.recipient(payload)?.name ?? null,
  })
  return {
    id,
    at: at.toISOString(),
    name,
    words,
    group: auditKinds[name]?.group ?? null,
    by,
    subject: record,
    ...told,
    before,
    after,
    sealed: position !== null && Number(position) <= sealedTo,
  }
}

async function readSealedTo({ db }: World) {
  const head = await db
    .selectFrom('seal')
    .select('to_position')
    .orderBy('to_position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number(head?.to_position ?? 0)
}
