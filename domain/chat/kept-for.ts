import { day } from '#platform/time.ts'

/** How long a conversation is stored after its last message. */
export const chatsKeptFor = 180 * day

/** How long the visitor’s browser remembers it after they last wrote; then whoever writes begins anew. */
export const chatRememberedFor = 3 * day
