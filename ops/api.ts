import { hc, parseResponse } from 'hono/client'
import type { AuthApi } from '#api/auth.ts'
import type { CompanyApi } from '#api/company.ts'
import type { EventsApi } from '#api/events.ts'
import type { LeadsApi } from '#api/leads.ts'
import type { SearchApi } from '#api/search.ts'
import type { CompanyRevision } from '#domain/company/company.ts'
import type { LeadFilter, LeadQuery } from '#domain/leads/lead-query.ts'
import type { LeadAssignment, LeadMove, NewLeadNote } from '#domain/leads/lead.ts'
import type { Activation, PasswordChange } from '#domain/sessions/session.ts'
import { asMe } from './as-me.ts'

// One client per module: one for the whole API makes the type check three times as long.
const auth = hc<AuthApi>('/api/auth', asMe)
const leads = hc<LeadsApi>('/api/leads', asMe)
const company = hc<CompanyApi>('/api/company', asMe)
const search = hc<SearchApi>('/api/search', asMe)
const events = hc<EventsApi>('/api/events', asMe)

export type LeadList = LeadFilter & Pick<LeadQuery, 'q' | 'quarantined'>

/** The answer as it comes: what the form says depends on how it failed. */
export function postActivation(json: Activation) {
  return auth.activate.$post({ json })
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

export function listLeads(
  { quarantined, hour, waited_over, waited_under, ...filter }: LeadList,
  cursor: string | undefined,
) {
  const numbers = { hour: hour?.toString(), ...waited(waited_over, waited_under) }
  const query = { ...filter, ...numbers, quarantined: String(quarantined), cursor }
  return parseResponse(leads.index.$get({ query }))
}

function waited(over: number | undefined, under: number | undefined) {
  return { waited_over: over?.toString(), waited_under: under?.toString() }
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

export function listVisits(on: string) {
  return parseResponse(leads.visits.$get({ query: { on } }))
}

export function listAssignees() {
  return parseResponse(leads.assignees.$get())
}

export function assignLead(id: string, json: LeadAssignment) {
  return parseResponse(leads[':id'].assignee.$put({ param: { id }, json }))
}

export function addNote(id: string, json: NewLeadNote) {
  return parseResponse(leads[':id'].notes.$post({ param: { id }, json }))
}

export function releaseLead(id: string) {
  return parseResponse(leads[':id'].release.$post({ param: { id } }))
}

export function getCompany() {
  return parseResponse(company.index.$get())
}

export function putCompany(json: CompanyRevision) {
  return parseResponse(company.index.$put({ json }))
}

export function listCompanyPictures() {
  return parseResponse(company.pictures.$get())
}

export function storeCompanyPicture(file: Blob) {
  return parseResponse(company.pictures.$post({}, { init: { body: file } }))
}

export function listCompanyVersions(cursor: string | undefined) {
  return parseResponse(company.versions.$get({ query: { cursor } }))
}

export function searchEverything(q: string, signal: AbortSignal) {
  return parseResponse(search.index.$get({ query: { q } }, { init: { signal } }))
}

/** The stream of events after `lastId`, for as long as it holds. */
export function openEvents(lastId: string | undefined, signal: AbortSignal) {
  return events.index.$get({ query: { last_id: lastId } }, { init: { signal, cache: 'no-store' } })
}
