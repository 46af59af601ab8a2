import { ChevronRight } from 'lucide-react'
import { boxLabel } from '#domain/contents/box-label.ts'
import { actualCashValue, replacementCost } from '#domain/contents/contents-figures.ts'
import type { Box } from '#domain/contents/box.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import { centsWords } from '#domain/money/cents.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { UnsentMark } from '../job/unsent-mark.tsx'

type ItemRowProps = {
  item: ContentsItem
  box: Box | undefined
  isUnsent: boolean
  /** Null where the person may not edit it. */
  onOpen: (() => void) | null
}

/** One item: what it is and how many, what becomes of it, where it is, and what it is worth. */
export function ItemRow({ item, box, isUnsent, onOpen }: ItemRowProps) {
  const words = useContentsWords()
  const [cost, value] = [replacementCost(item), actualCashValue(item)]
  const more = [
    item.brand,
    item.condition_after && words.after[item.condition_after],
    box && words.boxes.label(boxLabel(box.number)),
    item.photo_ids.length > 0 && words.photos.count(item.photo_ids.length),
  ]
  const inside = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-snug font-semibold wrap-anywhere">
          {item.quantity > 1 && <span className="tabular-nums">{item.quantity} × </span>}
          {item.name}
        </span>
        <span className={`block text-sm ${item.disposition ? 'font-semibold' : 'text-muted'}`}>
          {item.disposition ? words.dispositions[item.disposition] : words.undecided}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">{more.filter(Boolean).join(', ')}</span>
        {isUnsent && <UnsentMark />}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="block font-display text-2xl leading-none">
          <span className="sr-only">{words.short.cost} </span>
          {cost === null ? '–' : centsWords(cost)}
        </span>
        <span className="mt-1 block text-sm text-muted">
          {value === null ? '' : `${words.short.value} ${centsWords(value)}`}
        </span>
      </span>
    </>
  )
  const row = 'flex w-full items-center gap-3 py-3 text-left'
  return (
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      {onOpen ? (
        <button type="button" className={`${row} hover:bg-wash`} onClick={onOpen}>
          {inside}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </button>
      ) : (
        <div className={row}>{inside}</div>
      )}
    </li>
  )
}
