import { useState } from 'react'
import * as z from 'zod'
import { longestReason } from '#domain/jobs/reason.ts'
import { useUser } from '../../session/may.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { itemsOf, JumpList } from './jump-list.tsx'
import type { Filling } from './use-filling.ts'

const nothing = { reason: '' }
const Written = z.object({ reason: z.string() }).partial()

/** Asked before anything is changed that someone has signed: whose signatures it takes away, and why. */
export function SignAgain({ filling: { asked, draft } }: { filling: Filling }) {
  const words = useFillWords()
  const userId = useUser()?.id ?? ''
  const { values, change, clear } = useDraftForm({
    key: `${userId}:sign-again:${draft.id}`,
    base: nothing,
    schema: Written,
  })
  const [isMissing, setMissing] = useState(false)
  const who = asked.change?.who ?? []
  const reason = values.reason.trim()

  function agree() {
    setMissing(reason === '')
    if (reason === '') return
    clear()
    asked.agree(reason)
  }

  return (
    <ConfirmDialog
      title={words.signedTitle(who)}
      isOpen={asked.change !== null}
      onClose={asked.leave}
      action={words.changeIt}
      stay={words.leaveIt}
      isBusy={false}
      onConfirm={agree}
    >
      <p>{words.signedMore(who)}</p>
      <TextArea
        label={words.whyAgain}
        hint={words.whyAgainMore}
        maxLength={longestReason}
        value={values.reason}
        error={isMissing && reason === '' ? words.whyMissing : undefined}
        onChange={({ target }) => change({ reason: target.value })}
      />
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
