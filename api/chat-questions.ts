import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'
import { listUnanswered } from '#domain/chat/unanswered/list.server.ts'
import { leaveToPerson, questionsAlike } from '#domain/chat/unanswered/questions.server.ts'
import { LeftToPerson, UnansweredGroups } from '#domain/chat/unanswered/unanswered.ts'
import { body, json, newApi, refusals } from './answers.ts'
import { allowed } from './authentication.ts'
import { limitBody } from './body-limit.ts'

const getAll = createRoute({
  operationId: 'listUnansweredQuestions',
  method: 'get',
  path: '/',
  summary: 'List what visitors of the chat asked in the last 30 days and got no automated answer to',
  responses: { 200: json(UnansweredGroups, 'Those that ask the same together.'), ...refusals(401, 403) },
})

const putLeft = createRoute({
  operationId: 'leaveQuestionToPerson',
  method: 'put',
  path: '/{id}/left',
  summary: 'Leave a question, and those like it, to people, or list them again',
  middleware: limitBody,
  request: { params: z.object({ id: sentId('Question not found.') }), body: body(LeftToPerson) },
  responses: { 204: { description: 'Done.' }, ...refusals(400, 401, 403, 404, 413, 415, 422) },
})

export const chatQuestionsApi = newApi()
  .openapi(getAll, async (c) =>
    c.json(await listUnanswered(c.var.world, allowed(c, 'chat.settings'), c.var.library), 200),
  )
  .openapi(putLeft, async (c) => {
    const [editor, { id }, { left }] = [
      allowed(c, 'chat.settings'),
      c.req.valid('param'),
      c.req.valid('json'),
    ]
    const { world, library } = c.var
    const group = await questionsAlike(world, editor, { weigh: library.weigh, id })
    await leaveToPerson(world, editor, { id, group, left })
    return c.body(null, 204)
  })

export type ChatQuestionsApi = typeof chatQuestionsApi
