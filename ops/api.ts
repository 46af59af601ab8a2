import { hc, parseResponse } from 'hono/client'
import type { AuthApi } from '#api/auth.ts'
import type { EventsApi } from '#api/events.ts'
import type { LeadsApi } from '#api/leads.ts'
import type { LeadMove, LeadQuery, NewLeadNote } from '#domain/leads/lead.ts'
import type { Credentials, PasswordChange } from '#domain/sessions/session.ts'
import { storedToken } from './session/token-store.ts'

// One client per module: one for the whole API makes the type check three times as long.
const auth = hc<AuthApi>('/api/auth', { headers: bearer })
const leads = hc<LeadsApi>('/api/leads', { headers: bearer })
const events = hc<EventsApi>('/api/events', { headers: bearer })

export type LeadFilter = Pick<LeadQuery, 'q' | 'status' | 'service' | 'quarantined'>

/** The answer as it comes: what a login form says depends on how it failed. */
export function postLogin(json: Credentials) {
  return auth.login.$post({ json })
}

/** The answer as it comes: what becomes of a session depends on it. */
export function getMe() {
  return auth.me.$get()
}

export function logOut() {
  return parseResponse(auth.logout.$post({}, { init: { keepalive: true } }))
}

export function changePassword(json: PasswordChange) {
  return parseResponse(auth.password.$post({ json }))
}

export function listLeads({ quarantined, ...filter }: LeadFilter, cursor: string | undefined) {
  return parseResponse(leads.index.$get({ query: { ...filter, quarantined: String(quarantined), cursor } }))
}

export function getWaiting() {
  return parseResponse(leads.waiting.$get())
}

export function getLead(id: string) {
  return parseResponse(leads[':id'].$get({ param: { id } }))
}

export function moveLead(id: string, json: LeadMove) {
  return parseResponse(leads[':id'].status.$put({ param: { id }, json }))
}

export function addNote(id: string, json: NewLeadNote) {
  return parseResponse(leads[':id'].notes.$post({ param: { id }, json }))
}

export function releaseLead(id: string) {
  return parseResponse(leads[':id'].release.$post({ param: { id } }))
}

/** The stream of events after `lastId`, for as long as it holds. */
export function openEvents(lastId: string | undefined, signal: AbortSignal) {
  return events.index.$get({ query: { last_id: lastId } }, { init: { signal, cache: 'no-store' } })
}

function bearer(): Record<string, string> {
  const token = storedToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}
