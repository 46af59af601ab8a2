/**
 * How much is tried, and with what: `FUZZ=long` for the long form, `FUZZ_RUNS` for another number of runs, `FUZZ_SEED` and
 * `FUZZ_PATH` to see a failure again.
 */
export function fuzzRun({ short, long }: { short: number; long: number }) {
  const { FUZZ, FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH } = process.env
  const isLong = FUZZ === 'long'
  const seed = FUZZ_SEED ? Number(FUZZ_SEED) : isLong ? Date.now() % 2 ** 31 : 20_261_120
  const numRuns = FUZZ_RUNS ? Number(FUZZ_RUNS) : isLong ? long : short
  return {
    isLong,
    seed,
    parameters: { seed, numRuns, ...(FUZZ_PATH && { path: FUZZ_PATH }) },
    /** Says in the long form what was tried and what came of it. */
    report(seen: ReadonlyMap<string, number>) {
      if (!isLong) return
      const total = [...seen.values()].reduce((sum, count) => sum + count, 0)
      const lines = [...seen]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([what, count]) => `${count} ${what}`)
      console.log([`${total} inputs, seed ${seed}`, ...lines].join('\n'))
    },
  }
}
