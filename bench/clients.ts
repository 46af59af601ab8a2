/** What several clients did, one thing after the other each: how many in a second, and how long each took. */
export type Throughput = { count: number; perSecond: number; milliseconds: number[] }

/** Lets clients do the same thing again and again for a time; things under way at its end are finished and counted. */
export async function runClients(
  clients: number,
  duration: number,
  act: (client: number) => Promise<void>,
): Promise<Throughput> {
  const milliseconds: number[] = []
  const begin = performance.now()

  async function runClient(_: unknown, client: number) {
    while (performance.now() - begin < duration) {
      const start = performance.now()
      await act(client)
      milliseconds.push(performance.now() - start)
    }
  }

  await Promise.all(Array.from({ length: clients }, runClient))
  const count = milliseconds.length
  return { count, perSecond: (count / (performance.now() - begin)) * 1000, milliseconds }
}
