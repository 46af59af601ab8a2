import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { exportJob } from '#domain/exports/export-job.flow.ts'
import { getDrying } from '#domain/readings/readings.flow.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { signInRefusal } from '#domain/sessions/session-refusal.ts'
import { getPaper } from '#domain/submissions/paper/papers.flow.ts'
import { newApi, refusals } from './answers.ts'
import { allowed, readSession } from './authentication.ts'
import { limitChanges } from './changing.ts'
import type { ApiEnv } from './env.ts'
import { asDownload } from './stored-file.ts'
import { streamOf } from './streamed.ts'

const getExport = createRoute({
  operationId: 'exportJob',
  method: 'get',
  path: '/{id}/export',
  summary: 'Download the whole file of a job as a ZIP, with the evidence and a hash of each file',
  middleware: limitChanges,
  request: {
    params: z.object({ id: sentId('Job not found.') }),
    query: z.object({
      /** Restricted photos are left out unless they are asked for. */
      restricted: z.enum(['include']).optional(),
    }),
  },
  responses: {
    200: {
      description:
        'What was left out stands in `manifest.json`. `Photo-Bytes` says how large its photos are.',
      content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refusals(400, 401, 403, 404, 422, 429),
  },
})

export const jobExportApi = newApi().openapi(getExport, async (c) => {
  const { world } = c.var
  const exporting = allowed(c, 'exports.jobZip')
  // Whoever only asks for the headers takes nothing along, and nothing says that they did.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'application/zip' })
  const withRestricted = c.req.valid('query').restricted === 'include'
  if (withRestricted) allowed(c, 'photos.viewRestricted')
  const exporter = {
    exporter: exporting,
    lookAgain: () => whoReadsOn(c),
    dryingOf: (viewer: Allowed<'drying.view'>, id: string) => getDrying(world, viewer, id),
    paperOf: (viewer: Allowed<'submissions.view'>, id: string) => getPaper(world, viewer, id),
  }
  const wanted = { job_id: c.req.valid('param').id, withRestricted }
  const { number, photoBytes, parts } = await exportJob(world, exporter, wanted)
  return c.body(streamOf(parts), 200, {
    ...asDownload,
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${number}.zip"`,
    'Photo-Bytes': String(photoBytes),
  })
})

/** A session that ended, or a right that was taken away, ends the file. */
async function whoReadsOn(c: Context<ApiEnv>) {
  const session = await readSession(c)
  if (!session) throw signInRefusal(undefined)
  return allow(session.employee, 'exports.jobZip')
}

export type JobExportApi = typeof jobExportApi
