import { button } from '../../ui/button.ts'
import { toAsk } from '#domain/jobs/to-ask.ts'
import { holdKey } from '../../keys/key-words.ts'
import { useCall } from './call-context.ts'
import { focusFact } from './focus-fact.ts'

/** So many questions are named; the rest is counted. */
const mostNamed = 2

export type End = 'saved' | 'crew'

/** How it is being ended, while the last of it is saved. */
type CallBarProps = { ending: End | null; onEnd: (end: End) => void }

/** What is still to be asked, and the two ways in which a call ends. Nothing that is missing but name and phone stops either. */
export function CallBar({ ending, onEnd }: CallBarProps) {
  const {
    facts,
    words: { bar, saving, facts: factWords },
  } = useCall()
  const open = toAsk(facts)
  const named = open.slice(0, mostNamed)
  return (
    <section
      aria-label={bar.title}
      data-call-bar
      className="sticky bottom-[calc(4rem+var(--folded-alert,0rem)+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5 border-t border-edge bg-sheet px-4 py-2 low:bottom-[calc(3rem+var(--folded-alert,0rem)+env(safe-area-inset-bottom))] lg:bottom-0 lg:col-span-2 lg:min-h-17 lg:flex-nowrap lg:px-6.5 [@media(max-height:30rem)]:static"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 xl:flex-nowrap xl:*:whitespace-nowrap">
        {open.length === 0 && <p>{bar.all}</p>}
        {open.length > 0 && (
          <p>
            <span className="max-sm:hidden">{bar.ask}</span>
            <span className="sm:hidden">{bar.still}</span>
          </p>
        )}
        {named.map((question, nth) => (
          <button
            key={question.fact}
            type="button"
            className={`min-h-11 border-b-2 border-gold px-0.5 font-semibold hover:border-ink lg:min-h-9 ${nth > 0 ? 'max-sm:hidden' : ''}`}
            onClick={() => focusFact(question.fact)}
          >
            {factWords.ask(question)}
          </button>
        ))}
        {open.length > 1 && <p className="text-muted sm:hidden">{bar.more(open.length - 1)}</p>}
        {open.length > mostNamed && (
          <p className="text-muted max-sm:hidden">{bar.more(open.length - mostNamed)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
        <button
          type="button"
          className={button('plain')}
          aria-disabled={ending !== null}
          onClick={() => onEnd('saved')}
        >
          {ending === 'saved' ? saving.busy : bar.save}
        </button>
        <button
          type="button"
          data-send-crew
          className={button('gold')}
          aria-disabled={ending !== null}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => onEnd('crew')}
        >
          {ending === 'crew' ? saving.busy : bar.send}
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
