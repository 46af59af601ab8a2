import { phonePage } from '#domain/leads/phone-page.ts'
import type { Words } from '../words/en.ts'

/** How a request came: "Phone call", or from the website, with its page for those who look after that. */
export function sourceWords(
  page: string,
  { isPageShown }: { isPageShown: boolean },
  { request }: Pick<Words, 'request'>,
) {
  if (page === phonePage) return request.byPhone
  return isPageShown && page ? `${request.source}, ${page}` : request.source
}
