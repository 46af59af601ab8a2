import { queryOptions, useQuery } from '@tanstack/react-query'
import { waitsForCounsel, withoutNotes } from '#domain/forms/legal/counsel.ts'
import type { Language } from '#domain/preferences/language.ts'
import { orStored, storedOr } from '../device/or-stored.ts'
import { companyOfFormsRead, formsRead, formVersionRead, legalTextsRead } from './form-queries.ts'
import { getCompanyOfForms, getFormVersion, listForms, listLegalTexts } from './forms-api.ts'

export const publishedFormsQuery = queryOptions({
  ...formsRead,
  queryFn: (asked) => orStored(asked, listForms),
})

export function formVersionQuery(slug: string, version: number) {
  return queryOptions({
    ...formVersionRead(slug, version),
    queryFn: (asked) => storedOr(asked, () => getFormVersion(slug, version)),
  })
}

export const companyOfFormsQuery = queryOptions({
  ...companyOfFormsRead,
  queryFn: (asked) => orStored(asked, getCompanyOfForms),
})

export const legalTextsQuery = queryOptions({
  ...legalTextsRead,
  queryFn: (asked) => orStored(asked, listLegalTexts),
})

/** The forms that can be begun, also without a connection, in their newest versions. */
export function usePublishedForms() {
  return useQuery(publishedFormsQuery)
}

/** One version of a form, as it was published. */
export function useFormVersion(slug: string, version: number) {
  return useQuery(formVersionQuery(slug, version))
}

/** The words of a legal text as a customer reads them; null where nobody wrote them in this language, undefined until they are read. */
export function useLegalText(block: string, version: number, language: Language) {
  const { data } = useQuery(legalTextsQuery)
  if (!data) return undefined
  const text = data.find((each) => each.block === block && each.version === version)
  const words = text?.[language]
  return words ? { words: withoutNotes(words), isUnfinished: waitsForCounsel(words) } : null
}
