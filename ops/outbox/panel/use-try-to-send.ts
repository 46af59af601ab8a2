import { useMutation } from '@tanstack/react-query'
import { recheckSession } from '../../session/session.ts'
import { currentOutbox } from '../../device/person-store.ts'

/** Sends now, for whoever presses "Try now". The answer is when it was tried. */
export function useTryToSend() {
  return useMutation({ mutationFn: tryToSend })
}

/** Asks the server itself too: where nothing can be sent the person learns at least whether it answers. */
async function tryToSend() {
  ;(await currentOutbox())?.tryNow()
  await recheckSession()
  return Date.now()
}
