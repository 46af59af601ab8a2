import { useQuery } from '@tanstack/react-query'
import type { Path } from '#domain/forms/answers/path.ts'
import { languages, type Language } from '#domain/preferences/language.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { isSignedByAnyone } from '../drafts/link-facts.ts'
import { legalTextsQuery } from '../queries.ts'
import { useFillPlace } from './fill-place.ts'
import type { Filling } from './use-filling.ts'

/** The language of the paper, until somebody signs; never one in which a legal text of it isn’t written. */
export function PaperLanguage({ filling: { form, draft, path, filled } }: { filling: Filling }) {
  const words = useFillWords()
  const place = useFillPlace()
  const lacksSpanish = useLacksSpanish(path)
  const isSigned = isSignedByAnyone(form, filled)
  const isOff = (language: Language) => isSigned || (language === 'es' && lacksSpanish)
  const names: Record<Language, string> = { en: words.english, es: words.spanish }
  return (
    <fieldset className="mt-3">
      <legend className="text-sm text-muted">{words.paperLanguage}</legend>
      <div className="mt-1 flex gap-2">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={draft.language === language}
            aria-disabled={isOff(language) && draft.language !== language}
            className="min-h-11 flex-1 rounded-sm border border-edge px-3 aria-disabled:opacity-50 aria-pressed:border-ink aria-pressed:bg-rail aria-pressed:text-white"
            onClick={() => isOff(language) || place.setLanguage(draft.id, language)}
          >
            {names[language]}
          </button>
        ))}
      </div>
      {isSigned && <p className="mt-1 text-sm text-muted">{words.languageSigned}</p>}
      {!isSigned && lacksSpanish && <p className="mt-1 text-sm text-muted">{words.languageMissing}</p>}
    </fieldset>
  )
}

/** Whether a legal text of a form isn’t written in Spanish, or isn’t known here. */
export function useLacksSpanish(path: Path) {
  const { data: texts } = useQuery(legalTextsQuery)
  const legal = path.shown.flatMap((field) => (field.type === 'legal' ? [field] : []))
  return legal.some(
    ({ block, version }) => !texts?.find((each) => each.block === block && each.version === version)?.es,
  )
}
