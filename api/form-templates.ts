import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { FormSlug } from '#domain/forms/form-slug.ts'
import {
  DiscardedDraft,
  DraftChange,
  DraftStep,
  FormTemplate,
  NewTemplate,
  TemplateRestore,
  TemplateRetirement,
  TemplateRow,
  TemplateVersionPage,
} from '#domain/forms/template.ts'
import { discardDraft, restoreVersion, saveDraft } from '#domain/forms/templates/drafts.server.ts'
import { newForm } from '#domain/forms/templates/new-form.server.ts'
import { publishForm } from '#domain/forms/templates/publish.server.ts'
import { retireForm } from '#domain/forms/templates/retire.server.ts'
import { getTemplate, listTemplates, listTemplateVersions } from '#domain/forms/templates/templates.server.ts'
import { VersionQuery } from '#platform/versions/version-page.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed, onlyWith } from './authentication.ts'
import { limitBody, limitBodyTo } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { orCurrent } from './current.ts'

const params = z.object({ slug: FormSlug })

/** Far more than the longest form takes, with both languages. */
const mostBytes = 500_000
/** The text of a file, with room between its parts. */
const mostBytesOfFile = 1_200_000

const changed = {
  200: json(FormTemplate, 'The form as it is now.'),
  ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429),
}

const getAll = createRoute({
  operationId: 'listFormTemplates',
  method: 'get',
  path: '/',
  summary: 'List forms as the office works on them',
  responses: {
    200: json(z.array(TemplateRow), 'By title, those that are only a draft or retired too.'),
    ...refusals(401, 403),
  },
})

const getOne = createRoute({
  operationId: 'getFormTemplate',
  method: 'get',
  path: '/{slug}',
  summary: 'Get a form with its draft',
  request: { params },
  responses: {
    200: json(FormTemplate, 'As it is published, and as someone is changing it.'),
    ...refusals(400, 401, 403, 404),
  },
})

const getVersions = createRoute({
  operationId: 'listFormVersions',
  method: 'get',
  path: '/{slug}/versions',
  summary: 'List the versions of a form, newest first',
  request: { params, query: VersionQuery },
  responses: {
    200: json(TemplateVersionPage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const post = createRoute({
  operationId: 'newForm',
  method: 'post',
  path: '/',
  summary: 'Begin a form: empty, as a copy of another, or from an exported file',
  middleware: [limitBodyTo(mostBytesOfFile), onlyWith('templates.edit'), limitChanges] as const,
  request: { body: body(NewTemplate) },
  responses: changed,
})

const putDraft = createRoute({
  operationId: 'saveFormDraft',
  method: 'put',
  path: '/{slug}/draft',
  summary: 'Save the draft of a form',
  middleware: [limitBodyTo(mostBytes), onlyWith('templates.edit'), limitChanges] as const,
  request: { params, body: body(DraftChange) },
  responses: changed,
})

const deleteDraft = createRoute({
  operationId: 'discardFormDraft',
  method: 'delete',
  path: '/{slug}/draft',
  summary: 'Discard the draft of a form',
  middleware: limitChanges,
  request: {
    params,
    query: z.object({
      revision: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    }),
  },
  responses: {
    200: json(DiscardedDraft, 'What the draft was, so that it can be saved again.'),
    ...refusals(400, 401, 403, 404, 409, 429),
  },
})

const postPublished = createRoute({
  operationId: 'publishForm',
  method: 'post',
  path: '/{slug}/publish',
  summary: 'Make the draft of a form its next version',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(DraftStep) },
  responses: changed,
})

const postRestored = createRoute({
  operationId: 'restoreFormVersion',
  method: 'post',
  path: '/{slug}/restore',
  summary: 'Make an earlier version the draft of a form',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(TemplateRestore) },
  responses: changed,
})

const putRetired = createRoute({
  operationId: 'retireForm',
  method: 'put',
  path: '/{slug}/retired',
  summary: 'Stop offering a form for new fillings, or offer it again',
  middleware: [limitBody, limitChanges] as const,
  request: { params, body: body(TemplateRetirement) },
  responses: changed,
})

export const formTemplatesApi = newApi()
  .openapi(getAll, async (c) => c.json(await listTemplates(c.var.world, allowed(c, 'templates.view')), 200))
  .openapi(getOne, async (c) => {
    const viewer = allowed(c, 'templates.view')
    return c.json(await getTemplate(c.var.world, viewer, c.req.valid('param').slug), 200)
  })
  .openapi(getVersions, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') }
    return c.json(await listTemplateVersions(c.var.world, allowed(c, 'templates.view'), asked), 200)
  })
  .openapi(post, async (c) =>
    c.json(await newForm(c.var.world, allowed(c, 'templates.edit'), c.req.valid('json')), 200),
  )
  .openapi(putDraft, async (c) => {
    const { world } = c.var
    const editor = allowed(c, 'templates.edit')
    const viewer = allowed(c, 'templates.view')
    const change = { ...c.req.valid('param'), ...c.req.valid('json') }
    const saved = saveDraft(world, editor, change)
    return c.json(await orCurrent(saved, () => getTemplate(world, viewer, change.slug)), 200)
  })
  .openapi(deleteDraft, async (c) => {
    const { world } = c.var
    const viewer = allowed(c, 'templates.view')
    const which = { ...c.req.valid('param'), ...c.req.valid('query') }
    const discarded = discardDraft(world, allowed(c, 'templates.edit'), which)
    return c.json(await orCurrent(discarded, () => getTemplate(world, viewer, which.slug)), 200)
  })
  .openapi(postPublished, async (c) => {
    const { world } = c.var
    const viewer = allowed(c, 'templates.view')
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    const published = publishForm(world, allowed(c, 'templates.publish'), which)
    return c.json(await orCurrent(published, () => getTemplate(world, viewer, which.slug)), 200)
  })
  .openapi(postRestored, async (c) => {
    const { world } = c.var
    const viewer = allowed(c, 'templates.view')
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    const restored = restoreVersion(world, allowed(c, 'templates.edit'), which)
    return c.json(await orCurrent(restored, () => getTemplate(world, viewer, which.slug)), 200)
  })
  .openapi(putRetired, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    return c.json(await retireForm(c.var.world, allowed(c, 'templates.publish'), which), 200)
  })

export type FormTemplatesApi = typeof formTemplatesApi
