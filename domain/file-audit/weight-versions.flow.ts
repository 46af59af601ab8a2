import * as z from 'zod'
import type { VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import { listPartVersions } from '#domain/jobs/set-up/part-versions.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { auditRules, firstWeights } from './audit-rules.ts'
import { AuditWeights, readWeights } from './audit-weights.ts'

const ruleKeys = auditRules.map(({ key }) => key)

export const WeightsVersion = z.object({
  value: AuditWeights,
  revision: z.int(),
  at: z.iso.datetime(),
  /** Null: what the portal began with. */
  by: z.string().nullable(),
  /** The rules that have other points than in the version before. */
  changed: z.array(z.enum(ruleKeys)),
  /** The points that these had before. */
  before: z.partialRecord(z.enum(ruleKeys), z.int()),
})
export type WeightsVersion = z.output<typeof WeightsVersion>

export const WeightsVersionPage = z.object({ items: z.array(WeightsVersion), next: z.string().nullable() })

/** What the rules of the audit were ever worth, newest first: the note of a visit names the revision. */
export function listWeightVersions(
  world: World,
  manager: Allowed<'config.stages'>,
  query: VersionQuery,
): Promise<z.output<typeof WeightsVersionPage>> {
  return listPartVersions(world, manager, {
    part: 'audit',
    first: firstWeights,
    read: readWeights,
    names: ruleKeys,
    ...query,
  })
}
