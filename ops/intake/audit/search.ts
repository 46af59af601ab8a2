import * as z from 'zod'
import { lazily } from '#platform/lazily.ts'

const From = lazily(() => z.object({ from: z.literal('audit').optional().catch(undefined) }))

/** Whoever comes from the audit of a file goes back there. */
export function readJobSearch(search: Record<string, unknown>): { from?: 'audit' | undefined } {
  return From().parse(search)
}

const Readings = lazily(() => From().extend({ at: z.string().max(60).optional().catch(undefined) }))

/** `at`: the point or the place of an air reading with which the walk begins. */
export function readReadingsSearch(search: Record<string, unknown>): {
  from?: 'audit' | undefined
  at?: string | undefined
} {
  return Readings().parse(search)
}
