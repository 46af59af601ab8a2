import { hc, parseResponse } from 'hono/client'
import type { FormsApi } from '#api/forms.ts'
import type { CompanyOfForms } from '#domain/forms/facts/company-of-forms.ts'
import type { FormVersion, PublishedForm, PublishedLegalText } from '#domain/forms/published-form.ts'
import { asMe } from '../as-me.ts'

const forms = hc<FormsApi>('/api/forms', asMe)

export function listForms(): Promise<PublishedForm[]> {
  return parseResponse(forms.index.$get())
}

export function getFormVersion(slug: string, version: number): Promise<FormVersion> {
  const param = { slug, version: String(version) }
  return parseResponse(forms[':slug'].versions[':version'].$get({ param }))
}

export function getCompanyOfForms(): Promise<CompanyOfForms> {
  return parseResponse(forms.company.$get())
}

export function listLegalTexts(): Promise<PublishedLegalText[]> {
  return parseResponse(forms['legal-texts'].$get())
}
