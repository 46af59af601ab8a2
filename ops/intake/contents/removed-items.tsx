import { boxLabel } from '#domain/contents/box-label.ts'
import type { Box } from '#domain/contents/box.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { useContentsWrite } from './use-contents-write.ts'

type RemovedProps = {
  job: Pick<JobDetail, 'id' | 'name'>
  items: readonly ContentsItem[]
  boxes: readonly Box[]
  mayEdit: boolean
}

/** Removed by mistake, an item or a box comes back as it was. */
export function RemovedItems({ job, items, boxes, mayEdit }: RemovedProps) {
  const words = useContentsWords()
  const { change, changeBox, isBusy, problem } = useContentsWrite(job)
  const removed = [
    ...items.map((item) => ({ id: item.id, name: item.name, back: () => change(item, { removed: false }) })),
    ...boxes.map((box) => ({
      id: box.id,
      name: words.boxes.label(boxLabel(box.number)),
      back: () => changeBox(box, { removed: false }),
    })),
  ]
  if (removed.length === 0) return null
  return (
    <section aria-label={words.removed} className="mt-8">
      <h3 className="text-xl text-muted uppercase">{words.removed}</h3>
      {problem && <Notice title={problem.detail} />}
      <ul className="mt-1 divide-y divide-line">
        {removed.map(({ id, name, back }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-4">
            <span className="min-w-0 text-muted line-through wrap-anywhere">{name}</span>
            {mayEdit && (
              <button
                type="button"
                className={`min-h-12! ${button('quiet')}`}
                aria-disabled={isBusy}
                onClick={() => isBusy || back()}
              >
                {words.putBack}
                <span className="sr-only">: {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
