import { useState } from 'react'
import type { Carried } from './item-draft.ts'

type Open = { is: 'adding'; carried: Carried } | { is: 'item' | 'box'; id: string } | { is: 'adding-box' }

/** Which dialog of the contents is open. */
export function useOpenDialog() {
  const [open, setOpen] = useState<Open | null>(null)
  const nothing: Carried = { room_id: '', box_id: '', disposition: '' }
  return {
    open,
    add: (given: Partial<Carried>) => setOpen({ is: 'adding', carried: { ...nothing, ...given } }),
    openItem: (id: string) => setOpen({ is: 'item', id }),
    addBox: () => setOpen({ is: 'adding-box' }),
    openBox: (id: string) => setOpen({ is: 'box', id }),
    close: () => setOpen(null),
  }
}
export type OpenDialog = ReturnType<typeof useOpenDialog>
