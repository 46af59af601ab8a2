/**
 * Seconds that a practiced person takes, by the keystroke-level model of Card, Moran and Newell: a key, a press of a key after a
 * thought, a click with the hand on its way to the mouse, and two of them for a list.
 */
export const takes = { key: 0.2, press: 1.55, click: 1.1 + 0.2 + 1.35, list: 2 * (1.1 + 0.2) + 1.35 } as const
/** As fast as one reads to someone who is frightened: 150 words a minute. */
const readingOf = (sentence: string) => sentence.split(/\s+/).length / 2.5

/** Counts what a person does, and how long they and the screen take for it. */
export function aHand() {
  let count = 0
  let seconds = 0
  async function waits(work: Promise<unknown>) {
    const begin = performance.now()
    await work
    seconds += (performance.now() - begin) / 1000
  }
  return {
    waits,
    async does(work: Promise<unknown>, takes: number) {
      count += 1
      seconds += takes
      await waits(work)
    },
    reads(sentence: string) {
      seconds += readingOf(sentence)
    },
    count: () => count,
    seconds: () => seconds,
  }
}
