import { useRouter } from '@tanstack/react-router'
import { useRecordKeys } from '../../keys/record-keys.ts'

const signPath = '/ops/forms/sign/$jobId'

/** Locks the phone to the papers that the customer signs; null where this portal has no screen for that. */
export function useHandOver(jobId: string): (() => void) | null {
  const router = useRouter()
  const hasScreen = Object.keys(router.routesByPath).includes(signPath)
  const hand = () => void router.navigate({ href: signPath.replace('$jobId', jobId) })
  useRecordKeys('packet', hasScreen ? [{ key: 'h', does: 'Hand the phone to the customer', act: hand }] : [])
  return hasScreen ? hand : null
}
