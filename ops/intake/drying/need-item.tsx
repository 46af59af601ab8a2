import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { button } from '../../ui/button.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { dayWords } from './day-words.ts'
import { Figure } from './figure.tsx'
import { differenceWords, type NeedRow } from './needs.ts'

type ItemProps = {
  row: NeedRow
  jobId: string
  hasPlaced: boolean
  /** Null where the person may not say why. */
  onExplain: (() => void) | null
}

/** One figure of the chart beside what stands there. Where they differ, why; or the question. */
export function NeedItem({ row, jobId, hasPlaced, onExplain }: ItemProps) {
  const words = useDryingFileWords()
  const { title, amount, working, placed, deviation, lacks } = row
  return (
    <li className={`py-1.5 ${deviation ? '-mx-3 border-l-3 border-gold bg-gold-wash px-3' : ''}`}>
      <div className="flex items-baseline gap-3">
        <span className="mr-auto min-w-0 wrap-anywhere">{[title, amount].filter(Boolean).join(', ')}</span>
        {working ? <Figure working={working} /> : <span>–</span>}
        {hasPlaced && (
          <span className="w-12 shrink-0 text-right font-bold tabular-nums">
            {placed !== null && <span className="sr-only">{words.placedMore} </span>}
            {placed}
          </span>
        )}
      </div>
      {deviation && <Why title={title} deviation={deviation} onExplain={onExplain} />}
      {lacks && (
        <p className="mt-0.5 border-l-3 border-gold bg-gold-wash px-2 py-1 text-[0.8125rem]">
          {lacks.words}{' '}
          <Link
            to={`/ops/intake/$id/${lacks.at}`}
            params={{ id: jobId }}
            className="relative font-semibold underline underline-offset-2 after:absolute after:-inset-2"
          >
            {lacks.at === 'rooms' ? words.toRooms : words.toEquipment}
          </Link>
        </p>
      )}
    </li>
  )
}

type WhyProps = Pick<ItemProps, 'onExplain'> & {
  title: string
  deviation: NonNullable<NeedRow['deviation']>
}

function Why({ title, deviation: { counts, said }, onExplain }: WhyProps) {
  const words = useDryingFileWords()
  const { locale } = useWords()
  const say = words.deviation
  if (said)
    return (
      <div className="flex items-start gap-2">
        <p className="min-w-0 grow text-[0.8125rem] leading-snug wrap-anywhere">
          {say.given(said.reason, said.note)}
          <span className="block text-muted">
            {`${say.explains(said.placed, said.recommended)}. ${words.byAndDay(said.by, dayWords(new Date(said.at), locale))}`}
          </span>
        </p>
        {onExplain && (
          <button
            type="button"
            aria-label={say.change(title)}
            className="relative -mr-1 grid size-8 shrink-0 place-items-center rounded-sm after:absolute after:-inset-2 hover:bg-wash"
            onClick={onExplain}
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        )}
      </div>
    )
  return (
    <>
      <p className="text-[0.8125rem]">{differenceWords(counts, words)}</p>
      {onExplain && (
        <button
          type="button"
          aria-label={`${title}: ${say.why(counts.placed, counts.recommended)}`}
          className={`mt-1.5 mb-1 ${button('plain')}`}
          onClick={onExplain}
        >
          {say.why(counts.placed, counts.recommended)}
        </button>
      )}
    </>
  )
}
