import { watched } from '../ui/watched.ts'

/** What is opened over any screen: the field that finds everything, and the list of keys. */
type Overlay = 'palette' | 'keys'

const shown = watched<Overlay | null>(null)

export const useOverlay = shown.use
/** Null closes whatever is open. */
export const showOverlay = shown.set
