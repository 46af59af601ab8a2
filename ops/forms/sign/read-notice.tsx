import { Check } from 'lucide-react'
import type { Language } from '#domain/preferences/language.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'

type ReadNoticeProps = { language: Language; isHere: boolean; hasRead: boolean; onRead: () => void }

/** The way to the notice, for whoever says that they received it. */
export function ReadNotice({ language, isHere, hasRead, onRead }: ReadNoticeProps) {
  const { page: words, reader } = useHandOverWords(language)
  if (!isHere) return <p className="mt-2 text-red">{reader.noText}</p>
  return (
    <>
      <button
        type="button"
        className="mt-3 min-h-11 border-b-3 border-gold text-lg font-medium hover:bg-wash"
        onClick={onRead}
      >
        {hasRead ? words.readNoticeAgain : words.readNotice}
      </button>
      {hasRead && (
        <p className="mt-2 flex items-center gap-2 text-green">
          <Check aria-hidden className="size-5" />
          {words.noticeWasRead}
        </p>
      )}
    </>
  )
}
