import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { VersionQuery } from '#platform/versions/version-page.ts'
import { changeSetup, getSetup, getTemplates } from '#domain/jobs/set-up/set-up.server.ts'
import { changeDryingSetup } from '#domain/readings/setup/drying-setup.flow.ts'
import { listWeightVersions, WeightsVersionPage } from '#domain/file-audit/weight-versions.flow.ts'
import { DryingVersionPage } from '#domain/readings/setup/drying-version.ts'
import { listDryingVersions } from '#domain/readings/setup/drying-versions.flow.ts'
import {
  AuditChange,
  CertificationsChange,
  ClocksChange,
  DryingSetupChange,
  EquipmentChange,
  JobSetup,
  MessageTemplates,
  PacketsChange,
  TemplatesChange,
  type SetupPart,
} from '#domain/jobs/set-up/set-up.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { orCurrent } from './current.ts'
import type { ApiEnv } from './env.ts'

const changed = {
  200: json(JobSetup, 'The set-up as it is now.'),
  ...refusals(400, 401, 403, 409, 413, 415, 422),
}

const getOne = createRoute({
  operationId: 'getJobSetup',
  method: 'get',
  path: '/',
  summary: 'Get what the company set about its jobs',
  responses: { 200: json(JobSetup, 'Each part with its revision.'), ...refusals(401, 403) },
})

const getWords = createRoute({
  operationId: 'listMessageTemplates',
  method: 'get',
  path: '/templates',
  summary: 'List the templates of messages to customers',
  responses: {
    200: json(MessageTemplates, 'In the order in which they are offered.'),
    ...refusals(401, 403),
  },
})

const putClocks = createRoute({
  operationId: 'changeClockTargets',
  method: 'put',
  path: '/clocks',
  summary: 'Change the times in which new jobs are to be contacted, inspected, started and completed',
  middleware: limitBody,
  request: { body: body(ClocksChange) },
  responses: changed,
})

const putCertifications = createRoute({
  operationId: 'changeCertificationRules',
  method: 'put',
  path: '/certifications',
  summary: 'Change which certifications visits require',
  middleware: limitBody,
  request: { body: body(CertificationsChange) },
  responses: changed,
})

const putTemplates = createRoute({
  operationId: 'changeMessageTemplates',
  method: 'put',
  path: '/templates',
  summary: 'Change the templates of messages to customers',
  middleware: limitBody,
  request: { body: body(TemplatesChange) },
  responses: changed,
})

const putDrying = createRoute({
  operationId: 'changeDryingSetup',
  method: 'put',
  path: '/drying',
  summary: 'Change the meters, the default goals and what readings are judged by',
  middleware: limitBody,
  request: { body: body(DryingSetupChange) },
  responses: changed,
})

const getDryingVersions = createRoute({
  operationId: 'listDryingSetupVersions',
  method: 'get',
  path: '/drying/versions',
  summary: 'List earlier versions of the drying set-up, newest first',
  request: { query: VersionQuery },
  responses: {
    200: json(DryingVersionPage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const putEquipment = createRoute({
  operationId: 'changeEquipmentRules',
  method: 'put',
  path: '/equipment',
  summary: 'Change how the days of equipment are counted, and from which day on someone looks at it',
  middleware: limitBody,
  request: { body: body(EquipmentChange) },
  responses: changed,
})

const putPackets = createRoute({
  operationId: 'changePackets',
  method: 'put',
  path: '/packets',
  summary: 'Change which forms each kind of loss needs',
  middleware: limitBody,
  request: { body: body(PacketsChange) },
  responses: changed,
})

const putAudit = createRoute({
  operationId: 'changeAuditWeights',
  method: 'put',
  path: '/audit',
  summary: 'Change how many points each rule of the file audit is worth',
  middleware: limitBody,
  request: { body: body(AuditChange) },
  responses: changed,
})

const getAuditVersions = createRoute({
  operationId: 'listAuditWeightVersions',
  method: 'get',
  path: '/audit/versions',
  summary: 'List earlier points of the file audit, newest first',
  request: { query: VersionQuery },
  responses: {
    200: json(WeightsVersionPage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

export const jobSetupApi = newApi()
  .openapi(getOne, async (c) => c.json(await getSetup(c.var.world, allowed(c, 'config.stages')), 200))
  .openapi(getWords, async (c) => c.json(await getTemplates(c.var.world, allowed(c, 'messages.send')), 200))
  .openapi(putClocks, async (c) => c.json(await change(c, 'clocks', c.req.valid('json')), 200))
  .openapi(putCertifications, async (c) =>
    c.json(await change(c, 'certifications', c.req.valid('json')), 200),
  )
  .openapi(putTemplates, async (c) => c.json(await change(c, 'templates', c.req.valid('json')), 200))
  .openapi(putDrying, async (c) => {
    const manager = allowed(c, 'config.stages')
    const changed = changeDryingSetup(c.var.world, manager, c.req.valid('json'))
    return c.json(await orCurrent(changed, () => getSetup(c.var.world, manager)), 200)
  })
  .openapi(getDryingVersions, async (c) =>
    c.json(await listDryingVersions(c.var.world, allowed(c, 'config.stages'), c.req.valid('query')), 200),
  )
  .openapi(putEquipment, async (c) => c.json(await change(c, 'equipment', c.req.valid('json')), 200))
  .openapi(putPackets, async (c) => c.json(await change(c, 'packets', c.req.valid('json')), 200))
  .openapi(putAudit, async (c) => c.json(await change(c, 'audit', c.req.valid('json')), 200))
  .openapi(getAuditVersions, async (c) =>
    c.json(await listWeightVersions(c.var.world, allowed(c, 'config.stages'), c.req.valid('query')), 200),
  )

function change(
  c: Context<ApiEnv>,
  part: Exclude<SetupPart, 'drying'>,
  sent: { value: object; revision: number },
) {
  const manager = allowed(c, 'config.stages')
  const changed = changeSetup(c.var.world, manager, { part, ...sent })
  return orCurrent(changed, () => getSetup(c.var.world, manager))
}

export type JobSetupApi = typeof jobSetupApi
