import { leave } from '../session/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { watched } from '../ui/watched.ts'
import { useWords } from '../words/words.tsx'
import { entryWords } from './entry-words.ts'
import { isOnlyHere } from './outbox.ts'
import { outboxView } from './outbox-view.ts'

const asking = watched(false)
const mostNamed = 5

/** Signs out; with work that only this device has only after the person was told of it. */
export function signOut() {
  if (outboxView.get().entries.some(isOnlyHere)) asking.set(true)
  else leave()
}

/** Names what is not sent before somebody signs out, and what becomes of it. */
export function SignOutDialog() {
  const { field } = useWords()
  const isOpen = asking.use()
  const unsent = outboxView.use().entries.filter(isOnlyHere)
  return (
    <ConfirmDialog
      title={field.leave.title(unsent.length)}
      isOpen={isOpen}
      onClose={() => asking.set(false)}
      action={field.leave.go}
      isBusy={false}
      onConfirm={() => {
        asking.set(false)
        leave()
      }}
    >
      <ul className="list-disc pl-5">
        {unsent.slice(0, mostNamed).map((entry) => (
          <li key={entry.id} className="wrap-anywhere">
            {entry.customer}: {entryWords(entry, field)}
          </li>
        ))}
      </ul>
      {unsent.length > mostNamed && <p>{field.leave.more(unsent.length - mostNamed)}</p>}
      <p>{field.leave.text}</p>
    </ConfirmDialog>
  )
}
