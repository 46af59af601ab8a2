import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { takeLostFactors } from '#domain/employees/lost-factors.flow.ts'
import { newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'

const deleteFactors = createRoute({
  operationId: 'removeEmployeeFactors',
  method: 'delete',
  path: '/{id}/factors',
  summary: 'Remove all second factors of a person who lost them, and sign them out everywhere',
  request: { params: z.object({ id: sentId('Person not found.') }) },
  responses: { 204: { description: 'Removed.' }, ...refusals(400, 401, 403, 404, 409) },
})

export const lostFactorsApi = newApi().openapi(deleteFactors, async (c) => {
  const manager = allowed(c, 'employees.resetPassword')
  const { id } = c.req.valid('param')
  await takeLostFactors(c.var.world, manager, id)
  return c.body(null, 204)
})

export type LostFactorsApi = typeof lostFactorsApi
