import * as z from 'zod'
import { line } from '#platform/text/text.ts'

export type BothLanguages = { en: string; es: string }

/** Words for visitors, in both languages. */
export function words(most: number) {
  const each = line(most).min(1, 'Write it in both languages.')
  return z.strictObject({ en: each, es: each })
}

/** Words for visitors, in both languages; left blank in both, the product’s own words stand there. */
export function optionalWords(most: number) {
  return z.strictObject({ en: line(most), es: line(most) }).superRefine(({ en, es }, context) => {
    if (Boolean(en) === Boolean(es)) return
    const message = 'Write it in both languages, or leave both blank.'
    context.addIssue({ code: 'custom', path: [en ? 'es' : 'en'], message })
  })
}

export function isBlank({ en, es }: BothLanguages) {
  return en === '' && es === ''
}

export const blank: BothLanguages = { en: '', es: '' }
