import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import type { World } from '#platform/world.ts'
import { issueCode } from '#domain/employees/codes.server.ts'
import { letPersonGo, signPersonOut, suspendPerson } from '#domain/employees/departure.flow.ts'
import { letEmployeeReturn } from '#domain/employees/departures.server.ts'
import { changeCost, changeEmployee } from '#domain/employees/employee-changes.server.ts'
import {
  CostChange,
  Departure,
  EmployeeChange,
  EmployeeDetail,
  EmployeePage,
  EmployeeQuery,
  IssuedCode,
  NewEmployee,
  Return,
  RolesChange,
} from '#domain/employees/employee-record.ts'
import { changeAndSee, getEmployee, listEmployees } from '#domain/employees/employee-views.server.ts'
import { addEmployee } from '#domain/employees/employees.server.ts'
import { changeRolesOf } from '#domain/employees/roles.flow.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const params = z.object({ id: sentId('Person not found.') })
const person = json(EmployeeDetail, 'The person as they are now.')
const changeRefusals = refusals(400, 401, 403, 404, 409, 413, 415, 422)

const getMany = createRoute({
  operationId: 'listEmployees',
  method: 'get',
  path: '/',
  summary: 'List people by name',
  request: { query: EmployeeQuery },
  responses: {
    200: json(EmployeePage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const getOne = createRoute({
  operationId: 'getEmployee',
  method: 'get',
  path: '/{id}',
  summary: 'Get a person, limited to what the viewer may see',
  request: { params },
  responses: { 200: json(EmployeeDetail, 'The person.'), ...refusals(400, 401, 403, 404) },
})

const postOne = createRoute({
  operationId: 'addEmployee',
  method: 'post',
  path: '/',
  summary: 'Add a person, who can sign in after using a one-time code',
  middleware: limitBody,
  request: { body: body(NewEmployee) },
  responses: {
    201: json(EmployeeDetail, 'Added.'),
    200: json(EmployeeDetail, 'Added already: the person as they are now.'),
    ...changeRefusals,
  },
})

const putOne = createRoute({
  operationId: 'changeEmployee',
  method: 'put',
  path: '/{id}',
  summary: 'Change a person’s details',
  middleware: limitBody,
  request: { params, body: body(EmployeeChange) },
  responses: { 200: person, ...changeRefusals },
})

const putRoles = createRoute({
  operationId: 'changeEmployeeRoles',
  method: 'put',
  path: '/{id}/roles',
  summary: 'Replace a person’s roles; open requests they lose access to become unassigned',
  middleware: limitBody,
  request: { params, body: body(RolesChange) },
  responses: { 200: person, ...changeRefusals },
})

const putCost = createRoute({
  operationId: 'changeEmployeeCost',
  method: 'put',
  path: '/{id}/cost',
  summary: 'Set a person’s hourly cost',
  middleware: limitBody,
  request: { params, body: body(CostChange) },
  responses: { 200: person, ...changeRefusals },
})

const postSuspend = createRoute({
  operationId: 'suspendEmployee',
  method: 'post',
  path: '/{id}/suspend',
  summary: 'Suspend a person, sign them out everywhere, and reassign their open requests',
  middleware: limitBody,
  request: { params, body: body(Departure) },
  responses: { 200: person, ...changeRefusals },
})

const postLeave = createRoute({
  operationId: 'endEmployment',
  method: 'post',
  path: '/{id}/leave',
  summary: 'Mark a person as left, sign them out everywhere, and reassign their open requests',
  middleware: limitBody,
  request: { params, body: body(Departure) },
  responses: { 200: person, ...changeRefusals },
})

const postReturn = createRoute({
  operationId: 'returnEmployee',
  method: 'post',
  path: '/{id}/return',
  summary: 'Reactivate a person who was suspended or had left',
  middleware: limitBody,
  request: { params, body: body(Return) },
  responses: { 200: person, ...changeRefusals },
})

const postSignOut = createRoute({
  operationId: 'signOutEmployee',
  method: 'post',
  path: '/{id}/sign-out',
  summary: 'Sign a person out everywhere',
  request: { params },
  responses: { 204: { description: 'All sessions have ended.' }, ...refusals(400, 401, 403, 404) },
})

const postCode = createRoute({
  operationId: 'issueAccessCode',
  method: 'post',
  path: '/{id}/code',
  summary: 'Issue a one-time code for choosing a password',
  request: { params },
  responses: { 201: json(IssuedCode, 'Shown only once.'), ...refusals(400, 401, 403, 404, 409) },
})

export const employeesApi = newApi()
  .openapi(getMany, async (c) =>
    c.json(await listEmployees(c.var.world, allowed(c, 'employees.view'), c.req.valid('query')), 200),
  )
  .openapi(getOne, async (c) =>
    c.json(await getEmployee(c.var.world, allowed(c, 'employees.view'), c.req.valid('param').id), 200),
  )
  .openapi(postOne, async (c) => {
    const viewer = allowed(c, 'employees.view')
    const manager = allowed(c, 'employees.create')
    const employee = c.req.valid('json')
    const act = (world: World) => addEmployee(world, manager, employee)
    const { done, person } = await changeAndSee(c.var.world, viewer, { id: employee.id, act })
    return done.isNew ? c.json(person, 201) : c.json(person, 200)
  })
  .openapi(putOne, async (c) => {
    const [viewer, editor] = [allowed(c, 'employees.view'), allowed(c, 'employees.edit')]
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const act = (world: World) => changeEmployee(world, editor, change)
    return c.json(await actOn(c.var.world, viewer, { id: change.id, act }), 200)
  })
  .openapi(putRoles, async (c) => {
    const [viewer, editor] = [allowed(c, 'employees.view'), allowed(c, 'employees.edit')]
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const act = (world: World) => changeRolesOf(world, editor, change)
    return c.json(await actOn(c.var.world, viewer, { id: change.id, act }), 200)
  })
  .openapi(putCost, async (c) => {
    const [viewer, keeper] = [allowed(c, 'employees.view'), allowed(c, 'employees.viewCost')]
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const act = (world: World) => changeCost(world, keeper, change)
    return c.json(await actOn(c.var.world, viewer, { id: change.id, act }), 200)
  })
  .openapi(postSuspend, async (c) => {
    const [viewer, manager] = [allowed(c, 'employees.view'), allowed(c, 'employees.deactivate')]
    const leaving = { ...c.req.valid('param'), ...c.req.valid('json') }
    const act = (world: World) => suspendPerson(world, manager, leaving)
    return c.json(await actOn(c.var.world, viewer, { id: leaving.id, act }), 200)
  })
  .openapi(postLeave, async (c) => {
    const [viewer, manager] = [allowed(c, 'employees.view'), allowed(c, 'employees.deactivate')]
    const leaving = { ...c.req.valid('param'), ...c.req.valid('json') }
    const act = (world: World) => letPersonGo(world, manager, leaving)
    return c.json(await actOn(c.var.world, viewer, { id: leaving.id, act }), 200)
  })
  .openapi(postReturn, async (c) => {
    const [viewer, manager] = [allowed(c, 'employees.view'), allowed(c, 'employees.deactivate')]
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const act = (world: World) => letEmployeeReturn(world, manager, change)
    return c.json(await actOn(c.var.world, viewer, { id: change.id, act }), 200)
  })
  .openapi(postSignOut, async (c) => {
    const manager = allowed(c, 'employees.deactivate')
    const { id } = c.req.valid('param')
    await signPersonOut(c.var.world, manager, id)
    return c.body(null, 204)
  })
  .openapi(postCode, async (c) => {
    const manager = allowed(c, 'employees.resetPassword')
    return c.json(await issueCode(c.var.world, manager, c.req.valid('param').id), 201)
  })

/** @public */
export type EmployeesApi = typeof employeesApi

type Act = { id: string; act: (world: World) => Promise<void> }

async function actOn(world: World, viewer: Allowed<'employees.view'>, { id, act }: Act) {
  const acted = changeAndSee(world, viewer, { id, act })
  const { person } = await orCurrent(acted, () => getEmployee(world, viewer, id))
  return person
}
