import { useState } from 'react'
import type { Sketch } from '#domain/sketch/plan.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { button } from '../../ui/button.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'

type CopyLineProps = {
  shown: Sketch
  others: readonly Sketch[]
  /** Those that were just removed: they can be put back. */
  removed: readonly Sketch[]
  onShow: (id: string) => void
  onKeep: () => void
  onPutBack: () => void
}

const bar =
  'flex flex-wrap items-center justify-between gap-x-3 border-b border-gold bg-gold-wash px-4 py-1 text-sm'

/** Two people drew one level at once: both drawings stay until someone decides. */
export function CopyLine({ shown, others, removed, onShow, onKeep, onPutBack }: CopyLineProps) {
  const { copies } = useSketchWords()
  const [isAsked, setAsked] = useState(false)
  const [other] = others
  const [gone] = removed
  if (!other && gone)
    return (
      <div role="status" className={bar}>
        <p>{copies.removed(gone.by)}</p>
        <button type="button" className={button('quiet')} onClick={onPutBack}>
          {copies.putBack}
        </button>
      </div>
    )
  if (!other) return null
  return (
    <div role="status" className={bar}>
      <p>{copies.two(other.by)}</p>
      <div className="flex">
        <button type="button" className={button('quiet')} onClick={() => onShow(other.id)}>
          {shown.copy_of === null ? copies.seeTheirs : copies.seeFirst}
        </button>
        <button type="button" className={button('quiet')} onClick={() => setAsked(true)}>
          {copies.keep}
        </button>
      </div>
      <ConfirmDialog
        title={copies.ask}
        isOpen={isAsked}
        action={copies.keep}
        isBusy={false}
        onConfirm={() => {
          setAsked(false)
          onKeep()
        }}
        onClose={() => setAsked(false)}
      >
        {copies.keepMore(other.by)}
      </ConfirmDialog>
    </div>
  )
}
