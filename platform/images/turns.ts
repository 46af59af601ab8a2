/**
 * How much work of a kind runs at once, how much may wait, how much of either may be one sender's, and what is thrown at any
 * that comes on top.
 */
export type TurnRules = {
  running: number
  waiting: number
  ofOne: { running: number; waiting: number }
  refuse: () => Error
}

type Sender = { running: number; readonly waiting: (() => void)[] }

/**
 * Returns a function that runs the work given to it in its turn: senders take turns with each other, and each sender's own work
 * is first come, first served. Work without a sender counts as one of its own.
 */
export function takeTurns({ running, waiting, ofOne, refuse }: TurnRules) {
  // Round robin: a sender that was served goes to the end.
  const senders = new Map<unknown, Sender>()
  let free = running
  let waits = 0

  function serveNext() {
    for (const [from, sender] of senders) {
      if (free === 0) return
      const next = sender.running < ofOne.running ? sender.waiting.shift() : undefined
      if (!next) continue
      senders.delete(from)
      senders.set(from, sender)
      waits--
      start(sender)
      next()
    }
  }

  function start(sender: Sender) {
    free--
    sender.running++
  }

  return async function inTurn<T>(
    work: () => Promise<T>,
    from: unknown = Symbol('nobody known'),
  ): Promise<T> {
    const sender = senders.get(from) ?? { running: 0, waiting: [] }
    senders.set(from, sender)
    if (free > 0 && sender.running < ofOne.running) start(sender)
    else if (waits >= waiting || sender.waiting.length >= ofOne.waiting) throw refuse()
    else {
      waits++
      await new Promise<void>((resolve) => sender.waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      free++
      sender.running--
      if (sender.running === 0 && sender.waiting.length === 0) senders.delete(from)
      serveNext()
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
