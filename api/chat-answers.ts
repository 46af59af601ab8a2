import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import * as z from 'zod'
import { fieldRefusal } from '#platform/refusal.ts'
import { sentId } from '#platform/requests/sent-id.ts'
import {
  AnswerChange,
  AnswerRevision,
  AnswerVersion,
  ChatAnswer,
  NewAnswer,
} from '#domain/chat/published/chat-answer.ts'
import { listAnswers, listAnswerVersions } from '#domain/chat/published/answer-views.server.ts'
import { changeAnswer, retireAnswer } from '#domain/chat/published/answers.server.ts'
import { listLinkedPages } from '#domain/chat/published/library.server.ts'
import { publishForQuestions } from '#domain/chat/published/publish.flow.ts'
import { openVisitorChat } from '#domain/chat/open.flow.ts'
import { sayInChat } from '#domain/chat/visitor-says.flow.ts'
import { Trial, TriedText, tryQuestion } from '#domain/chat/published/trial.server.ts'
import { undoAnswerChange } from '#domain/chat/published/undo.server.ts'
import { LinkedPage } from '#domain/chat/unanswered/unanswered.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'
import { limitChanges } from './changing.ts'
import { orCurrent } from './current.ts'
import type { ApiEnv } from './env.ts'

const params = z.object({ id: sentId('Answer not found.') })
const query = z.object({ revision: z.coerce.number().int().min(1) })
const done = { 204: { description: 'Done.' } }

const getAll = createRoute({
  operationId: 'listChatAnswers',
  method: 'get',
  path: '/',
  summary: 'List the answers that staff published for the chat',
  responses: { 200: json(z.array(ChatAnswer), 'Those to be reviewed first.'), ...refusals(401, 403) },
})

const getPages = createRoute({
  operationId: 'listLinkedPages',
  method: 'get',
  path: '/pages',
  summary: 'List the pages of the website that an answer can lead to',
  responses: { 200: json(z.array(LinkedPage), 'All of them.'), ...refusals(401, 403) },
})

const getVersions = createRoute({
  operationId: 'listChatAnswerVersions',
  method: 'get',
  path: '/{id}/versions',
  summary: 'List what an answer said, newest first',
  request: { params },
  responses: { 200: json(z.array(AnswerVersion), 'The newest fifty.'), ...refusals(400, 401, 403, 404) },
})

const postOne = createRoute({
  operationId: 'publishChatAnswer',
  method: 'post',
  path: '/',
  summary: 'Publish an answer; the chat quotes it from now on',
  middleware: limitBody,
  request: { body: body(NewAnswer) },
  responses: {
    201: { description: 'Published.' },
    200: { description: 'Already published.' },
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
})

const putOne = createRoute({
  operationId: 'changeChatAnswer',
  method: 'put',
  path: '/{id}',
  summary: 'Change an answer; one that was retired is quoted again',
  middleware: limitBody,
  request: { params, body: body(AnswerChange) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const deleteOne = createRoute({
  operationId: 'retireChatAnswer',
  method: 'delete',
  path: '/{id}',
  summary: 'Retire an answer; the chat and the website show it no more',
  request: { params, query },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409) },
})

const postUndo = createRoute({
  operationId: 'undoChatAnswerChange',
  method: 'post',
  path: '/{id}/undo',
  summary: 'Undo the last change to an answer, including its publication',
  middleware: limitBody,
  request: { params, body: body(AnswerRevision) },
  responses: { ...done, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
})

const postTrial = createRoute({
  operationId: 'tryChatQuestion',
  method: 'post',
  path: '/trials',
  summary: 'Tell what the chat would answer to a question; nothing is stored',
  middleware: [limitBody, limitChanges] as const,
  request: { body: body(TriedText) },
  responses: {
    200: json(Trial, 'What a visitor would get.'),
    ...refusals(400, 401, 403, 413, 415, 422, 429),
  },
})

/** A question is tried on the ways that visitors’ messages go. */
const ways = { open: openVisitorChat, say: sayInChat }

export const chatAnswersApi = newApi()
  .openapi(getAll, async (c) => c.json(await listAnswers(c.var.world, allowed(c, 'chat.settings')), 200))
  .openapi(getPages, (c) => c.json(listLinkedPages(c.var.library, allowed(c, 'chat.settings')), 200))
  .openapi(getVersions, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await listAnswerVersions(c.var.world, allowed(c, 'chat.settings'), id), 200)
  })
  .openapi(postTrial, async (c) => {
    const [editor, tried] = [allowed(c, 'chat.settings'), c.req.valid('json')]
    const { world, decide, library } = c.var
    return c.json(await tryQuestion(world, editor, { ...tried, decide, library, ways }), 200)
  })
  .openapi(postOne, async (c) => {
    const [editor, answer] = [allowed(c, 'chat.settings'), c.req.valid('json')]
    requirePage(c, answer.link)
    const { world, library } = c.var
    const { isNew } = await publishForQuestions(world, editor, { ...answer, library })
    await library.renew(world)
    return isNew ? c.body(null, 201) : c.body(null, 200)
  })
  .openapi(putOne, async (c) => {
    const [editor, change] = [allowed(c, 'chat.settings'), c.req.valid('json')]
    requirePage(c, change.link)
    const { id } = c.req.valid('param')
    await changing(c, id, changeAnswer(c.var.world, editor, { ...change, id }))
    return c.body(null, 204)
  })
  .openapi(deleteOne, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('query') }
    await changing(c, which.id, retireAnswer(c.var.world, allowed(c, 'chat.settings'), which))
    return c.body(null, 204)
  })
  .openapi(postUndo, async (c) => {
    const which = { ...c.req.valid('param'), ...c.req.valid('json') }
    await changing(c, which.id, undoAnswerChange(c.var.world, allowed(c, 'chat.settings'), which))
    return c.body(null, 204)
  })

function requirePage(c: Context<ApiEnv>, link: string) {
  const [path] = link.split('#')
  if (c.var.library.pages.some((page) => page.path === path)) return
  throw fieldRefusal('link', 'Choose a page of our website.')
}

/** The next visitor of this process has it at once; others hear of it by the news. */
async function changing(c: Context<ApiEnv>, id: string, change: Promise<unknown>) {
  const { world, library } = c.var
  await orCurrent(change, async () => {
    const answers = await listAnswers(world, allowed(c, 'chat.settings'))
    return answers.find((answer) => answer.id === id)
  })
  await library.renew(world)
}

export type ChatAnswersApi = typeof chatAnswersApi
