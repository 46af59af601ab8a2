import { useUser } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { leave } from '../../session/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { draftsOf } from '../../ui/stored-draft.ts'
import { useWords } from '../../words/use-words.ts'
import { entryWords, shortNote } from './entry-words.ts'
import { isOnlyHere } from '../unsent-states.ts'
import { outboxView } from '../outbox-view.ts'
import { askingToSignOut } from './asking-to-sign-out.ts'
import { unsavedNotes } from './unsaved-notes.ts'
import { useCanLock } from './use-can-lock.ts'

const mostNamed = 5

/** Names what is not sent or not saved before somebody signs out, what becomes of it, and that they can’t come back offline. */
export function SignOutDialog() {
  const words = useWords()
  const { field } = words
  const isOpen = askingToSignOut.use()
  const isLost = useIsLost()
  const outbox = outboxView.use()
  const me = useUser()?.id ?? ''
  const canLock = useCanLock(me, isOpen)
  const notes = isOpen ? unsavedNotes(me, outbox) : []
  const forms = isOpen ? draftsOf(me, Object.keys(localStorage)).forms.length : 0
  const here = [
    ...outbox.entries.filter(isOnlyHere).map((entry) => ({
      key: entry.id,
      words: `${words.choices.name(entry.customer)}: ${entryWords(entry, words)}`,
    })),
    ...notes.map(({ key, text }) => ({ key, words: field.leave.note(shortNote(text)) })),
  ]
  return (
    <ConfirmDialog
      title={
        here.length > 0
          ? field.leave.title(here.length)
          : isLost
            ? field.leave.titleOffline
            : field.leave.titleForms
      }
      isOpen={isOpen}
      onClose={() => askingToSignOut.set(false)}
      action={field.leave.go}
      stay={isLost ? field.leave.stay : undefined}
      isBusy={false}
      onConfirm={() => {
        askingToSignOut.set(false)
        void leave()
      }}
    >
      {isLost && <p className="font-semibold">{field.leave.offline}</p>}
      {here.length > 0 && (
        <>
          <ul className="list-disc pl-5">
            {here.slice(0, mostNamed).map(({ key, words }) => (
              <li key={key} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
          {here.length > mostNamed && <p>{field.leave.more(here.length - mostNamed)}</p>}
          {canLock !== undefined && <p>{canLock ? field.leave.text : field.leave.unlocked}</p>}
        </>
      )}
      {forms > 0 && <p>{field.leave.forms(forms)}</p>}
    </ConfirmDialog>
  )
}
