import { inLanguage } from '#domain/forms/definition/wording.ts'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import type { Filling } from './use-filling.ts'

/** What the office asks to be fixed, who asks and since when: above every question until the form is submitted again. */
export function AskedFix({ filling: { draft, form, field, goTo } }: { filling: Filling }) {
  const words = useFillWords()
  const now = useNow()
  const { asked } = draft
  if (!asked) return null
  const named = fieldsOf(form).find(({ id }) => id === asked.field)
  const when = asked.at === null ? '' : clockWords(new Date(asked.at), now, words.locale)
  return (
    <div className="mb-3 border-l-4 border-red bg-red-wash px-3 py-2 text-red">
      <p className="font-semibold wrap-anywhere">{asked.reason}</p>
      <p className="text-sm">{words.askedBy(asked.by ?? '', when)}</p>
      {named && named.id !== field?.id && (
        <button
          type="button"
          className="min-h-11 font-semibold underline underline-offset-4"
          onClick={() => goTo(named.id)}
        >
          {words.goTo(inLanguage(named.label, draft.language))}
        </button>
      )}
    </div>
  )
}
