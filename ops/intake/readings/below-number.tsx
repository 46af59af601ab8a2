import type { ReactNode } from 'react'
import { noAccessReasons, type NoAccess } from '#domain/readings/reading-choices.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingWords } from '../../words/use-drying-words.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import type { Doubt } from './entry.ts'
import { PointDot } from './point-dot.tsx'
import { doubtWords, savedBy } from './doubt-words.ts'
import { placeOf } from './shown-value.ts'
import type { Stop } from './walk.ts'

type BelowNumberProps = {
  doubt: Doubt | null
  isAskingWhy: boolean
  /** The next two. */
  ahead: readonly Stop[]
  onSave: () => void
  onAgain: () => void
  onNoAccess: (reason: NoAccess) => void
}

/** Between the number and the pad: what is asked of it, else what comes next, which is the first to give way on a low screen. */
export function BelowNumber({ doubt, isAskingWhy, ahead, onSave, onAgain, onNoAccess }: BelowNumberProps) {
  const words = useReadingWords()
  const drying = useDryingWords()
  const now = useNow()
  if (isAskingWhy)
    return (
      <Block isLoud>
        <p className="font-semibold">{words.why}</p>
        <div className="mt-2 grid grid-cols-4 gap-2 max-[22.5rem]:grid-cols-2 cramped:grid-cols-2">
          {noAccessReasons.map(({ value }) => (
            <Answer key={value} onClick={() => onNoAccess(value)}>
              {words.noAccess[value]}
            </Answer>
          ))}
        </div>
      </Block>
    )
  if (!doubt) return <Ahead ahead={ahead} />
  const saves = savedBy(doubt, words)
  return (
    <Block isLoud isWrong={saves === null}>
      <p role="alert" className="text-[min(0.9375rem,22px)] leading-snug font-semibold">
        {doubtWords(doubt, { words, drying, now })}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Answer onClick={onAgain}>{words.typeAgain}</Answer>
        {saves !== null && <Answer onClick={onSave}>{words.save(saves)}</Answer>}
      </div>
    </Block>
  )
}

function Ahead({ ahead }: Pick<BelowNumberProps, 'ahead'>) {
  const words = useReadingWords()
  return (
    <div className="min-h-0 flex-[0_1000_6.75rem] [container-type:size]">
      <Block>
        <p className="text-sm text-muted">{ahead.length > 0 ? words.next : words.lastOne}</p>
        <ul className="mt-1 space-y-1.5">
          {ahead.map((stop) => (
            <li key={stop.id} className="flex items-center gap-2.5 [@container(height<6.5rem)]:nth-2:hidden">
              {stop.kind === 'point' && <PointDot number={stop.point.number} isRead={false} />}
              <span className="truncate">
                {stop.kind === 'point'
                  ? words.place(stop.point.place)
                  : `${words.stations[stop.station.kind]}, ${placeOf(stop, words)}`}
              </span>
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}

type BlockProps = { isLoud?: boolean; isWrong?: boolean; children: ReactNode }

export function Block({ isLoud = false, isWrong = false, children }: BlockProps) {
  const ground = isWrong ? 'border-red bg-red-wash' : 'border-gold bg-gold-wash'
  return (
    <div
      className={`min-h-[min(6.75rem,108px)] shrink-0 border-l-5 px-[16px] py-[10px] [@container(height<6.5rem)]:min-h-full [@container(height<4.5rem)]:hidden [@media(height<672px)]:min-h-0 [@media(height<672px)]:py-[6px] ${isLoud ? ground : 'border-transparent border-l-gold bg-wash'}`}
    >
      {children}
    </div>
  )
}

export function Answer({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="min-h-[48px] rounded-sm border border-edge bg-sheet px-2 font-display text-[min(1.125rem,26px)] leading-tight font-semibold hover:border-ink"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
