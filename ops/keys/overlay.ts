import { endSearchAhead, searchAhead } from './search-ahead.ts'
import { watched } from '../ui/watched.ts'

/** What can open over any screen: the search and the list of shortcuts. */
type Overlay = 'palette' | 'keys'

const shown = watched<{ overlay: Overlay | null; opening: number }>({ overlay: null, opening: 0 })

export const useOverlay = () => shown.usePart(({ overlay }) => overlay)

/** Counts how often something was opened: what fades out while it is asked for again begins anew. */
export const useOpening = () => shown.usePart(({ opening }) => opening)

/** Null closes whatever is open. What is typed from the moment the search is asked for is for its field. */
export function showOverlay(next: Overlay | null) {
  const { overlay, opening } = shown.get()
  if (next === overlay) return
  if (next === 'palette') searchAhead()
  else endSearchAhead()
  shown.set({ overlay: next, opening: next ? opening + 1 : opening })
}
