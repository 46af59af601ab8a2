import { day } from '#platform/time.ts'

/** Under which the visitor’s browser remembers it. Its presence tells pages and the loader that a conversation is under way. */
export const chatKey = 'mission-chat'

/** How long the visitor’s browser remembers it after they last wrote; then whoever writes begins anew. */
export const chatRememberedFor = 3 * day
