import { ArrowUp } from 'lucide-react'
import { useFillWords } from '../../words/use-fill-words.ts'
import { atEnd } from './steps.ts'
import type { Filling } from './use-filling.ts'

/** `lacks`: what is still to do before it can be done. */
type Instead = { label: string; act: () => void; lacks?: string }

type FillBarProps = {
  filling: Filling
  next: string
  /** What is done here in place of going on. */
  instead: Instead | null
  isSubmitting: boolean
  canSubmit: boolean
  onSubmit: () => void
}

/** Back, and what comes next: under the thumb. */
export function FillBar({ filling, next, instead, isSubmitting, canSubmit, onSubmit }: FillBarProps) {
  const words = useFillWords()
  const isEnd = filling.at === atEnd && !instead
  const off = isEnd && (!canSubmit || isSubmitting)
  return (
    <div className="on-rail flex shrink-0 flex-wrap @max-[19.5rem]:sticky @max-[19.5rem]:bottom-0 @max-[19.5rem]:z-10 gap-2.5 bg-rail p-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
      <p role="status" lang={filling.draft.language} className="basis-full text-white empty:hidden">
        {instead?.lacks}
      </p>
      <button
        type="button"
        aria-label={words.previous}
        aria-disabled={filling.before === null}
        className="grid min-h-14 w-16 shrink-0 @max-[19.5rem]:w-14 place-content-center rounded-sm border border-[#3a566f] text-white aria-disabled:opacity-40"
        onClick={filling.back}
      >
        <ArrowUp aria-hidden className="size-6" />
      </button>
      <button
        type="button"
        aria-disabled={off}
        className="min-h-14 min-w-0 flex-1 rounded-sm bg-gold px-3 font-display text-xl leading-tight font-semibold text-on-gold aria-disabled:bg-white/15 aria-disabled:text-white/70"
        onClick={() => (instead ? instead.act() : isEnd ? off || onSubmit() : filling.next())}
      >
        <span className="line-clamp-2" lang={isEnd || instead ? undefined : filling.draft.language}>
          {instead?.label ?? (isEnd ? (isSubmitting ? words.submitting : words.submit) : next)}
        </span>
      </button>
    </div>
  )
}
