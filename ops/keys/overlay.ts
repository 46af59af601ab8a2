import { watched } from '../ui/watched.ts'

/** What can open over any screen: the search and the list of shortcuts. */
type Overlay = 'palette' | 'keys'

const shown = watched<Overlay | null>(null)

export const useOverlay = shown.use
/** Null closes whatever is open. */
export const showOverlay = shown.set
