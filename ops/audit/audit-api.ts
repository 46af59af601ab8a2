import { hc, parseResponse } from 'hono/client'
import type { AuditApi } from '#api/audit.ts'
import type { AuditRecordQuery } from '#domain/audit/audit.ts'
import type { AuditQuery } from '#domain/audit/audit-query.ts'
import { asMe } from '../as-me.ts'

const audit = hc<AuditApi>('/api/audit', asMe)

export type AuditFilter = Pick<AuditQuery, 'person' | 'record' | 'kind' | 'from' | 'to'>

export function listAudit(filter: AuditFilter, cursor: string | undefined) {
  return parseResponse(audit.index.$get({ query: { ...filter, cursor } }))
}

export async function findRecords(query: Partial<AuditRecordQuery>) {
  return (await parseResponse(audit.records.$get({ query }))).items
}
