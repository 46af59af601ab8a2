import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { DialogSheet } from './dialog-sheet.tsx'

type LeaveGuardProps = {
  /** True while something is typed that is not saved. */
  isDirty: boolean
  /** What is thrown away when the person says so; otherwise it stays on this device. */
  onDiscard: () => void
  /** The form itself stands in the search of its address: to change it is to leave. */
  isInSearch?: boolean
}

/** Asks before someone leaves a form with unsaved changes. */
export function LeaveGuard({ isDirty, onDiscard, isInSearch = false }: LeaveGuardProps) {
  const { leave } = useFirstWords().ui
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker({
    // A filter or a dialog in the address leads nowhere else.
    shouldBlockFn: ({ current, next }) => isDirty && (isInSearch || current.pathname !== next.pathname),
    disabled: !isDirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const isOpen = blocker.status === 'blocked'

  return (
    <DialogSheet
      title={leave.title}
      isOpen={isOpen}
      isQuestion
      initialFocus={stay}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <button ref={stay} type="button" className={button('gold')} onClick={() => blocker.reset?.()}>
            {leave.stay}
          </button>
          <button type="button" className={button('plain')} onClick={() => blocker.proceed?.()}>
            {leave.keep}
          </button>
          <button
            type="button"
            className={button('quiet')}
            onClick={() => {
              onDiscard()
              blocker.proceed?.()
            }}
          >
            {leave.discard}
          </button>
        </>
      }
    >
      <p className="mt-3">{leave.words}</p>
    </DialogSheet>
  )
}
