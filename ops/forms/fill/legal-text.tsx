import { Scale } from 'lucide-react'
import type { Field } from '#domain/forms/definition/field.ts'
import type { Language } from '#domain/preferences/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useLegalText } from '../queries.ts'

type LegalTextProps = {
  field: Extract<Field, { type: 'legal' }>
  language: Language
  /** All of it, and not only how it begins. */
  isWhole: boolean
}

/** A text whose words a lawyer owns, in the version that the form was published with. */
export function LegalText({ field: { block, version }, language, isWhole }: LegalTextProps) {
  const words = useFillWords()
  const text = useLegalText(block, version, language)
  if (text === undefined) return <p className="text-muted">{words.textNotHere}</p>
  if (text === null) return <Notice title={language === 'en' ? words.textNotHere : words.noTranslation} />
  return (
    <div className="mt-1" data-legal-text={isWhole ? block : undefined}>
      <p lang={words.locale} className="flex items-center justify-end gap-1.5 text-sm text-muted">
        <Scale aria-hidden className="size-4" />
        {words.legalVersion(version)}
      </p>
      <div
        className={`border-l-6 border-ink bg-sheet px-4 py-3 text-base leading-relaxed lg:bg-paper ${isWhole ? '' : 'line-clamp-3'}`}
      >
        {text.words.split('\n\n').map((paragraph, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a text that never changes
          <p key={nth} className="not-first:mt-3">
            {paragraph}
          </p>
        ))}
      </div>
      {isWhole && text.isUnfinished && <Notice title={words.counsel} />}
    </div>
  )
}
