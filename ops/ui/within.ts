/** Resolves when the work is done, or after so many milliseconds without it; fails with the work. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(timeout.resolve, ms)
  await Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer))
}
