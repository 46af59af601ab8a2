/** Characters of one note. */
export const longestNote = 4000
