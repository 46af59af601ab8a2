/** The letters that do something with the record on the screen. There they do nothing else. */
export const ownKeys: { of: readonly string[] } = { of: [] }
