import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { answerQuestion, useIsAsked } from './question.ts'

/** Opens over any screen when the server asks the person to confirm who they are. */
export function ConfirmIdentity() {
  const isAsked = useIsAsked()
  const session = useSession()
  const isOut = session.state === 'signed-out'
  useEffect(() => {
    if (isAsked && isOut) answerQuestion(false)
  }, [isAsked, isOut])
  return isAsked && session.state === 'signed-in' && <ConfirmDialog username={session.user.username} />
}
