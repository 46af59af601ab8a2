export const matchListId = 'phone-matches'

/** The last one is "Someone else". */
export function matchOptionId(nth: number) {
  return `phone-match-${nth}`
}
