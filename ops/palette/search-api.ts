import { hc, parseResponse } from 'hono/client'
import type { SearchApi } from '#api/search.ts'
import { asMe } from '../as-me.ts'

const search = hc<SearchApi>('/api/search', asMe)

export function searchEverything(q: string, signal: AbortSignal) {
  return parseResponse(search.index.$get({ query: { q } }, { init: { signal } }))
}
