import { button } from '../../ui/button.ts'
import { toAsk } from '#domain/jobs/to-ask.ts'
import { holdKey } from '../../keys/key-words.ts'
import { useCall } from './call-context.ts'
import { focusFact } from './focus-fact.ts'

/** So many questions are named; the rest is counted. */
const mostNamed = 3

export type End = 'saved' | 'crew'

type CallBarProps = { isBusy: boolean; onEnd: (end: End) => void }

/** What is still to be asked, and the two ways in which a call ends. Nothing that is missing but name and phone stops either. */
export function CallBar({ isBusy, onEnd }: CallBarProps) {
  const { facts } = useCall()
  const open = toAsk(facts)
  const named = open.slice(0, mostNamed)
  return (
    <section
      aria-label="Before a crew leaves"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5 border-t border-edge bg-sheet px-4 py-2 low:bottom-[calc(3rem+env(safe-area-inset-bottom))] lg:bottom-0 lg:col-span-2 lg:min-h-17 lg:px-6.5 [@media(max-height:30rem)]:static"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        {open.length === 0 && <p>Everything is asked.</p>}
        {open.length > 0 && (
          <p>
            <span className="max-sm:hidden">Ask before a crew leaves:</span>
            <span className="sm:hidden">Still to ask:</span>
          </p>
        )}
        {named.map(({ fact, words }, nth) => (
          <button
            key={fact}
            type="button"
            className={`min-h-11 border-b-2 border-gold px-0.5 font-semibold hover:border-ink lg:min-h-9 ${nth > 0 ? 'max-sm:hidden' : ''}`}
            onClick={() => focusFact(fact)}
          >
            {words}
          </button>
        ))}
        {open.length > 1 && <p className="text-muted sm:hidden">and {open.length - 1} more</p>}
        {open.length > mostNamed && (
          <p className="text-muted max-sm:hidden">and {open.length - mostNamed} more</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
        <button
          type="button"
          className={button('plain')}
          aria-disabled={isBusy}
          onClick={() => isBusy || onEnd('saved')}
        >
          Save without a crew
        </button>
        <button
          type="button"
          data-send-crew
          className={button('gold')}
          aria-disabled={isBusy}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => isBusy || onEnd('crew')}
        >
          Send a crew
          <kbd
            aria-hidden
            className="rounded-sm border border-current px-1.5 font-sans text-xs leading-5 max-lg:hidden"
          >
            {holdKey()} Enter
          </kbd>
        </button>
      </div>
    </section>
  )
}
