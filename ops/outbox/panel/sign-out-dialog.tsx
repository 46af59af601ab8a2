import { useUser } from '../../session/may.ts'
import { useIsLost } from '../../session/use-is-lost.ts'
import { leave } from '../../session/session.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { entryWords, shortNote } from './entry-words.ts'
import { isOnlyHere } from '../unsent-states.ts'
import { outboxView } from '../outbox-view.ts'
import { askingToSignOut } from './asking-to-sign-out.ts'
import { unsavedForms } from './unsaved-forms.ts'
import { unsavedNotes } from './unsaved-notes.ts'
import { useCanLock } from './use-can-lock.ts'
import { fullName, useFormName } from './use-form-name.ts'

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
  const formName = useFormName()
  const notes = isOpen ? unsavedNotes(me, outbox) : []
  const forms = isOpen
    ? unsavedForms(me, outbox).map((form) => ({ ...form, words: fullName(formName(form)) }))
    : []
  const removed = canLock === false ? forms : []
  const typed = [
    ...(canLock === false ? [] : forms).map(({ key, words }) => ({ key, words: field.leave.form(words) })),
    ...notes.map(({ key, text }) => ({ key, words: field.leave.note(shortNote(text)) })),
  ]
  const unsent = outbox.entries.filter(isOnlyHere).map((entry) => ({
    key: entry.id,
    words: `${words.choices.name(entry.customer)}: ${entryWords(entry, words)}`,
  }))
  const here = [...typed, ...unsent]
  // What was typed is named, however much it is.
  const named = here.slice(0, Math.max(mostNamed, typed.length))
  return (
    <ConfirmDialog
      title={
        notes.length + unsent.length > 0
          ? field.leave.title(here.length)
          : isLost
            ? field.leave.titleOffline
            : field.leave.titleForms
      }
      isOpen={isOpen}
      onClose={() => askingToSignOut.set(false)}
      action={field.leave.go}
      stay={isLost || removed.length > 0 ? field.leave.stay : undefined}
      isBusy={false}
      onConfirm={() => {
        askingToSignOut.set(false)
        void leave()
      }}
    >
      {isLost && <p className="font-semibold">{field.leave.offline}</p>}
      {here.length > 0 && (
        <>
          <Named what={named} />
          {here.length > named.length && <p>{field.leave.more(here.length - named.length)}</p>}
          {canLock !== undefined && <p>{canLock ? field.leave.text : field.leave.unlocked}</p>}
        </>
      )}
      {removed.length > 0 && (
        <>
          <p className="font-semibold">{field.leave.removed}</p>
          <Named what={removed} />
        </>
      )}
    </ConfirmDialog>
  )
}

function Named({ what }: { what: readonly { key: string; words: string }[] }) {
  return (
    <ul className="list-disc pl-5">
      {what.map(({ key, words }) => (
        <li key={key} className="wrap-anywhere">
          {words}
        </li>
      ))}
    </ul>
  )
}
