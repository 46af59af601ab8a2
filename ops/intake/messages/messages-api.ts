import { hc, parseResponse } from 'hono/client'
import type { JobMessagesApi } from '#api/job-messages.ts'
import { JobMessage, type NewMessage } from '#domain/messages/message.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobMessagesApi>('/api/jobs', asMe)

export function listMessages(id: string, cursor: string | undefined) {
  return parseResponse(jobs[':id'].messages.$get({ param: { id }, query: { cursor } }))
}

export async function writeMessage(id: string, json: NewMessage) {
  return JobMessage.parse(await parseResponse(jobs[':id'].messages.$post({ param: { id }, json })))
}

export function retryMessage(id: string, message_id: string) {
  return parseResponse(jobs[':id'].messages[':message_id'].retry.$post({ param: { id, message_id } }))
}
