import { contact } from '../../session/contact.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { useUser } from '../../session/may.ts'
import { draftChanges } from '../../ui/draft-storage.ts'
import { formDraftsView } from '../../store/form-drafts-view.ts'
import { draftsOf } from '../../ui/stored-draft.ts'
import { OptionalPart } from '../../ui/optional-part.tsx'
import { outboxView } from '../outbox-view.ts'
import { useIsChecking } from './use-is-checking.ts'
import { outboxOpening } from './outbox-opening.ts'

// On most first screens nothing waits. What can't be fetched comes with the connection, or with the next thing that waits.
const loadBar = () => import('./outbox-bar.tsx').then(({ OutboxBar }) => OutboxBar)

/**
 * Over every screen while something is not sent, not saved or with the office, and while there is no connection. Its place is there
 * before, so that it is read out.
 */
export function OutboxLine() {
  const need = useNeed()
  const isSure = contact.usePart(({ isSure }) => isSure)
  return (
    <div role="status" className="sticky top-0 z-10 cramped:static">
      <OptionalPart
        need={need}
        load={loadBar}
        of={{}}
        meanwhile={isSure && <div className="h-11 bg-rail" />}
      />
    </div>
  )
}

/** What the bar is needed for; null where it would say nothing. */
function useNeed() {
  const hasEntries = outboxView.usePart(({ entries, bursts }) => entries.length + bursts.length > 0)
  const isChecking = useIsChecking()
  const isLost = useIsLost()
  const isOpen = outboxOpening.use() !== null
  const hasDrafts = useHasDrafts()
  if (isOpen) return 'opened'
  if (isLost) return 'offline'
  return hasEntries || hasDrafts || isChecking ? 'unsent' : null
}

/** Whether there is any draft: what it says, and whether it is saved already, is for the bar to find out. */
function useHasDrafts() {
  const me = useUser()?.id ?? ''
  draftChanges.use()
  const papers = formDraftsView.usePart(({ drafts }) => drafts.size)
  const { notes, forms } = draftsOf(me, Object.keys(localStorage))
  return notes.length + forms.length + papers > 0
}
