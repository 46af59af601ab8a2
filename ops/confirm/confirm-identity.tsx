import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { answerQuestion, useIsAsked } from './question.ts'

/** Comes up over whatever is there as soon as the server wants to be sure who is at the screen. */
export function ConfirmIdentity() {
  const isAsked = useIsAsked()
  const session = useSession()
  const isOut = session.state === 'signed-out'
  useEffect(() => {
    if (isAsked && isOut) answerQuestion(false)
  }, [isAsked, isOut])
  return isAsked && session.state === 'signed-in' && <ConfirmDialog username={session.user.username} />
}
