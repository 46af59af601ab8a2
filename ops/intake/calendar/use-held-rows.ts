import { useState } from 'react'
import type { Settling } from './use-settling.ts'

/**
 * After a visit was placed with the mouse, the rows keep their order until it leaves them: another person’s day must not come under it.
 */
export function useHeldRows<One extends { id: string | null }>(rows: readonly One[], settling: Settling) {
  const [held, setHeld] = useState<readonly (string | null)[] | null>(null)
  const place = ({ id }: One) => {
    const at = held?.indexOf(id) ?? -1
    return at === -1 ? rows.length : at
  }
  return {
    rows: held ? rows.toSorted((a, b) => place(a) - place(b)) : rows,
    hold(shown: readonly One[]) {
      if (settling.isByMouse()) setHeld(shown.map(({ id }) => id))
    },
    release: () => setHeld(null),
  }
}
