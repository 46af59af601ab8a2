import { TriangleAlert } from 'lucide-react'
import type { Hazard } from '#domain/jobs/danger.ts'
import { useWords } from '../words/use-words.ts'

/** What is dangerous where a crew is to be sent, in words. Nothing where nothing is known of it. */
export function DangerLine({ hazards, className = '' }: { hazards: readonly Hazard[]; className?: string }) {
  const { site } = useWords()
  if (hazards.length === 0) return null
  return <Danger words={hazards.map((hazard) => site.hazards[hazard])} className={className} />
}

/** A request tells no hazards, but that it is happening now. */
export function HappeningNowLine() {
  const { desk } = useWords()
  return <Danger words={[desk.happeningNow]} className="text-[0.8125rem] leading-4" />
}

function Danger({ words, className }: { words: readonly string[]; className: string }) {
  const [first = '', ...others] = words
  return (
    <span className={`flex gap-x-1 font-semibold text-red wrap-anywhere ${className}`}>
      <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      {[first, ...others.map((word) => word.toLowerCase())].join(', ')}
    </span>
  )
}
