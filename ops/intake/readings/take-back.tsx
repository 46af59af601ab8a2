import { Undo2 } from 'lucide-react'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { stopName } from './shown-value.ts'
import type { Stop } from './walk.ts'

/** One tap takes back what was read last. */
export function TakeBack({ stop, onTakeBack }: { stop: Stop; onTakeBack: () => void }) {
  const words = useReadingWords()
  return (
    <button
      type="button"
      aria-label={words.takeBackOf(stopName(stop, words))}
      title={words.takeBack}
      className="grid size-[48px] shrink-0 place-content-center"
      onClick={onTakeBack}
    >
      <Undo2 aria-hidden className="size-[22px]" />
    </button>
  )
}
