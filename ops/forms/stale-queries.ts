import type { QueryClient } from '@tanstack/react-query'
import { formsRead, legalTextsRead } from './form-queries.ts'

/** The list of forms and their legal texts. Versions never change. */
export function invalidateForms(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: formsRead.queryKey }),
    client.invalidateQueries({ queryKey: legalTextsRead.queryKey }),
  ])
}

export const templatesKey = ['form-templates'] as const

/** Forms as the office works on them. */
export function invalidateTemplates(client: QueryClient) {
  return client.invalidateQueries({ queryKey: templatesKey })
}
