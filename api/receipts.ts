import { createRoute } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { tooManyRequests } from '#domain/leads/suspicion/too-many.ts'
import { Answers, CorrectedPhone, Receipt, type Visitor } from '#domain/receipts/receipt.ts'
import { getReceipt } from '#domain/receipts/receipts.server.ts'
import { cancelLead, correctPhone, saveAnswers } from '#domain/receipts/visitor-changes.server.ts'
import { addVisitorPhoto } from '#domain/receipts/visitor-photo.flow.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { limitBody } from './body-limit.ts'
import type { ApiEnv } from './env.ts'

const params = z.object({ id: sentId('Request not found.') })
/** Never in an address, where browsers, proxies and logs would remember it. */
const secretHeader = 'x-receipt-secret'
const headers = z.object({ [secretHeader]: z.string().optional() })
const answer = { 200: json(Receipt, 'The request as it is now.') }

/** Counted before the secret is looked at. */
const limitByAddress: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { world, limits, address } = c.var
  c.header('Cache-Control', 'no-store')
  await limits.receipts.use(address, async () => tooManyRequests((await getCompany(world)).phone))
  return next()
}

const getOne = createRoute({
  operationId: 'getReceipt',
  method: 'get',
  path: '/{id}',
  summary: 'Get a request as its visitor sees it',
  middleware: limitByAddress,
  request: { params, headers },
  responses: { ...answer, ...refusals(400, 404, 429) },
})

const putPhone = createRoute({
  operationId: 'correctReceiptPhone',
  method: 'put',
  path: '/{id}/phone',
  summary: 'Correct the phone number of a request',
  middleware: [limitByAddress, limitBody] as const,
  request: { params, headers, body: body(CorrectedPhone) },
  responses: { ...answer, ...refusals(400, 403, 404, 413, 415, 422, 429) },
})

const putAnswers = createRoute({
  operationId: 'answerReceipt',
  method: 'put',
  path: '/{id}/answers',
  summary: 'Answer the follow-up questions',
  middleware: [limitByAddress, limitBody] as const,
  request: { params, headers, body: body(Answers) },
  responses: { ...answer, ...refusals(400, 403, 404, 413, 415, 422, 429) },
})

const putPhoto = createRoute({
  operationId: 'addReceiptPhoto',
  method: 'put',
  path: '/{id}/photos/{sha256}',
  summary: 'Add an uploaded photo',
  middleware: limitByAddress,
  request: { params: params.extend({ sha256: Sha256 }), headers },
  responses: { ...answer, ...refusals(400, 403, 404, 409, 429) },
})

const putCancellation = createRoute({
  operationId: 'cancelReceipt',
  method: 'put',
  path: '/{id}/cancellation',
  summary: 'Cancel a request',
  middleware: limitByAddress,
  request: { params, headers },
  responses: { ...answer, ...refusals(400, 403, 404, 429) },
})

export const receiptsApi = newApi()
  .openapi(getOne, async (c) =>
    c.json(await getReceipt(c.var.world, await visitorOf(c, c.req.valid('param'))), 200),
  )
  .openapi(putPhone, async (c) => {
    const visitor = await visitorOf(c, c.req.valid('param'))
    return c.json(await correctPhone(c.var.world, visitor, c.req.valid('json').phone), 200)
  })
  .openapi(putAnswers, async (c) => {
    const visitor = await visitorOf(c, c.req.valid('param'))
    return c.json(await saveAnswers(c.var.world, visitor, c.req.valid('json')), 200)
  })
  .openapi(putPhoto, async (c) => {
    const { id, sha256 } = c.req.valid('param')
    const visitor = await visitorOf(c, { id })
    return c.json(await addVisitorPhoto(c.var.world, visitor, sha256), 200)
  })
  .openapi(putCancellation, async (c) =>
    c.json(await cancelLead(c.var.world, await visitorOf(c, c.req.valid('param'))), 200),
  )

async function visitorOf(c: Context<ApiEnv>, { id }: { id: string }): Promise<Visitor> {
  return { id, secret: c.req.header(secretHeader) ?? '', company: await getCompany(c.var.world) }
}
