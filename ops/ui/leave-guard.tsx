import { useBlocker } from '@tanstack/react-router'
import { LeaveQuestion } from './leave-question.tsx'

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
  const blocker = useBlocker({
    // A filter or a dialog in the address leads nowhere else.
    shouldBlockFn: ({ current, next }) => isDirty && (isInSearch || current.pathname !== next.pathname),
    disabled: !isDirty,
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      isOpen={blocker.status === 'blocked'}
      onStay={() => blocker.reset?.()}
      onKeep={() => blocker.proceed?.()}
      onDiscard={() => {
        onDiscard()
        blocker.proceed?.()
      }}
    />
  )
}
