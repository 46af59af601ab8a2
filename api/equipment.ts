import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { getUnit, listModels } from '#domain/equipment/equipment-views.server.ts'
import { addModel, changeModel, removeModel, undoModelChange } from '#domain/equipment/models.server.ts'
import { EquipmentModel, EquipmentRevision, ModelChange, NewModel } from '#domain/equipment/model.ts'
import { listPlacedUnits } from '#domain/equipment/placed-units.flow.ts'
import { listUnitTags } from '#domain/equipment/unit-tags.flow.ts'
import {
  NewUnits,
  UnitChange,
  UnitPage,
  UnitQuery,
  UnitRevisions,
  UnitTagPage,
} from '#domain/equipment/unit.ts'
import { addUnits, changeUnit, undoUnitChanges } from '#domain/equipment/units.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { changing } from './changing.ts'
import { orCurrent } from './current.ts'
import type { ApiEnv } from './env.ts'

const params = z.object({ id: sentId('Equipment not found.') })
const query = z.object({ revision: z.coerce.number().int().min(1) })
const done = { 204: { description: 'Done.' } }
const added = { 201: { description: 'Added.' }, 200: { description: 'Already added.' } }
const changeRefusals = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429)

const getModels = createRoute({
  operationId: 'listEquipmentModels',
  method: 'get',
  path: '/models',
  summary: 'List the equipment models, with how many units of each there are',
  responses: { 200: json(z.array(EquipmentModel), 'The catalog.'), ...refusals(401, 403) },
})

const postModel = createRoute({
  operationId: 'addEquipmentModel',
  method: 'post',
  path: '/models',
  summary: 'Add an equipment model',
  middleware: changing,
  request: { body: body(NewModel) },
  responses: { ...added, ...changeRefusals },
})

const putModel = createRoute({
  operationId: 'changeEquipmentModel',
  method: 'put',
  path: '/models/{id}',
  summary: 'Change an equipment model',
  middleware: changing,
  request: { params, body: body(ModelChange) },
  responses: { ...done, ...changeRefusals },
})

const deleteModel = createRoute({
  operationId: 'removeEquipmentModel',
  method: 'delete',
  path: '/models/{id}',
  summary: 'Remove an equipment model that has no units',
  middleware: changing,
  request: { params, query },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 429) },
})

const undoModel = createRoute({
  operationId: 'undoEquipmentModelChange',
  method: 'post',
  path: '/models/{id}/undo',
  summary: 'Undo the last change to an equipment model, including its removal',
  middleware: changing,
  request: { params, body: body(EquipmentRevision) },
  responses: { ...done, ...changeRefusals },
})

const getUnits = createRoute({
  operationId: 'listEquipmentUnits',
  method: 'get',
  path: '/units',
  summary: 'List equipment units by number; retired ones only where asked for',
  request: { query: UnitQuery },
  responses: { 200: json(UnitPage, 'A page, and where the next one begins.'), ...refusals(400, 401, 403) },
})

const getTags = createRoute({
  operationId: 'listEquipmentTags',
  method: 'get',
  path: '/units/tags',
  summary: 'List what the labels of equipment units say, with the address in each QR code',
  request: { query: UnitQuery },
  responses: { 200: json(UnitTagPage, 'A page, and where the next one begins.'), ...refusals(400, 401, 403) },
})

const postUnits = createRoute({
  operationId: 'addEquipmentUnits',
  method: 'post',
  path: '/units',
  summary: 'Add equipment units of one model, all or none',
  middleware: changing,
  request: { body: body(NewUnits) },
  responses: { ...added, ...changeRefusals },
})

const putUnit = createRoute({
  operationId: 'changeEquipmentUnit',
  method: 'put',
  path: '/units/{id}',
  summary: 'Change an equipment unit, take it out of service, or retire it',
  middleware: changing,
  request: { params, body: body(UnitChange) },
  responses: { ...done, ...changeRefusals },
})

const undoUnits = createRoute({
  operationId: 'undoEquipmentUnitChanges',
  method: 'post',
  path: '/units/undo',
  summary: 'Undo the last change to each of these equipment units, all or none',
  middleware: changing,
  request: { body: body(UnitRevisions) },
  responses: { ...done, ...changeRefusals },
})

export const equipmentApi = newApi()
  .openapi(getModels, async (c) => c.json(await listModels(c.var.world, allowed(c, 'equipment.view')), 200))
  .openapi(postModel, async (c) => {
    const manager = allowed(c, 'equipment.manageCatalog')
    const { isNew } = await addModel(c.var.world, manager, c.req.valid('json'))
    return isNew ? c.body(null, 201) : c.body(null, 200)
  })
  .openapi(putModel, async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const manager = allowed(c, 'equipment.manageCatalog')
    await withCurrent(c, change.id, changeModel(c.var.world, manager, change))
    return c.body(null, 204)
  })
  .openapi(deleteModel, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('query') }
    const manager = allowed(c, 'equipment.manageCatalog')
    await withCurrent(c, which.id, removeModel(c.var.world, manager, which))
    return c.body(null, 204)
  })
  .openapi(undoModel, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    const manager = allowed(c, 'equipment.manageCatalog')
    await withCurrent(c, which.id, undoModelChange(c.var.world, manager, which))
    return c.body(null, 204)
  })
  .openapi(getUnits, async (c) =>
    c.json(await listPlacedUnits(c.var.world, allowed(c, 'equipment.view'), c.req.valid('query')), 200),
  )
  .openapi(getTags, async (c) =>
    c.json(await listUnitTags(c.var.world, allowed(c, 'equipment.manageCatalog'), c.req.valid('query')), 200),
  )
  .openapi(postUnits, async (c) => {
    const manager = allowed(c, 'equipment.manageCatalog')
    const { isNew } = await addUnits(c.var.world, manager, c.req.valid('json'))
    return isNew ? c.body(null, 201) : c.body(null, 200)
  })
  .openapi(undoUnits, async (c) => {
    const { units } = c.req.valid('json')
    await undoUnitChanges(c.var.world, allowed(c, 'equipment.manageCatalog'), units)
    return c.body(null, 204)
  })
  .openapi(putUnit, async (c) => {
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const manager = allowed(c, 'equipment.manageCatalog')
    const read = () => getUnit(c.var.world, allowed(c, 'equipment.view'), change.id)
    await orCurrent(changeUnit(c.var.world, manager, change), read)
    return c.body(null, 204)
  })

function withCurrent(c: Context<ApiEnv>, id: string, change: Promise<unknown>) {
  return orCurrent(change, async () => {
    const models = await listModels(c.var.world, allowed(c, 'equipment.view'))
    return models.find((model) => model.id === id)
  })
}

export type EquipmentApi = typeof equipmentApi
