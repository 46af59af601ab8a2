import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { VersionQuery } from '#platform/versions/version-page.ts'
import { endBlock, listBlocks } from '#domain/chat/blocks.server.ts'
import { ChatFigures, figuresOfDays } from '#domain/chat/chat-figures.ts'
import { readChatFigures } from '#domain/chat/figures.server.ts'
import { ChatBlock } from '#domain/chat/chat-block.ts'
import {
  ChatSettingsNow,
  ChatSettingsRevision,
  ChatSettingsVersionPage,
} from '#domain/chat/settings/settings.ts'
import { FixedSites, fixedSitesFor } from '#domain/chat/settings/sites.ts'
import { changeSettings, getSettingsToEdit, restoreSettings } from '#domain/chat/settings/settings.server.ts'
import { listSettingsVersions } from '#domain/chat/settings/versions.server.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { orCurrent } from './current.ts'

const now = json(ChatSettingsNow, 'The settings as they are now.')

const getOne = createRoute({
  operationId: 'getChatSettings',
  method: 'get',
  path: '/',
  summary: 'Get the chatbot settings',
  responses: { 200: now, ...refusals(401, 403) },
})

const putOne = createRoute({
  operationId: 'changeChatSettings',
  method: 'put',
  path: '/',
  summary: 'Change the chatbot settings, for every visitor from then on',
  middleware: limitBody,
  request: { body: body(ChatSettingsRevision) },
  responses: { 200: now, ...refusals(400, 401, 403, 409, 413, 415, 422) },
})

const getVersions = createRoute({
  operationId: 'listChatSettingsVersions',
  method: 'get',
  path: '/versions',
  summary: 'List the versions of the chatbot settings with what each changed, newest first',
  request: { query: VersionQuery },
  responses: {
    200: json(ChatSettingsVersionPage, 'A page, and where the next one begins.'),
    ...refusals(400, 401, 403),
  },
})

const getSites = createRoute({
  operationId: 'listFixedSites',
  method: 'get',
  path: '/sites',
  summary: 'List the websites that the server itself allows to embed the chat',
  responses: { 200: json(FixedSites, 'Their origins.'), ...refusals(401, 403) },
})

const getFigures = createRoute({
  operationId: 'getChatFigures',
  method: 'get',
  path: '/figures',
  summary: `Count what became of the chats of the last ${figuresOfDays} days`,
  responses: { 200: json(ChatFigures, 'How many.'), ...refusals(401, 403) },
})

const getBlocks = createRoute({
  operationId: 'listChatBlocks',
  method: 'get',
  path: '/blocks',
  summary: 'List the senders of chats who are blocked now',
  responses: { 200: json(z.array(ChatBlock), 'The latest first.'), ...refusals(401, 403) },
})

const deleteBlock = createRoute({
  operationId: 'endChatBlock',
  method: 'delete',
  path: '/blocks/{id}',
  summary: 'Let the sender of a chat write again',
  request: { params: z.object({ id: sentId('Chat not found.') }) },
  responses: { 200: json(z.array(ChatBlock), 'Who is still blocked.'), ...refusals(400, 401, 403, 404) },
})

const postRestore = createRoute({
  operationId: 'restoreChatSettings',
  method: 'post',
  path: '/versions/{version}/restore',
  summary: 'Bring a version of the chatbot settings back, as a new version',
  middleware: limitBody,
  request: {
    params: z.object({
      version: z.coerce
        .number()
        .int()
        .min(1)
        .max(2 ** 31 - 1),
    }),
    body: body(ChatSettingsRevision.pick({ revision: true })),
  },
  responses: { 200: now, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

export const chatSettingsApi = newApi()
  .openapi(getOne, async (c) =>
    c.json(await getSettingsToEdit(c.var.world, allowed(c, 'chat.settings')), 200),
  )
  .openapi(putOne, async (c) => {
    const manager = allowed(c, 'chat.settings')
    const changed = changeSettings(c.var.world, manager, c.req.valid('json'))
    return c.json(await orCurrent(changed, () => getSettingsToEdit(c.var.world, manager)), 200)
  })
  .openapi(getVersions, async (c) =>
    c.json(await listSettingsVersions(c.var.world, allowed(c, 'chat.settings'), c.req.valid('query')), 200),
  )
  .openapi(getSites, (c) => c.json(fixedSitesFor(allowed(c, 'chat.settings'), c.var.chatOrigins), 200))
  .openapi(getFigures, async (c) =>
    c.json(await readChatFigures(c.var.world, allowed(c, 'chat.settings')), 200),
  )
  .openapi(getBlocks, async (c) => c.json(await listBlocks(c.var.world, allowed(c, 'chat.settings')), 200))
  .openapi(deleteBlock, async (c) => {
    const manager = allowed(c, 'chat.settings')
    await endBlock(c.var.world, manager, c.req.valid('param').id)
    return c.json(await listBlocks(c.var.world, manager), 200)
  })
  .openapi(postRestore, async (c) => {
    const manager = allowed(c, 'chat.settings')
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') }
    const restored = restoreSettings(c.var.world, manager, wanted)
    return c.json(await orCurrent(restored, () => getSettingsToEdit(c.var.world, manager)), 200)
  })

export type ChatSettingsApi = typeof chatSettingsApi
