import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { getJobForms } from '#domain/packets/job-forms.flow.ts'
import { JobForms } from '#domain/packets/job-forms.ts'
import { narrowedTo } from '#domain/roles/allowed.ts'
import { json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'

const getForms = createRoute({
  operationId: 'getJobForms',
  method: 'get',
  path: '/{id}/forms',
  summary: 'Get which forms a job needs, where each stands and what they hold up',
  request: { params: z.object({ id: sentId('Job not found.') }) },
  responses: {
    200: json(JobForms, 'Those of its packet in their order, and what else was filled in.'),
    ...refusals(400, 401, 403, 404),
  },
})

export const jobFormsApi = newApi().openapi(getForms, async (c) => {
  const viewer = narrowedTo(allowed(c, 'submissions.view'), allowed(c, 'intake.view'))
  return c.json(await getJobForms(c.var.world, viewer, c.req.valid('param').id), 200)
})

export type JobFormsApi = typeof jobFormsApi
