import { watched } from '../ui/watched.ts'

export type LiveState = 'connecting' | 'live' | 'offline'

/** How the stream of events stands. */
export const liveState = watched<LiveState>('connecting')
export const useLiveState = liveState.use
