import { useRouter } from '@tanstack/react-router'
import { useRecordKeys } from '../../keys/record-keys.ts'

/** Locks the phone to the papers that the customer signs. */
export function useHandOver(jobId: string): () => void {
  const router = useRouter()
  const hand = () => void router.navigate({ to: '/ops/forms/sign/$jobId', params: { jobId } })
  useRecordKeys('packet', [{ key: 'h', does: 'Hand the phone to the customer', act: hand }])
  return hand
}
