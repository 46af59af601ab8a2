import { Check, Volume2 } from 'lucide-react'
import { useId } from 'react'
import { becauseWords, readAloudFor } from '#domain/jobs/read-aloud.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCall } from './call-context.ts'
import { markRead } from './changes.ts'

/** The sentence to read to the caller: the loudest thing on the screen. */
export function ReadAloudBlock({ className = '' }: { className?: string }) {
  const { facts, change } = useCall()
  const now = useNow()
  const id = useId()
  const { key, sentence, because } = readAloudFor(facts)
  const read = facts.read_aloud?.key === key ? facts.read_aloud : undefined

  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="flex items-center gap-2 text-lg tracking-wide text-gold uppercase">
        <Volume2 aria-hidden className="size-5" />
        Read aloud
      </h2>
      <div role="status">
        {/* A new sentence is a new element: it fades in. */}
        <div key={key} className="fades-in">
          <p className="mt-1.5 text-[1.3125rem] leading-[1.36] font-medium text-pretty text-white">
            “{sentence.text}”
          </p>
          <p className="mt-3 text-sm text-[#c3ced8]">{becauseWords({ because })}</p>
        </div>
      </div>
      <button
        type="button"
        data-fact="read_aloud"
        aria-pressed={read !== undefined}
        className="mt-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-sm border border-white/50 px-4 font-display text-lg leading-none font-semibold text-white transition-colors duration-150 hover:bg-rail-wash aria-pressed:border-transparent aria-pressed:bg-white/10"
        onClick={() => change((draft) => markRead(draft, read ? null : key))}
      >
        <Check aria-hidden className={`size-4.5 ${read ? 'text-gold' : ''}`} />
        {read ? `Read at ${clockWords(new Date(read.at), now)}` : 'I have read it'}
      </button>
    </section>
  )
}
