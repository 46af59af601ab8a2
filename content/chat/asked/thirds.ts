/** Every third, by its position, is kept out of tuning; the others are tuned against. */
export function inThirds<Each>(all: readonly Each[]): { tuned: readonly Each[]; keptOut: readonly Each[] } {
  return {
    tuned: all.filter((_, index) => index % 3 !== 2),
    keptOut: all.filter((_, index) => index % 3 === 2),
  }
}
