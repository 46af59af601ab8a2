import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { exportContents } from '#domain/exports/export-contents.flow.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitChanges } from './changing.ts'
import { asDownload } from './stored-file.ts'

const getExport = createRoute({
  operationId: 'exportJobContents',
  method: 'get',
  path: '/{id}/contents/export',
  summary: 'Download the contents of a job, or its boxes, as CSV',
  middleware: limitChanges,
  request: {
    params: z.object({ id: sentId('Job not found.') }),
    query: z.object({ of: z.enum(['contents', 'boxes']).default('contents') }),
  },
  responses: {
    200: { description: 'CSV in UTF-8 with a header row.', content: { 'text/csv': { schema: z.string() } } },
    ...refusals(400, 401, 403, 404, 429),
  },
})

export const contentsExportApi = newApi().openapi(getExport, async (c) => {
  const { of } = c.req.valid('query')
  const exporter = narrowedTo(allowed(c, 'exports.jobZip'), allowed(c, 'intake.view'))
  const asked = { job_id: c.req.valid('param').id, of }
  const { number, csv } = await exportContents(c.var.world, exporter, asked)
  return c.body(csv, 200, {
    ...asDownload,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${number}-${of}.csv"`,
  })
})

export type ContentsExportApi = typeof contentsExportApi
