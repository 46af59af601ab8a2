import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { maxFileBytes } from '#domain/employees/employee-file.ts'
import { EmployeeFile, EmployeeImport, ImportPlan } from '#domain/employees/employee-import.ts'
import { exportEmployees } from '#domain/employees/employees-export.server.ts'
import { importEmployees } from '#domain/employees/employees-import.server.ts'
import { planImport, type ImportHands } from '#domain/employees/import-plan.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBodyTo } from './body-limit.ts'
import type { ApiEnv } from './env.ts'

/** In JSON a file may take a little more room than it has. */
const limitFile = limitBodyTo(maxFileBytes * 1.2)

const postPlan = createRoute({
  operationId: 'planEmployeeImport',
  method: 'post',
  path: '/import/plan',
  summary: 'Preview an import of people, line by line, without changing anything',
  middleware: limitFile,
  request: { body: body(EmployeeFile) },
  responses: { 200: json(ImportPlan, 'The plan.'), ...refusals(400, 401, 403, 413, 415, 422) },
})

const postImport = createRoute({
  operationId: 'importEmployees',
  method: 'post',
  path: '/import',
  summary: 'Import people as previewed: every line or none',
  middleware: limitFile,
  request: { body: body(EmployeeImport) },
  responses: {
    200: json(z.object({ add: z.int(), change: z.int() }), 'How many were added and changed.'),
    ...refusals(400, 401, 403, 409, 413, 415, 422),
  },
})

const postExport = createRoute({
  operationId: 'exportEmployees',
  method: 'post',
  path: '/export',
  summary: 'Export all people as CSV',
  responses: {
    200: { description: 'CSV in UTF-8 with a header row.', content: { 'text/csv': { schema: z.string() } } },
    ...refusals(401, 403),
  },
})

export const employeeFilesApi = newApi()
  .openapi(postPlan, async (c) => {
    const { plan } = await planImport(c.var.world, handsOf(c), c.req.valid('json').csv)
    return c.json(plan, 200)
  })
  .openapi(postImport, async (c) =>
    c.json(await importEmployees(c.var.world, handsOf(c), c.req.valid('json')), 200),
  )
  .openapi(postExport, async (c) => {
    const csv = await exportEmployees(c.var.world, allowed(c, 'employees.edit'))
    return c.body(csv, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="people.csv"',
    })
  })

export type EmployeeFilesApi = typeof employeeFilesApi

function handsOf(c: Context<ApiEnv>): ImportHands {
  return { importer: allowed(c, 'employees.create'), editor: allowed(c, 'employees.edit') }
}
