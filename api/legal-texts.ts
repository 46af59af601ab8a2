import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { LegalBlock, NewLegalText } from '#domain/forms/legal/legal-text.ts'
import { publishLegalText } from '#domain/forms/legal/publish-legal-text.server.ts'
import { PublishedLegalText } from '#domain/forms/published-form.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitChanges } from './changing.ts'

const post = createRoute({
  operationId: 'publishLegalText',
  method: 'post',
  path: '/{block}',
  summary: 'Publish another version of a legal text',
  middleware: [limitBody, limitChanges] as const,
  request: { params: z.object({ block: LegalBlock }), body: body(NewLegalText) },
  responses: {
    200: json(PublishedLegalText, 'The version. Forms stay with the one that they name.'),
    ...refusals(400, 401, 403, 409, 413, 415, 422, 429),
  },
})

export const legalTextsApi = newApi().openapi(post, async (c) => {
  const text = { ...c.req.valid('param'), ...c.req.valid('json') }
  return c.json(await publishLegalText(c.var.world, allowed(c, 'config.legalText'), text), 200)
})
