const megabyte = 2 ** 20

/** Below this nothing new is taken in. Seconds pass between two looks, and what was taken in still has to be worked on. */
const leastRoom = 500 * megabyte

/** On a disk of less than 5 GB that would be too much to ask: there a tenth of it has to do. */
const leastShare = 1 / 10

/** Photos are the large things that strangers send. They stop first, so that requests for help are the last to stop. */
const timesMoreForPhotos = 2

/** Writes come back only with some room more, or the doors would open and shut with every file. */
const untilComfort = 1.2

const largestBallast = 64 * megabyte

export type Space = { free: number; total: number }

/** The thresholds for a disk of this size, in bytes of free space. */
export function levelsOf(total: number) {
  const refuseBelow = Math.min(leastRoom, total * leastShare)
  // At most half, so that giving it up never looks like room that has come back.
  const ballast = Math.floor(Math.min(largestBallast, refuseBelow / 2))
  return {
    refuseBelow,
    refusePhotosBelow: refuseBelow * timesMoreForPhotos,
    takeAgainFrom: refuseBelow * untilComfort,
    ballast,
    giveUpBallastBelow: ballast / 2,
  }
}
