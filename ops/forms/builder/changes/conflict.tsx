import { useState } from 'react'
import type { FormTemplate } from '#domain/forms/template.ts'
import { useUser } from '../../../session/may.ts'
import { button } from '../../../ui/button.ts'
import { clockWords } from '../../../ui/clock.ts'
import { useNow } from '../../../ui/use-now.ts'
import { useBuilding } from '../builder-context.ts'
import { definitionIn } from '../draft/draft-state.ts'
import { isOwn, whoSaved } from './who-saved.ts'
import { changeLines } from './change-lines.ts'
import { ChangeList } from './change-list.tsx'

type ConflictProps = { theirs: FormTemplate; onTake: () => void; onKeep: () => void }

/** Someone else saved while something was changed here: what differs, and which of both goes on. Neither is lost. */
export function Conflict({ theirs, onTake, onKeep }: ConflictProps) {
  const { form } = useBuilding()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const lines = changeLines(definitionIn(theirs), form)
  const { draft, published } = theirs
  const at = draft?.saved_at ?? published?.at
  const when = at ? ` at ${clockWords(new Date(at), now)}` : ''
  const me = useUser()?.id
  return (
    <div role="alert" className="border-b border-l-4 border-b-line border-l-gold bg-gold-wash px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          <span className="font-semibold">{whoSaved(theirs, me, when)}</span> Your changes here are safe on
          this device and aren’t sent until you decide.
        </p>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            className={button('quiet')}
            onClick={() => setOpen(!isOpen)}
          >
            {lines.length === 1 ? 'Show the difference' : `Show ${lines.length} differences`}
          </button>
          <button type="button" className={button('plain')} onClick={onTake}>
            {isOwn(theirs, me) ? 'Use the other window’s' : 'Use theirs'}
          </button>
          <button type="button" className={button('plain')} onClick={onKeep}>
            Keep mine
          </button>
        </div>
      </div>
      {isOpen && (
        <div className="mt-2 max-h-60 overflow-y-auto bg-sheet">
          <p className="px-4 py-2 text-muted">What yours changes:</p>
          <ChangeList lines={lines} />
        </div>
      )}
    </div>
  )
}
