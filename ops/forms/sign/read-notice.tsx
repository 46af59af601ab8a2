import { Check } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { WholeText } from './reader.tsx'
import type { ShownNotice } from './use-notice.ts'

type ReadNoticeProps = {
  language: Language
  /** Undefined where it isn’t on this phone. */
  notice: ShownNotice | undefined
  hasRead: boolean
  onRead: () => void
}

/** The notice itself, right above the initials of whoever says that they received it: its days, whom to write to, and its text. */
export function ReadNotice({ language, notice, hasRead, onRead }: ReadNoticeProps) {
  const { page: words, reader } = useHandOverWords(language)
  if (!notice) return <p className="mt-2 text-red">{reader.noText}</p>
  return (
    <>
      <div className="mt-3 mb-3 border border-edge bg-sheet px-3.5 pt-3 pb-4">
        <p className="font-display text-xl leading-tight font-semibold uppercase">
          {inLanguage(notice.form.title, language)}
        </p>
        <WholeText paper={notice} isInside />
      </div>
      {hasRead ? (
        <p className="mb-2 flex items-center gap-2 text-green">
          <Check aria-hidden className="size-5" />
          {words.noticeWasRead}
        </p>
      ) : (
        <button type="button" className={`mb-2 min-h-12 w-full ${button('plain')}`} onClick={onRead}>
          {words.noticeRead}
        </button>
      )}
    </>
  )
}
