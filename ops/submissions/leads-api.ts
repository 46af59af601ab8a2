import { hc, parseResponse } from 'hono/client'
import type { LeadsApi } from '#api/leads.ts'
import type { LeadFilter, LeadQuery } from '#domain/leads/lead-query.ts'
import type { LeadAssignment } from '#domain/leads/lead.ts'
import { asMe } from '../as-me.ts'

const leads = hc<LeadsApi>('/api/leads', asMe)

export type LeadList = LeadFilter & Pick<LeadQuery, 'q' | 'quarantined'>

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

export function listScheduled(on: string) {
  return parseResponse(leads.scheduled.$get({ query: { on } }))
}

export function listAssignees() {
  return parseResponse(leads.assignees.$get())
}

export function assignLead(id: string, json: LeadAssignment) {
  return parseResponse(leads[':id'].assignee.$put({ param: { id }, json }))
}

export function releaseLead(id: string) {
  return parseResponse(leads[':id'].release.$post({ param: { id } }))
}
