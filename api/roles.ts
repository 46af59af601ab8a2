import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { whoMay } from '#domain/employees/people-who-may.server.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { ChangedRole, NewRole, PeopleWhoMay, RoleChange, RoleDetail, RoleList } from '#domain/roles/role.ts'
import { getRole, listRoles } from '#domain/roles/role-views.server.ts'
import { changeRoleOfPeople, endRole } from '#domain/roles/roles.flow.ts'
import { makeRole } from '#domain/roles/roles.server.ts'
import { orCurrent } from './current.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const params = z.object({ id: sentId('Role not found.') })

const getRoles = createRoute({
  operationId: 'listRoles',
  method: 'get',
  path: '/',
  summary: 'List roles with their permissions and number of people',
  responses: { 200: json(RoleList, 'Every role.'), ...refusals(401, 403) },
})

const getOne = createRoute({
  operationId: 'getRole',
  method: 'get',
  path: '/{id}',
  summary: 'Get a role and the people who have it',
  request: { params },
  responses: { 200: json(RoleDetail, 'The role.'), ...refusals(400, 401, 403, 404) },
})

const getPeopleWhoMay = createRoute({
  operationId: 'listPeopleWithPermission',
  method: 'get',
  path: '/permissions/{permission}/people',
  summary: 'List who has a permission, with which scope and through which role',
  request: { params: z.object({ permission: z.enum(permissions, 'Permission not found.') }) },
  responses: { 200: json(PeopleWhoMay, 'Those who may sign in, by name.'), ...refusals(400, 401, 403) },
})

const postRole = createRoute({
  operationId: 'addRole',
  method: 'post',
  path: '/',
  summary: 'Create a role',
  middleware: limitBody,
  request: { body: body(NewRole) },
  responses: { 201: json(RoleDetail, 'The role.'), ...refusals(400, 401, 403, 409, 413, 415, 422) },
})

const putRole = createRoute({
  operationId: 'changeRole',
  method: 'put',
  path: '/{id}',
  summary: 'Change a role',
  middleware: limitBody,
  request: { params, body: body(RoleChange) },
  responses: {
    200: json(ChangedRole, 'The role as it is now.'),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const deleteOne = createRoute({
  operationId: 'deleteRole',
  method: 'delete',
  path: '/{id}',
  summary: 'Delete a role and move its people to another one',
  request: { params, query: z.object({ move_to: sentId('Role not found.').optional() }) },
  responses: { 204: { description: 'Deleted.' }, ...refusals(400, 401, 403, 404, 409, 422) },
})

export const rolesApi = newApi()
  .openapi(getRoles, async (c) =>
    c.json({ items: await listRoles(c.var.world, allowed(c, 'roles.view')) }, 200),
  )
  .openapi(getOne, async (c) =>
    c.json(await getRole(c.var.world, allowed(c, 'roles.view'), c.req.valid('param').id), 200),
  )
  .openapi(getPeopleWhoMay, async (c) => {
    const { permission } = c.req.valid('param')
    return c.json(await whoMay(c.var.world, allowed(c, 'roles.view'), permission), 200)
  })
  .openapi(postRole, async (c) => {
    const [viewer, role] = [allowed(c, 'roles.view'), c.req.valid('json')]
    await makeRole(c.var.world, allowed(c, 'roles.edit'), role)
    return c.json(await getRole(c.var.world, viewer, role.id), 201)
  })
  .openapi(putRole, async (c) => {
    const [viewer, { id }] = [allowed(c, 'roles.view'), c.req.valid('param')]
    const change = { id, ...c.req.valid('json') }
    const leads_returned = await orCurrent(
      changeRoleOfPeople(c.var.world, allowed(c, 'roles.edit'), change),
      () => getRole(c.var.world, viewer, id),
    )
    return c.json({ ...(await getRole(c.var.world, viewer, id)), leads_returned }, 200)
  })
  .openapi(deleteOne, async (c) => {
    const { move_to = null } = c.req.valid('query')
    await endRole(c.var.world, allowed(c, 'roles.edit'), { id: c.req.valid('param').id, move_to })
    return c.body(null, 204)
  })

export type RolesApi = typeof rolesApi
