import * as z from 'zod'
import { lazily } from '#platform/lazily.ts'

const Search = lazily(() => z.object({ box: z.uuid().optional().catch(undefined) }))

/** `box`: the one whose label was scanned. */
export function readContentsSearch(search: Record<string, unknown>): { box?: string | undefined } {
  return Search().parse(search)
}
