import { Link } from '@tanstack/react-router'
import { ScanLine, Plus, Printer } from 'lucide-react'
import type { Box } from '#domain/contents/box.ts'
import { boxLabel } from '#domain/contents/box-label.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { button } from '../../ui/button.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { UnsentMark } from '../job/unsent-mark.tsx'
import { DownloadCsv } from './download-csv.tsx'
import { usePrintLabels } from './use-print-labels.tsx'

type BoxListProps = {
  job: Pick<JobDetail, 'id' | 'number' | 'is_mine'>
  boxes: readonly Box[]
  items: readonly ContentsItem[]
  unsent: ReadonlySet<string>
  /** Null where the person may not edit them. */
  onOpen: ((id: string) => void) | null
  onAdd: (() => void) | null
}

/** The boxes of a job: where each is, how much is in it, and their labels. */
export function BoxList({ job, boxes, items, unsent, onOpen, onAdd }: BoxListProps) {
  const words = useContentsWords()
  const { boxes: say } = words
  const labels = usePrintLabels(job, boxes)
  if (boxes.length === 0 && !onAdd) return null
  return (
    <section aria-label={say.title} className="border-t-2 border-ink pt-3">
      <h3 className="text-xl uppercase">{say.title}</h3>
      {boxes.length === 0 && <p className="mt-1 text-muted">{say.none}</p>}
      <ul className="mt-1 divide-y divide-line">
        {boxes.map((box) => {
          const label = boxLabel(box.number)
          const inside = items.filter(({ box_id }) => box_id === box.id).length
          return (
            <li key={box.id} className="flex items-center gap-3 py-1.5">
              <Link
                to="/ops/intake/$id/contents"
                params={{ id: job.id }}
                search={{ box: box.id }}
                resetScroll={false}
                className="flex min-h-12 min-w-0 flex-1 items-center gap-3 hover:bg-wash"
              >
                <ScanLine aria-hidden className="size-5 shrink-0 text-muted" />
                <span className="min-w-0">
                  <span className="block font-display text-2xl leading-none tabular-nums">
                    <span className="sr-only">{say.show} </span>
                    {label}
                  </span>
                  <span className="block text-sm text-muted wrap-anywhere">
                    {[words.items(inside), words.places[box.place], box.note].filter(Boolean).join(', ')}
                  </span>
                  {unsent.has(box.id) && <UnsentMark />}
                </span>
              </Link>
              {onOpen && (
                <button
                  type="button"
                  className={`min-h-12! ${button('quiet')}`}
                  onClick={() => onOpen(box.id)}
                >
                  {say.edit}
                  <span className="sr-only">: {say.label(label)}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {onAdd && (
          <button type="button" className={`min-h-12! ${button('plain')}`} onClick={onAdd}>
            <Plus aria-hidden className="size-5" />
            {say.add}
          </button>
        )}
        {boxes.length > 0 && (
          <button type="button" className={`min-h-12! ${button('plain')}`} onClick={labels.print}>
            <Printer aria-hidden className="size-5" />
            {say.print}
          </button>
        )}
        {boxes.length > 0 && <DownloadCsv job={job} of="boxes" />}
      </div>
      {labels.sheet}
    </section>
  )
}
