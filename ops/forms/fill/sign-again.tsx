import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { itemsOf, JumpList } from './jump-list.tsx'
import type { Filling } from './use-filling.ts'

/** Asked before anything is changed that someone else has signed. */
export function SignAgain({ filling: { asked } }: { filling: Filling }) {
  const words = useFillWords()
  return (
    <ConfirmDialog
      title={words.signedTitle(asked.change?.who ?? [])}
      isOpen={asked.change !== null}
      onClose={asked.leave}
      action={words.changeIt}
      stay={words.leaveIt}
      isBusy={false}
      onConfirm={asked.agree}
    >
      <p>{words.signedMore}</p>
    </ConfirmDialog>
  )
}

/** What still has to be answered before the company signs. */
export function SignLater({ filling: { form, draft, toSignFirst, goTo } }: { filling: Filling }) {
  const words = useFillWords()
  return (
    <JumpList
      title={words.beforeSigning(toSignFirst.length)}
      items={itemsOf(toSignFirst, { form, language: draft.language, words })}
      onGoTo={goTo}
    />
  )
}
