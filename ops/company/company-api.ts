import { hc, parseResponse } from 'hono/client'
import type { CompanyApi } from '#api/company.ts'
import type { CompanyRevision } from '#domain/company/company.ts'
import { asMe } from '../as-me.ts'

const company = hc<CompanyApi>('/api/company', asMe)

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
