/** "15 minutes", never less than one, and never broken before the unit. */
export function minutes(count: number) {
  const shown = Math.max(1, count)
  return shown === 1 ? '1\u00a0minute' : `${shown}\u00a0minutes`
}
