import { hc, parseResponse } from 'hono/client'
import type { CertificationsApi } from '#api/certifications.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { asMe } from '../as-me.ts'

const certifications = hc<CertificationsApi>('/api/certifications', asMe)

export type CertificationFacts = Pick<Certification, 'code' | 'number' | 'issued_on' | 'expires_on'>

/** Whose they are. */
export type Holder = { id: string; name: string }

export function listCertifications(employee_id: string) {
  return parseResponse(certifications.index.$get({ query: { employee_id } }))
}

export function addCertification(json: CertificationFacts & { id: string; employee_id: string }) {
  return parseResponse(certifications.index.$post({ json }))
}

export function changeCertification(id: string, json: CertificationFacts & { revision: number }) {
  return parseResponse(certifications[':id'].$put({ param: { id }, json }))
}

export function checkCertification({ id, revision }: Pick<Certification, 'id' | 'revision'>) {
  return parseResponse(certifications[':id'].check.$post({ param: { id }, json: { revision } }))
}

export function removeCertification({ id, revision }: Pick<Certification, 'id' | 'revision'>) {
  return parseResponse(
    certifications[':id'].$delete({ param: { id }, query: { revision: String(revision) } }),
  )
}

export function storeDocument(id: string, file: File) {
  return parseResponse(certifications[':id'].file.$put({ param: { id } }, { init: { body: file } }))
}
