import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { useSigningWords } from '../../words/use-signing-words.ts'
import type { Lacking } from './paper-state.ts'

type SignBarProps = {
  label: string
  language: Language
  lacking: Lacking['what'] | null
  onDecline: (() => void) | null
  onSign: () => void
}

/** What is still to do, and the two ways to end a paper: under the thumb. */
export function SignBar({ label, language, lacking, onDecline, onSign }: SignBarProps) {
  const { page: words } = useHandOverWords(language)
  const signing = useSigningWords(language)
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto max-w-2xl px-4 py-3">
        <p id="sign-lacking" aria-live="polite" className="text-center text-sm text-muted">
          {lacking && wordsOf(lacking)}
        </p>
        <div className="mt-1.5 flex gap-2.5">
          {onDecline && (
            <button type="button" className={`min-h-14 px-6 ${button('plain')}`} onClick={onDecline}>
              {signing.decline}
            </button>
          )}
          <button
            type="button"
            className={`min-h-14 flex-1 ${button('gold')} aria-disabled:cursor-default aria-disabled:bg-wash aria-disabled:text-muted`}
            aria-disabled={lacking !== null}
            aria-describedby="sign-lacking"
            onClick={onSign}
          >
            {label}
          </button>
        </div>
      </div>
    </div>
  )

  function wordsOf(what: Lacking['what']) {
    return what === 'name' || what === 'ink' || what === 'agrees'
      ? signing.lacking[what]
      : words.lacking[what]
  }
}
