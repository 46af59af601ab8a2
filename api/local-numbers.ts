import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import {
  Confirmation,
  LocalNumber,
  NewNumber,
  NumberChange,
  NumberEntry,
  NumberRevision,
} from '#domain/numbers/local-number.ts'
import { lifeMonths } from '#domain/numbers/number-status.ts'
import { listNumberHistory, listNumbers } from '#domain/numbers/number-views.server.ts'
import {
  addNumber,
  changeNumber,
  confirmNumber,
  removeNumber,
  withdrawNumber,
} from '#domain/numbers/numbers.server.ts'
import { undoNumberChange } from '#domain/numbers/undo.server.ts'
import { orCurrent } from './current.ts'
import type { ApiEnv } from './env.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const params = z.object({ id: sentId('Number not found.') })
const query = z.object({ revision: z.coerce.number().int().min(1) })
const done = { 204: { description: 'Done.' } }

const getAll = createRoute({
  operationId: 'listLocalNumbers',
  method: 'get',
  path: '/',
  summary: 'List utility and office numbers, confirmed or not',
  responses: { 200: json(z.array(LocalNumber), 'All of them.'), ...refusals(401, 403) },
})

const getHistory = createRoute({
  operationId: 'listLocalNumberHistory',
  method: 'get',
  path: '/{id}/history',
  summary: 'Get the history of a number, newest first',
  request: { params },
  responses: { 200: json(z.array(NumberEntry), 'The newest fifty.'), ...refusals(400, 401, 403, 404) },
})

const postOne = createRoute({
  operationId: 'addLocalNumber',
  method: 'post',
  path: '/',
  summary: 'Add a number; the website shows it once it’s confirmed',
  middleware: limitBody,
  request: { body: body(NewNumber) },
  responses: {
    201: { description: 'Added.' },
    200: { description: 'Already added.' },
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
})

const putOne = createRoute({
  operationId: 'changeLocalNumber',
  method: 'put',
  path: '/{id}',
  summary: 'Change a number; new digits or a new purpose must be confirmed again',
  middleware: limitBody,
  request: { params, body: body(NumberChange) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const putConfirmation = createRoute({
  operationId: 'confirmLocalNumber',
  method: 'put',
  path: '/{id}/confirmation',
  summary: `Confirm a number after calling it; the website shows it for ${lifeMonths} months`,
  middleware: limitBody,
  request: { params, body: body(Confirmation) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const deleteConfirmation = createRoute({
  operationId: 'withdrawLocalNumber',
  method: 'delete',
  path: '/{id}/confirmation',
  summary: 'Withdraw a number from the website',
  request: { params, query },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

const deleteOne = createRoute({
  operationId: 'removeLocalNumber',
  method: 'delete',
  path: '/{id}',
  summary: 'Remove a number',
  request: { params, query },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

const postUndo = createRoute({
  operationId: 'undoLocalNumberChange',
  method: 'post',
  path: '/{id}/undo',
  summary: 'Undo the last change to a number, including its removal',
  middleware: limitBody,
  request: { params, body: body(NumberRevision) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

export const localNumbersApi = newApi()
  .openapi(getAll, async (c) => c.json(await listNumbers(c.var.world, allowed(c, 'config.company')), 200))
  .openapi(getHistory, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await listNumberHistory(c.var.world, allowed(c, 'config.company'), id), 200)
  })
  .openapi(postOne, async (c) => {
    const manager = allowed(c, 'config.company')
    const { isNew } = await addNumber(c.var.world, manager, c.req.valid('json'))
    return isNew ? c.body(null, 201) : c.body(null, 200)
  })
  .openapi(putOne, async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    await changing(c, change.id, changeNumber(c.var.world, allowed(c, 'config.company'), change))
    return c.body(null, 204)
  })
  .openapi(putConfirmation, async (c) => {
    const confirmation = { ...c.req.valid('param'), ...c.req.valid('json') }
    await changing(c, confirmation.id, confirmNumber(c.var.world, allowed(c, 'config.company'), confirmation))
    return c.body(null, 204)
  })
  .openapi(deleteConfirmation, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('query') }
    await changing(c, which.id, withdrawNumber(c.var.world, allowed(c, 'config.company'), which))
    return c.body(null, 204)
  })
  .openapi(deleteOne, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('query') }
    await changing(c, which.id, removeNumber(c.var.world, allowed(c, 'config.company'), which))
    return c.body(null, 204)
  })
  .openapi(postUndo, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    await changing(c, which.id, undoNumberChange(c.var.world, allowed(c, 'config.company'), which))
    return c.body(null, 204)
  })

function changing(c: Context<ApiEnv>, id: string, change: Promise<unknown>) {
  return orCurrent(change, async () => {
    const numbers = await listNumbers(c.var.world, allowed(c, 'config.company'))
    return numbers.find((number) => number.id === id)
  })
}

export type LocalNumbersApi = typeof localNumbersApi
