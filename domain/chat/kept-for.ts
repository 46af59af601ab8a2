import { day } from '#platform/time.ts'

/** How long the visitor’s browser remembers it after they last wrote; then whoever writes begins anew. */
export const chatRememberedFor = 3 * day
