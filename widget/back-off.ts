const [shortest, longest] = [1000, 30_000]

/** How long to wait after so many failures in a row; a little different for each, so that not all come back at once. */
export function waitAfter(failures: number, chance = Math.random()) {
  return Math.min(longest, shortest * 2 ** Math.max(0, failures - 1)) * (0.75 + chance / 2)
}
