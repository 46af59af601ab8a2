import { hc, parseResponse } from 'hono/client'
import type { SigningRequestsApi } from '#api/signing-requests.ts'
import type { NewSigningLink, NewSigningRequests } from '#domain/signing-requests/signing-request.ts'
import { asMe } from '../../../as-me.ts'

const requests = hc<SigningRequestsApi>('/api/signing-requests', asMe)

/** With what time it is on this device: the server corrects by it when the papers were signed here. */
export function sendToSign(json: NewSigningRequests) {
  const headers = { 'Client-Time': new Date().toISOString() }
  return parseResponse(requests.index.$post({ json }, { headers }))
}

export function sendAgain(id: string, json: NewSigningLink) {
  return parseResponse(requests[':id'].links.$post({ param: { id }, json }))
}

export async function revokeRequest(id: string): Promise<void> {
  const answer = await requests[':id'].revoke.$post({ param: { id } })
  if (!answer.ok) await parseResponse(answer)
}

export function takeBackRequest(id: string) {
  return parseResponse(requests[':id']['take-back'].$post({ param: { id } }))
}
