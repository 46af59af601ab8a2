import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { FormSlug } from '#domain/forms/form-slug.ts'
import { PreviewRequest } from '#domain/forms/template.ts'
import { exportForm } from '#domain/forms/templates/export.server.ts'
import { tooManyPreviews } from '#domain/leads/suspicion/too-many.ts'
import { previewForm } from '#domain/submissions/paper/preview.flow.ts'
import { body, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBodyTo } from './body-limit.ts'
import type { ApiEnv } from './env.ts'
import { answers } from './filled-forms.ts'
import { asDownload } from './stored-file.ts'

const params = z.object({ slug: FormSlug })

/** A form of the greatest length, with the answers of a trial. */
const mostBytes = 500_000

const version = z.coerce
  .number('Form not found.')
  .int('Form not found.')
  .min(1, 'Form not found.')
  .max(1_000_000)

const getFile = createRoute({
  operationId: 'exportForm',
  method: 'get',
  path: '/{slug}/export',
  summary: 'Export a form as JSON: a version, or else its draft, or else its newest version',
  request: { params, query: z.object({ version: version.optional() }) },
  responses: {
    200: {
      description: 'The same form is always the same text.',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
    ...refusals(400, 401, 403, 404),
  },
})

/** What someone drew just now counts before the next is parsed. */
const limitPreviews: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { employee } = allowed(c, 'templates.view')
  await c.var.limits.previews.use(employee.id, tooManyPreviews)
  await next()
}

const postPreview = createRoute({
  operationId: 'previewForm',
  method: 'post',
  path: '/{slug}/preview',
  summary: 'Draw a form that nobody filled in as its paper',
  middleware: [limitBodyTo(mostBytes), limitPreviews] as const,
  request: { params, body: body(PreviewRequest.extend({ answers: answers.default({}) })) },
  responses: {
    200: {
      description: 'Every page says that it is no signed document. It is not stored.',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refusals(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
})

export const formPapersApi = newApi()
  .openapi(getFile, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') }
    const { name, text } = await exportForm(c.var.world, allowed(c, 'templates.view'), asked)
    return c.body(text, 200, {
      ...asDownload,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
  .openapi(postPreview, async (c) => {
    const viewer = allowed(c, 'templates.view')
    const asked = { ...c.req.valid('param'), ...c.req.valid('json') }
    const bytes = await previewForm(c.var.world, viewer, asked)
    return c.body(new Uint8Array(bytes), 200, {
      ...asDownload,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${asked.slug}-preview.pdf"`,
    })
  })

export type FormPapersApi = typeof formPapersApi
