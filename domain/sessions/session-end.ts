/** The code of a 401 that tells a device to remove what was read on it. */
export const deviceErasedCode = 'device-erased'
