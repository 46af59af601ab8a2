import { contact } from './contact.ts'

/** Whether the server does not answer: what is on this device is shown at once then. */
export function useIsLost() {
  return contact.usePart(({ lostSince }) => lostSince !== null)
}
