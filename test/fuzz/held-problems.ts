import fc from 'fast-check'
import { reportOf } from '#domain/sync/reported-write.ts'
import { newId } from '#platform/uuid.ts'
import { aWriteOfEachKind } from '#test/a-write-of-each-kind.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

/** Made up, a write with all that its kind needs would hardly ever be one. */
const writes = [
  ...Object.values(aWriteOfEachKind).map(reportOf),
  { kind: 'step', step: 'needs_office', reason: 'hazard', detail: 'Sewage.' },
]

const moments = fc.constantFrom('2026-11-20T11:00:00.000Z', '2026-11-20T11:05:00.000Z')

/** Work from the field that was refused, which can be settled. */
export async function holdProblems({ world }: TestWorld, { by, leadIds }: { by: string; leadIds: string[] }) {
  const [id, at] = [newId(), world.now()]
  const problem = {
    id,
    employee_id: by,
    lead_id: leadIds[0] ?? '',
    kind: 'note' as const,
    content: JSON.stringify({ kind: 'note', text: 'Wet.' }),
    hash: '0'.repeat(64),
    code: 'note-differs',
    detail: 'A different note.',
    made_at: at,
    refused_at: at,
    received_at: at,
  }
  const open = { state: 'open' as const, decided_at: null, decided_by: null, reason: '' }
  await world.db
    .insertInto('sync_problem')
    .values({ ...problem, ...open })
    .execute()
  const known: Known = {
    'sync-problems.id': fc.constantFrom(id, newId()),
    'sync-problems.lead_id': fc.constantFrom(...leadIds, newId()),
    'sync-problems.cursor': fc.constantFrom(
      `${at.toISOString()} ${id}`,
      'yesterday',
      `2026-01-01 ${'-'.repeat(36)}`,
      `${at.toISOString()} ${'a'.repeat(36)}`,
    ),
    reason: fc.constantFrom('Which room?', ''),
    'sync-problems.write': fc.constantFrom(...writes),
    'sync-problems.made_at': moments,
    'sync-problems.refused_at': moments,
  }
  return { known, restore: () => world.db.updateTable('sync_problem').set(open).execute() }
}
