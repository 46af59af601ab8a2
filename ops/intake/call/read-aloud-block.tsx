import { Check, MessageSquareText, Volume2 } from 'lucide-react'
import { useId } from 'react'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useCall } from './call-context.ts'
import { choose, markRead } from './changes.ts'
import { ReadAloudSentence, useReadAloud } from './read-aloud-sentence.tsx'

/** The sentence to read to the caller, in the language of the caller: the loudest thing on the screen. */
export function ReadAloudBlock({ className = '' }: { className?: string }) {
  const { facts, change, words, isTextOnly } = useCall()
  const now = useNow()
  const id = useId()
  const { row, spoken } = useReadAloud()
  const { key } = row
  const read = facts.read_aloud?.key === key ? facts.read_aloud : undefined
  const Icon = isTextOnly ? MessageSquareText : Volume2
  const toDo = isTextOnly ? words.textOnly.read : words.aloud.read
  const other = spoken === 'en' ? 'es' : 'en'

  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="flex items-center gap-2 text-lg tracking-wide text-gold uppercase">
          <Icon aria-hidden className="size-5" />
          {isTextOnly ? words.textOnly.aloud : words.aloud.title}
        </h2>
        <button
          type="button"
          lang={other}
          className="min-h-9 text-sm font-medium text-white underline decoration-gold decoration-2 underline-offset-4 hover:decoration-white max-lg:min-h-11"
          onClick={() => change((draft) => choose(draft, { language: other }))}
        >
          {inLanguage[other]}
        </button>
      </div>
      <div role="status">
        <ReadAloudSentence className="mt-1.5 text-[1.3125rem] leading-[1.36]" />
        <p className="mt-3 text-sm text-[#c3ced8]">{words.aloud.because(row)}</p>
      </div>
      <button
        type="button"
        data-fact="read_aloud"
        aria-pressed={read !== undefined}
        className="mt-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-sm border border-white/50 px-4 font-display text-lg leading-none font-semibold text-white transition-colors duration-150 hover:bg-rail-wash aria-pressed:border-transparent aria-pressed:bg-white/10"
        onClick={() => change((draft) => markRead(draft, read ? null : key))}
      >
        <Check aria-hidden className={`size-4.5 ${read ? 'text-gold' : ''}`} />
        {read ? words.aloud.readAt(clockWords(new Date(read.at), now, words.locale)) : toDo}
      </button>
    </section>
  )
}

const inLanguage = { en: 'In English', es: 'En español' } as const
