import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { SubmissionExport, type ExportFormat } from '#domain/submissions/exports/export.ts'
import { exportSubmissions } from '#domain/submissions/exports/exports.flow.ts'
import { body, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { asDownload } from './stored-file.ts'

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/zip',
}
const names: Readonly<Record<ExportFormat, string>> = {
  csv: 'forms.csv',
  json: 'forms.json',
  pdf: 'forms.zip',
}
const file = z.string().openapi({ format: 'binary' })

const postExport = createRoute({
  operationId: 'exportSubmissions',
  method: 'post',
  path: '/exports',
  summary: 'Export filled forms as CSV, JSON, or their PDFs with a list of hashes as a ZIP',
  middleware: [limitBody, limitChanges] as const,
  request: { body: body(SubmissionExport) },
  responses: {
    200: {
      description: 'The newest first, as they are read. `Form-Count` says how many there are.',
      content: {
        'text/csv': { schema: z.string() },
        'application/json': { schema: z.array(z.record(z.string(), z.unknown())) },
        'application/zip': { schema: file },
      },
    },
    ...refusals(400, 401, 403, 404, 413, 415, 422, 429),
  },
})

export const submissionExportsApi = newApi().openapi(postExport, async (c) => {
  const asked = c.req.valid('json')
  const exporter = { viewer: allowed(c, 'submissions.view'), exporter: allowed(c, 'submissions.export') }
  const { count, parts } = await exportSubmissions(c.var.world, exporter, asked)
  return c.body(streamOf(parts), 200, {
    ...asDownload,
    'Content-Type': types[asked.format],
    'Content-Disposition': `attachment; filename="${names[asked.format]}"`,
    'Form-Count': String(count),
  })
})

/** As fast as the other side reads it, and no further once it has left. */
function streamOf(parts: AsyncIterable<Uint8Array>) {
  const each = parts[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await each.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await each.return?.()
    },
  })
}

export type SubmissionExportsApi = typeof submissionExportsApi
