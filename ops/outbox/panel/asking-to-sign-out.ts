import { watched } from '../../ui/watched.ts'

/** Whether somebody is asked before they sign out. */
export const askingToSignOut = watched(false)
