import type { QueryClient } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { companyOfFormsRead, formsRead, formVersionRead, legalTextsRead } from '../forms/form-queries.ts'
import type { PortalDatabase } from '../store/database.ts'
import { isGoneForThem } from '../store/stored-reads.ts'

type Parts = { client: QueryClient; forms: PortalDatabase['forms'] }

/**
 * Reads the forms that can be begun, each in its newest version, the legal texts and what forms say of the company, so that a form can be begun and signed without a
 * connection. A version that is stored is not read again. Rejects without an answer.
 */
export async function downloadForms({ client, forms }: Parts, signal: AbortSignal) {
  try {
    const published = await client.fetchQuery(formsRead)
    // What the company says of itself flows in, so it is read anew with the forms.
    await client.fetchQuery(companyOfFormsRead)
    const missing = []
    for (const { slug, version } of published) {
      const read = formVersionRead(slug, version)
      if (!(await forms.get(hashKey(read.queryKey)))) missing.push(read)
    }
    const hasTexts = (await forms.get(hashKey(legalTextsRead.queryKey))) !== undefined
    // A new version may name a new text.
    if (missing.length > 0 || !hasTexts) await client.fetchQuery({ ...legalTextsRead, staleTime: 0 })
    for (const read of missing) {
      signal.throwIfAborted()
      // What no screen asks for does not stay in the memory of the page.
      await client.fetchQuery({ ...read, gcTime: 0 })
    }
  } catch (error) {
    if (!isGoneForThem(error)) throw error
  }
}
