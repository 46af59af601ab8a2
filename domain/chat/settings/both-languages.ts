import * as z from 'zod'
import { line } from '#platform/text/text.ts'
import { brokenIn } from '../forbidden.ts'
import { ruleWords } from '../rule-words.ts'

export type BothLanguages = { en: string; es: string }
const languages = ['en', 'es'] as const

/** Words for visitors, in both languages. */
export function words(most: number) {
  const each = line(most).min(1, 'Write it in both languages.')
  return z.strictObject({ en: each, es: each })
}

/** What the chat tells visitors by itself; left blank in both languages, the product’s own words stand there. */
export function optionalWords(most: number) {
  return z.strictObject({ en: line(most), es: line(most) }).superRefine((told, context) => {
    const missing = languages.find((language) => told[language] === '')
    if (missing && !isBlank(told))
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: 'Write it in both languages, or leave both blank.',
      })
    for (const language of languages) {
      const message = refusalOf(told[language])
      if (message) context.addIssue({ code: 'custom', path: [language], message })
    }
  })
}

export function isBlank({ en, es }: BothLanguages) {
  return en === '' && es === ''
}

export const blank: BothLanguages = { en: '', es: '' }

/** The rules of automated sentences hold for these as well. */
function refusalOf(text: string) {
  const [broken] = brokenIn(text)
  if (!broken || broken.rule === 'phrase') return null
  return `The chat never says “${broken.words}”. ${ruleWords[broken.rule].name}.`
}
