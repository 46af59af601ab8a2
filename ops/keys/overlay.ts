import { endSearchAhead, searchAhead } from './search-ahead.ts'
import { watched } from '../ui/watched.ts'

/** What can open over any screen: the search and the list of shortcuts. */
type Overlay = 'palette' | 'keys'

const shown = watched<Overlay | null>(null)

export const useOverlay = shown.use

/** Null closes whatever is open. What is typed from the moment the search is asked for is for its field. */
export function showOverlay(next: Overlay | null) {
  if (next !== 'palette') endSearchAhead()
  else if (shown.get() !== 'palette') searchAhead()
  shown.set(next)
}
