/** The code of a 401 that tells a device to remove what was read on it. */
export const deviceErasedCode = 'device-erased'

/** The same of one whose session has ended in any other way. */
export const endedCode = 'session-ended'

/** What such an answer says of it: who asked for it, by their first name, and when. Null is nobody who is known here. */
export type Erased = { by: string | null; at: string }
