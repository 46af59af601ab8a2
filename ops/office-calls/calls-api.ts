import { hc, parseResponse } from 'hono/client'
import type { OfficeCallsApi } from '#api/office-calls.ts'
import { asMe } from '../as-me.ts'

const calls = hc<OfficeCallsApi>('/api/office-calls', asMe)

export function takeCall(id: string) {
  return parseResponse(calls[':id'].take.$post({ param: { id } }))
}

export function answerCall(id: string, answer: string) {
  return parseResponse(calls[':id'].answer.$put({ param: { id }, json: { answer } }))
}

export function finishCall(id: string) {
  return parseResponse(calls[':id'].done.$post({ param: { id } }))
}
