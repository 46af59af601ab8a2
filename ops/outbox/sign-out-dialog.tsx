import { leave } from '../session/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { entryWords } from './entry-words.ts'
import { isOnlyHere } from './unsent-states.ts'
import { outboxView } from './outbox-view.ts'
import { askingToSignOut } from './sign-out.ts'

const mostNamed = 5

/** Names what is not sent before somebody signs out, and what becomes of it. */
export function SignOutDialog() {
  const { field } = useWords()
  const isOpen = askingToSignOut.use()
  const unsent = outboxView.use().entries.filter(isOnlyHere)
  return (
    <ConfirmDialog
      title={field.leave.title(unsent.length)}
      isOpen={isOpen}
      onClose={() => askingToSignOut.set(false)}
      action={field.leave.go}
      isBusy={false}
      onConfirm={() => {
        askingToSignOut.set(false)
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
