import * as z from 'zod'
import { isOrigin } from '#platform/requests/origin.ts'
import type { Allowed } from '#domain/roles/allowed.ts'

export const mostSites = 20
export const longestOrigin = 200

/** Other websites on which the chat may stand, beside those of the server's own settings. */
export const Sites = z.strictObject({
  origins: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .max(longestOrigin)
        .refine(isOrigin, 'Enter an address as https://www.other-website.com, without a path.'),
    )
    .max(mostSites, `You can add up to ${mostSites} websites.`),
})
export type Sites = z.output<typeof Sites>

export const firstSites: Sites = { origins: [] }

/** Those of the server's own settings, which nobody changes here. */
export const FixedSites = z.object({ origins: z.array(z.string()) })

/** For staff who set others. */
export function fixedSitesFor(_manager: Allowed<'chat.settings'>, origins: readonly string[]) {
  return { origins: [...origins] }
}
