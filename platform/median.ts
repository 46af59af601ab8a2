/** Of an even number the smaller of the two in the middle, so that it is one that occurred. `counted` is in order of its minutes. */
export function medianOf<Minutes extends number | null>(
  counted: readonly { readonly minutes: Minutes; readonly count: number }[],
): Minutes | null {
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  for (const { minutes, count } of counted) {
    before += count
    if (before * 2 >= all && all > 0) return minutes
  }
  return null
}
