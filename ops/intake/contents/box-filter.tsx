import { Link } from '@tanstack/react-router'
import type { Box } from '#domain/contents/box.ts'
import { boxLabel } from '#domain/contents/box-label.ts'
import { button } from '../../ui/button.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'

type BoxFilterProps = { jobId: string; box: Box | undefined; isEmpty: boolean }

/** Which box is shown, as after its label was scanned: where it is, and the way back to all items. */
export function BoxFilter({ jobId, box, isEmpty }: BoxFilterProps) {
  const { boxes: words, places } = useContentsWords()
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-l-4 border-gold bg-gold-wash py-1 pl-3">
      <p role="status" className="min-w-0 py-2">
        <strong className="block">
          {box
            ? `${words.showing(boxLabel(box.number))}${box.removed_at === null ? '' : `, ${words.removed}`}`
            : words.gone}
        </strong>
        {box && [places[box.place], box.note].filter(Boolean).join(', ')}
        {box && isEmpty && <span className="block">{words.empty}</span>}
      </p>
      <Link
        to="/ops/intake/$id/contents"
        params={{ id: jobId }}
        resetScroll={false}
        className={`min-h-12! ${button('quiet')}`}
      >
        {words.showAll}
      </Link>
    </div>
  )
}
