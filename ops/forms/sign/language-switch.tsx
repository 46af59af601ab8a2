import { useQuery } from '@tanstack/react-query'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { languages } from '#domain/preferences/language.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { changeDraft } from '../drafts/queries.ts'
import { legalTextsQuery } from '../queries.ts'
import type { Paper } from './paper-state.ts'

/** The language of a paper that nobody has written on yet: only those in which all of its legal texts are there. */
export function LanguageSwitch({ paper: { draft, form } }: { paper: Paper }) {
  const { page: words } = useHandOverWords(draft.language)
  const texts = useQuery(legalTextsQuery).data ?? []
  const offered = languages.filter(
    (language) =>
      form.title[language] !== undefined &&
      fieldsOf(form).every(
        (field) =>
          field.type !== 'legal' ||
          texts.some(
            (each) => each.block === field.block && each.version === field.version && each[language],
          ),
      ),
  )
  if (offered.length < 2) return null
  return (
    <div role="group" aria-label={words.language} className="flex justify-end gap-1 pt-2">
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === draft.language}
          className="min-h-11 rounded-sm px-3 text-muted hover:bg-wash aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-gold aria-pressed:decoration-3 aria-pressed:underline-offset-4"
          onClick={() => void changeDraft(draft.id, { language })}
        >
          {words.languages[language]}
        </button>
      ))}
    </div>
  )
}
