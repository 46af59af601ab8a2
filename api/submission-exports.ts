import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { allow } from '#domain/roles/allowed.ts'
import { signInRefusal } from '#domain/sessions/session-refusal.ts'
import { SubmissionExport, type ExportFormat } from '#domain/submissions/exports/export.ts'
import { exportSubmissions } from '#domain/submissions/exports/exports.flow.ts'
import { JobMessage } from '#domain/messages/message.ts'
import { sendFormCopy } from '#domain/messages/messages.flow.ts'
import { getPaper } from '#domain/submissions/paper/papers.flow.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, readSession } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import type { ApiEnv } from './env.ts'
import { asDownload } from './stored-file.ts'
import { streamOf } from './streamed.ts'

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

const putCopy = createRoute({
  operationId: 'sendSubmissionCopy',
  method: 'put',
  path: '/{id}/copies/{message_id}',
  summary: 'Email the customer of the job a copy of a filled form',
  middleware: [limitBody, limitChanges] as const,
  request: {
    params: z.object({ id: sentId('Submission not found.'), message_id: MadeId }),
    body: body(z.object({ to: line(200).min(1, 'Enter the address under People & Claim first.') })),
  },
  responses: {
    200: json(JobMessage, 'It is sent a moment later.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
})

export const submissionExportsApi = newApi()
  .openapi(putCopy, async (c) => {
    const by = {
      viewer: allowed(c, 'submissions.view'),
      sharer: allowed(c, 'documents.share'),
      sender: allowed(c, 'messages.send'),
    }
    const copy = { ...c.req.valid('param'), ...c.req.valid('json') }
    await getPaper(c.var.world, by.viewer, copy.id)
    return c.json(await sendFormCopy(c.var.world, by, copy), 200)
  })
  .openapi(postExport, async (c) => {
    const asked = c.req.valid('json')
    const viewer = allowed(c, 'submissions.view')
    const lookAgain = () => whoReadsOn(c)
    const paperOf = async (id: string) => getPaper(c.var.world, await lookAgain(), id)
    const exporter = { viewer, exporter: allowed(c, 'submissions.export'), lookAgain, paperOf }
    const { count, parts } = await exportSubmissions(c.var.world, exporter, asked)
    return c.body(streamOf(parts), 200, {
      ...asDownload,
      'Content-Type': types[asked.format],
      'Content-Disposition': `attachment; filename="${names[asked.format]}"`,
      'Form-Count': String(count),
    })
  })

/** A session that ended, or a right that was taken away, ends the file. */
async function whoReadsOn(c: Context<ApiEnv>) {
  const session = await readSession(c)
  if (!session) throw signInRefusal(undefined)
  const rights = {
    viewer: allow(session.employee, 'submissions.view'),
    exporter: allow(session.employee, 'submissions.export'),
  }
  return rights.viewer
}

export type SubmissionExportsApi = typeof submissionExportsApi
