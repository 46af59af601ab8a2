import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { listAssignees } from '#domain/employees/people-who-may.server.ts'
import { reassignLead, moveLeadAlong, takeLead } from '#domain/leads/dispatch.flow.ts'
import { LeadAssignment, LeadDetail, LeadsWaiting, NewLeadNote } from '#domain/leads/lead.ts'
import { LeadMove } from '#domain/leads/lead-move.ts'
import { LeadPage, LeadRow } from '#domain/leads/lead-row.ts'
import { PersonName } from '#domain/employees/person-name.ts'
import { Note } from '#domain/records/record.ts'
import { tooManyAdditions } from '#domain/leads/suspicion/too-many.ts'
import { LeadQuery } from '#domain/leads/lead-query.ts'
import { Day } from '#domain/company/day.ts'
import { ScheduledLead } from '#domain/leads/schedule/schedule.ts'
import { listScheduled } from '#domain/leads/schedule/scheduled.server.ts'
import { countWaitingLeads, getLead, getLeadRow, listLeads } from '#domain/leads/lead-views.server.ts'
import { noteOnLead, releaseLead } from '#domain/leads/leads.server.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { changing } from './changing.ts'
import { clientTime } from './client-time.ts'
import { AppliedBefore, once, sendReceiptAgain } from './once.ts'
import { leadPost, receiveSentLead } from './sent-lead.ts'

const params = z.object({ id: sentId('Request not found.') })

const postLead = createRoute({
  operationId: 'receiveLead',
  method: 'post',
  path: '/',
  summary: 'Submit a request for help',
  ...leadPost,
})

const getLeads = createRoute({
  operationId: 'listLeads',
  method: 'get',
  path: '/',
  summary: 'List requests, newest first; unclaimed ones most urgent first, quarantined ones sender by sender',
  request: { query: LeadQuery },
  responses: { 200: json(LeadPage, 'A page, and where the next one begins.'), ...refusals(400, 401, 403) },
})

const getWaiting = createRoute({
  operationId: 'countWaitingLeads',
  method: 'get',
  path: '/waiting',
  summary: 'Count unclaimed and quarantined requests',
  responses: {
    200: json(LeadsWaiting, 'Unclaimed ones, and ones in quarantine, these counted up to 100.'),
    ...refusals(401, 403),
  },
})

const getOne = createRoute({
  operationId: 'getLead',
  method: 'get',
  path: '/{id}',
  summary: 'Get a request with its photos, notes and history',
  request: { params },
  responses: { 200: json(LeadDetail, 'The request.'), ...refusals(400, 401, 403, 404) },
})

const putStatus = createRoute({
  operationId: 'moveLead',
  method: 'put',
  path: '/{id}/status',
  summary: 'Change the status of a request',
  middleware: changing,
  request: { params, body: body(LeadMove) },
  responses: {
    200: json(
      z.union([LeadRow, AppliedBefore]),
      'The request as it is now, or that this was applied before with this key.',
    ),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const getAssignees = createRoute({
  operationId: 'listLeadAssignees',
  method: 'get',
  path: '/assignees',
  summary: 'List people who can be assigned requests',
  responses: { 200: json(z.array(PersonName), 'By name.'), ...refusals(401, 403) },
})

const getScheduled = createRoute({
  operationId: 'listScheduled',
  method: 'get',
  path: '/scheduled',
  summary: 'List the requests that are scheduled on a day, and who goes',
  request: { query: z.object({ on: Day }) },
  responses: { 200: json(z.array(ScheduledLead), 'By time.'), ...refusals(400, 401, 403) },
})

const putAssignee = createRoute({
  operationId: 'assignLead',
  method: 'put',
  path: '/{id}/assignee',
  summary: 'Assign or unassign a request',
  middleware: limitBody,
  request: { params, body: body(LeadAssignment) },
  responses: {
    204: { description: 'Assigned. Someone who sees only their own requests may no longer see it.' },
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const postClaim = createRoute({
  operationId: 'claimLead',
  method: 'post',
  path: '/{id}/claim',
  summary: 'Claim an unclaimed request',
  request: { params },
  responses: { 200: json(LeadRow, 'The request as it is now.'), ...refusals(400, 401, 403, 404, 409) },
})

const postNote = createRoute({
  operationId: 'addLeadNote',
  method: 'post',
  path: '/{id}/notes',
  summary: 'Add a note to a request',
  middleware: [limitBody, sendReceiptAgain] as const,
  request: { params, body: body(NewLeadNote) },
  responses: {
    201: json(Note, 'The note.'),
    200: json(AppliedBefore, 'Applied before with this key.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
  },
})

const postRelease = createRoute({
  operationId: 'releaseLead',
  method: 'post',
  path: '/{id}/release',
  summary: 'Release a request from quarantine',
  request: { params },
  responses: { 200: json(LeadRow, 'The request as it is now.'), ...refusals(400, 401, 403, 404) },
})

export const leadsApi = newApi()
  .openapi(postLead, async (c) => {
    const { isNew, receipt } = await receiveSentLead(c, c.req.valid('json'))
    return isNew ? c.json(receipt, 201) : c.json(receipt, 200)
  })
  .openapi(getLeads, async (c) =>
    c.json(await listLeads(c.var.world, allowed(c, 'leads.view'), c.req.valid('query')), 200),
  )
  .openapi(getWaiting, async (c) =>
    c.json(await countWaitingLeads(c.var.world, allowed(c, 'leads.view')), 200),
  )
  .openapi(getAssignees, async (c) => {
    return c.json(await listAssignees(c.var.world, allowed(c, 'leads.assign')), 200)
  })
  .openapi(getScheduled, async (c) => {
    const rights = { planner: allowed(c, 'leads.assign'), viewer: allowed(c, 'leads.view') }
    return c.json(await listScheduled(c.var.world, rights, c.req.valid('query').on), 200)
  })
  .openapi(getOne, async (c) =>
    c.json(await getLead(c.var.world, allowed(c, 'leads.view'), c.req.valid('param').id), 200),
  )
  .openapi(putStatus, (c) => {
    const { id } = c.req.valid('param')
    const move = c.req.valid('json')
    return once(c, { lead_id: id, write: { kind: 'move', move } }, async () => {
      const viewer = allowed(c, 'leads.view')
      const worker = allowed(c, 'leads.work')
      const moved = moveLeadAlong(c.var.world, worker, { id, ...move })
      await orCurrent(moved, () => getLead(c.var.world, viewer, id))
      return c.json(await getLeadRow(c.var.world, viewer, id), 200)
    })
  })
  .openapi(putAssignee, async (c) => {
    const { id } = c.req.valid('param')
    const dispatcher = allowed(c, 'leads.assign')
    const assigning = reassignLead(c.var.world, dispatcher, { id, ...c.req.valid('json') })
    await orCurrent(assigning, () => getLead(c.var.world, allowed(c, 'leads.view'), id))
    return c.body(null, 204)
  })
  .openapi(postClaim, async (c) => {
    const { id } = c.req.valid('param')
    const viewer = allowed(c, 'leads.view')
    const dispatcher = allowed(c, 'leads.assign')
    await orCurrent(takeLead(c.var.world, dispatcher, id), () => getLead(c.var.world, viewer, id))
    return c.json(await getLeadRow(c.var.world, viewer, id), 200)
  })
  .openapi(postNote, (c) => {
    const { id: lead_id } = c.req.valid('param')
    const { text } = c.req.valid('json')
    return once(c, { lead_id, write: { kind: 'note', text } }, async () => {
      const worker = allowed(c, 'leads.work')
      await c.var.limits.additions.use(worker.employee.id, tooManyAdditions)
      const note = { lead_id, ...c.req.valid('json'), sentAt: clientTime(c) }
      return c.json(await noteOnLead(c.var.world, worker, note), 201)
    })
  })
  .openapi(postRelease, async (c) => {
    const { id } = c.req.valid('param')
    const viewer = allowed(c, 'leads.view')
    await releaseLead(c.var.world, allowed(c, 'submissions.spam'), id)
    return c.json(await getLeadRow(c.var.world, viewer, id), 200)
  })

export type LeadsApi = typeof leadsApi
