import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { EquipmentReport, ReportSettled } from '#domain/equipment/reports/report.ts'
import { listReports, settleReport } from '#domain/equipment/reports/reports.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { changing } from './changing.ts'

const getAll = createRoute({
  operationId: 'listEquipmentReports',
  method: 'get',
  path: '/',
  summary: 'List what people reported by the QR code on equipment and no one has settled',
  responses: { 200: json(z.array(EquipmentReport), 'The newest first.'), ...refusals(401, 403) },
})

const putSettled = createRoute({
  operationId: 'settleEquipmentReport',
  method: 'put',
  path: '/{id}/settled',
  summary: 'Settle a report about equipment, or open it again',
  middleware: changing,
  request: { params: z.object({ id: sentId('Report not found.') }), body: body(ReportSettled) },
  responses: { 204: { description: 'Done.' }, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
})

export const equipmentReportsApi = newApi()
  .openapi(getAll, async (c) => c.json(await listReports(c.var.world, allowed(c, 'equipment.view')), 200))
  .openapi(putSettled, async (c) => {
    const report = { ...c.req.valid('param'), ...c.req.valid('json') }
    await settleReport(c.var.world, allowed(c, 'equipment.manageCatalog'), report)
    return c.body(null, 204)
  })

export type EquipmentReportsApi = typeof equipmentReportsApi
