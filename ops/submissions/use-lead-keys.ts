import type { RefObject } from 'react'
import { keyWordsOf, useRecordKeys } from '../keys/record-keys.ts'

const claim = { key: 'c', does: 'Claim' }
const call = { key: 'p', does: 'Call' }
const next = { key: 's', does: 'Go to the next status' }

/** What the keys of an open request do. */
export const leadKeyWords = keyWordsOf([claim, call, next])

/**
 * The keys of the request that is open: to claim it, to call, and to go to its next step. The answer does what such a key does, for
 * one that was pressed before the request was on the screen.
 */
export function useLeadKeys(record: RefObject<HTMLElement | null>) {
  const find = (selector: string) => record.current?.querySelector<HTMLElement>(selector)
  const keys = [
    { ...claim, act: () => find('[data-claim] button')?.click() },
    {
      ...call,
      act() {
        find('[data-call]')?.focus()
        find('[data-call]')?.click()
      },
    },
    { ...next, act: () => find('[data-next]')?.focus() },
  ]
  useRecordKeys('request', keys)
  return (pressed: string) => keys.find(({ key }) => key === pressed)?.act()
}
