import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { loadScreen } from '../ui/load-screen.ts'
import { WhenOpened } from '../ui/when-opened.tsx'
import { answerQuestion, useIsAsked } from './question.ts'

const ConfirmIdentityDialog = loadScreen(
  () => import('./confirm-identity-dialog.tsx'),
  'ConfirmIdentityDialog',
)

/** Opens over any screen when the server asks the person to confirm who they are. */
export function ConfirmIdentity() {
  const isAsked = useIsAsked()
  const session = useSession()
  const isOut = session.state === 'signed-out'
  const username = session.state === 'signed-in' ? session.user.username : null
  const isOpen = isAsked && username !== null
  useEffect(() => {
    if (isAsked && isOut) answerQuestion(false)
  }, [isAsked, isOut])
  return (
    <WhenOpened part={ConfirmIdentityDialog} isOpen={isOpen} onClose={() => answerQuestion(false)}>
      {isOpen && <ConfirmIdentityDialog username={username} />}
    </WhenOpened>
  )
}
