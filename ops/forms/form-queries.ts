import { queryOptions } from '@tanstack/react-query'
import { hour } from '#platform/time.ts'
import { storedForm } from '../store/stored-marks.ts'
import { getCompanyOfForms, getFormVersion, listForms, listLegalTexts } from './forms-api.ts'

// What filling in forms reads of the server, and this device stores. Screens show what is stored until the answer comes: `queries.ts`.

export const formsKey = ['forms'] as const

/** The forms that can be begun, each in its newest version. */
export const formsRead = queryOptions({
  queryKey: [...formsKey, 'published'] as const,
  queryFn: listForms,
  staleTime: hour,
  meta: storedForm,
})

/** A version never changes: what was read once is not asked for again. */
export function formVersionRead(slug: string, version: number) {
  return queryOptions({
    queryKey: [...formsKey, 'version', slug, version] as const,
    queryFn: () => getFormVersion(slug, version),
    staleTime: Infinity,
    meta: storedForm,
  })
}

/** What forms say of the company. Its key is one of the company's, so that a change there reads it again. */
export const companyOfFormsRead = queryOptions({
  queryKey: ['company', 'of-forms'] as const,
  queryFn: getCompanyOfForms,
  staleTime: hour,
  meta: storedForm,
})

/** All of them, as they are few and short. */
export const legalTextsRead = queryOptions({
  queryKey: [...formsKey, 'legal-texts'] as const,
  queryFn: listLegalTexts,
  staleTime: hour,
  meta: storedForm,
})
