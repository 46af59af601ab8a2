/** How much work of a kind runs at once, how much may wait for its turn, and what is thrown at any that comes on top. */
export type TurnRules = { running: number; waiting: number; refuse: () => Error }

/** Returns a function that runs the work given to it in its turn: first come, first served. */
export function takeTurns({ running, waiting, refuse }: TurnRules) {
  const queue: (() => void)[] = []
  let free = running

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0 && queue.length >= waiting) throw refuse()
    if (free > 0) free--
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}

/** Returns a function that runs work once all that runs then takes no more than `most` together: first come, first served. */
export function shareRoom(most: number) {
  const queue: { size: number; go: () => void }[] = []
  let taken = 0

  function admit() {
    for (let first = queue[0]; first && (taken === 0 || taken + first.size <= most); first = queue[0]) {
      queue.shift()
      taken += first.size
      first.go()
    }
  }

  return async function inRoom<T>(size: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      queue.push({ size, go })
      admit()
    })
    try {
      return await work()
    } finally {
      taken -= size
      admit()
    }
  }
}
