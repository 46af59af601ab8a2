import { useReadingWords } from '../../words/use-reading-words.ts'
import { BelowNumber } from './below-number.tsx'
import type { EarlierVisit } from './earlier.ts'
import { canGoOn, isNothing } from './entry.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedNumber } from './typed-number.tsx'
import type { useWalk } from './use-walk.ts'
import { nextUnread, onward, type Stop } from './walk.ts'

type ReadingPadProps = {
  now: ReturnType<typeof useWalk>
  stop: Stop
  stops: readonly Stop[]
  earlier: readonly EarlierVisit[]
  onPhoto: () => void
}

/** What is typed, what is asked of it, and the keys. */
export function ReadingPad({ now, stop, stops, earlier, onPhoto }: ReadingPadProps) {
  const { keys } = useReadingWords()
  const { entry } = now
  return (
    <>
      <TypedNumber stop={stop} entry={entry} earlier={earlier} />
      <BelowNumber
        doubt={entry.doubt}
        isAskingWhy={now.isAskingWhy}
        ahead={aheadOf(stops, stop)}
        onSave={now.confirm}
        onAgain={now.typeAgain}
        onNoAccess={now.noAccess}
      />
      <NumberPad
        onKey={now.press}
        canGoOn={canGoOn(entry) || (isNothing(entry) && onward(stops, stop) !== null)}
        next={stop.kind === 'air' && entry.first === null ? keys.nextField : keys.next}
        isAir={stop.kind === 'air'}
        onNoAccess={now.askWhy}
        onPhoto={onPhoto}
      />
    </>
  )
}

function aheadOf(stops: readonly Stop[], stop: Stop): Stop[] {
  const first = nextUnread(stops, stop.id)
  const second = first && nextUnread(stops, first.id)
  return [first, second].filter((each) => each !== null && each.id !== stop.id).flatMap((each) => each ?? [])
}
