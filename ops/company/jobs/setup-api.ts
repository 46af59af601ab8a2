import { hc, parseResponse } from 'hono/client'
import type { JobSetupApi } from '#api/job-setup.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { asMe } from '../../as-me.ts'

const setup = hc<JobSetupApi>('/api/job-setup', asMe)

export function getSetup() {
  return parseResponse(setup.index.$get())
}

export function listTemplates() {
  return parseResponse(setup.templates.$get())
}

export function putClocks(json: JobSetup['clocks']) {
  return parseResponse(setup.clocks.$put({ json }))
}

export function putCertifications(json: JobSetup['certifications']) {
  return parseResponse(setup.certifications.$put({ json }))
}

export function putEquipment(json: JobSetup['equipment']) {
  return parseResponse(setup.equipment.$put({ json }))
}

export function putAudit(json: JobSetup['audit']) {
  return parseResponse(setup.audit.$put({ json }))
}

export function listAuditVersions(cursor: string | undefined) {
  return parseResponse(setup.audit.versions.$get({ query: { cursor } }))
}

export function putDrying(json: JobSetup['drying']) {
  return parseResponse(setup.drying.$put({ json }))
}

export function listDryingVersions(cursor: string | undefined) {
  return parseResponse(setup.drying.versions.$get({ query: { cursor } }))
}

export function putTemplates(json: JobSetup['templates']) {
  return parseResponse(setup.templates.$put({ json }))
}
