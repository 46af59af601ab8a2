import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { workAtJob } from '#domain/jobs/work-at-job.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { doneAt, type Sent } from '#domain/sync/sync.ts'
import type { Deviation, DeviationFields } from './deviation.ts'
import { findDeviation, insertDeviation } from './deviations.server.ts'

/** `sentAt` is the time that the sender's clock showed as it was sent. */
type SentDeviation = Sent & { id: string; job_id: string; fields: DeviationFields; at: string }

/** Adds why more or less equipment stands somewhere than is recommended, once. Null where the person doesn’t see the job any more. */
export function explainDeviation(
  world: World,
  reader: Allowed<'drying.addReading'>,
  { id, job_id, fields, at: sent, sentAt }: SentDeviation,
): Promise<{ deviation: Deviation | null; isNew: boolean } | null> {
  return inTransaction(world, async (world) => {
    const at = doneAt(sent, { sentAt, receivedAt: world.now() })
    const by = reader.employee.id
    return workAtJob(world, reader, {
      job_id,
      at,
      async work() {
        const isNew = await insertDeviation(world, { id, job_id, fields, at, by, told_by: by })
        return { deviation: await findDeviation(world, id), isNew }
      },
    })
  })
}
