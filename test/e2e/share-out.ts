/** Two at a time, for as many cores as we count on. */
const hands = 2

/** Has everything done once, by several side by side. */
export async function shareOut<T>(items: readonly T[], hire: () => Promise<(item: T) => Promise<void>>) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: hands }, async () => {
      const work = await hire()
      for (const item of queue) await work(item)
    }),
  )
}
