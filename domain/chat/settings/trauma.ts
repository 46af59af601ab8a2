import * as z from 'zod'

export const mostTraumaPages = 20
export const longestPath = 120

/** Which pages are about trauma, beside those whose address says so. */
export const Trauma = z.strictObject({
  pages: z
    .array(
      z
        .string()
        .trim()
        .max(longestPath)
        .regex(/^\/[\w.~/-]*$/, 'Enter the part of the address after the domain, as /crime-scene.'),
    )
    .max(mostTraumaPages, `You can add up to ${mostTraumaPages} pages.`),
})
export type Trauma = z.output<typeof Trauma>

export const firstTrauma: Trauma = { pages: [] }

/** Matches their addresses, as the source of an expression that begins with the address. */
export function traumaSource({ pages }: Trauma) {
  const added = pages.map((page) => `${page.replaceAll('.', String.raw`\.`)}$`)
  return `(?:${['.*trauma', ...added].join('|')})`
}
