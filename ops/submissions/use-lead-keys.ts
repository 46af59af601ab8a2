import type { RefObject } from 'react'
import { useRecordKeys } from '../keys/record-keys.ts'

/** The keys of the request that is open: to claim it, to call, and to go to its next step. */
export function useLeadKeys(record: RefObject<HTMLElement | null>) {
  const find = (selector: string) => record.current?.querySelector<HTMLElement>(selector)
  useRecordKeys('request', [
    { key: 'c', does: 'Claim it', act: () => find('[data-claim] button')?.click() },
    {
      key: 'p',
      does: 'Call',
      act() {
        find('[data-call]')?.focus()
        find('[data-call]')?.click()
      },
    },
    { key: 's', does: 'Go to its next status', act: () => find('[data-next]')?.focus() },
  ])
}
