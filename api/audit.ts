import { createRoute } from '@hono/zod-openapi'
import { AuditPage, AuditRecordQuery, AuditRecords } from '#domain/audit/audit.ts'
import { AuditQuery } from '#domain/audit/audit-query.ts'
import { listAudit } from '#domain/audit/audit-views.server.ts'
import { findRecords } from '#domain/audit/records.server.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'

const getAudit = createRoute({
  operationId: 'listAudit',
  method: 'get',
  path: '/',
  summary: 'List audit events, newest first',
  request: { query: AuditQuery },
  responses: { 200: json(AuditPage, 'A page, and where the next one begins.'), ...refusals(400, 401, 403) },
})

const getRecords = createRoute({
  operationId: 'findAuditRecords',
  method: 'get',
  path: '/records',
  summary: 'Search people, roles and requests for the audit filter',
  request: { query: AuditRecordQuery },
  responses: { 200: json(AuditRecords, 'A few of each.'), ...refusals(400, 401, 403) },
})

export const auditApi = newApi()
  .openapi(getAudit, async (c) =>
    c.json(await listAudit(c.var.world, allowed(c, 'audit.view'), c.req.valid('query')), 200),
  )
  .openapi(getRecords, async (c) => {
    const items = await findRecords(c.var.world, allowed(c, 'audit.view'), c.req.valid('query'))
    return c.json({ items }, 200)
  })

export type AuditApi = typeof auditApi
