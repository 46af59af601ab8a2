import { readAloudTable } from '#domain/jobs/read-aloud.ts'
import { spanishSentences } from '#domain/jobs/read-aloud/spanish.ts'
import type { Language } from '#domain/preferences/language.ts'
import { brokenIn } from './forbidden.ts'
import { lossIn } from './hearing/heard-loss.ts'

/** What to do first, said in the chat until someone answers; `about`: said once of each. */
export type FirstHelp = { readonly about: string; readonly text: string }

const begins = { en: 'Until someone answers:', es: 'Mientras alguien le contesta:' } as const

/**
 * What whoever is called says aloud about such a loss, in the same words: each stands on the safety rules. Null where nothing was told of
 * one, or the company never says it.
 */
export function firstHelpFor(
  text: string,
  { language, phrases = [] }: { language: Language; phrases?: readonly string[] },
): FirstHelp | null {
  const heard = lossIn(text)
  if (!heard) return null
  const sentences = heard.help.map((key) => sentenceOf(key, language))
  const told = [begins[language], ...sentences].join('\n')
  return brokenIn(told, phrases).length > 0 ? null : { about: heard.help.join(' '), text: told }
}

function sentenceOf(key: string, language: Language) {
  const english = readAloudTable.find((row) => row.key === key)?.sentence.text
  const sentence = language === 'es' ? spanishSentences[key] : english
  if (!sentence) throw new Error(`No sentence is read aloud for “${key}”.`)
  return sentence
}
