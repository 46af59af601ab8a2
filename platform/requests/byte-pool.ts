/** A body that is being collected, and the place it takes. */
type OpenBody = { from: string; bytes: Buffer<ArrayBuffer>; length: number; isGone: boolean }

/**
 * Room for bodies on their way, shared fairly: where it is full, the address that has the most gives way to one that has less,
 * with the body that has waited longest for its next bytes. So no address, and no number of stalled uploads, shuts out another.
 */
export function openBytePool(mostHeld: number) {
  const held = new Map<string, number>()
  /** In the order in which they last grew. */
  const all = new Set<OpenBody>()
  let total = 0

  const isFull = (size: number) => total + size > mostHeld

  /** False where there is no room: for this address, or for so much. */
  function makeRoom(mine: OpenBody, size: number): boolean {
    while (isFull(size)) {
      const [largest, most] = largestHolder(held)
      if (largest === mine.from || most <= (held.get(mine.from) ?? 0) + size) return false
      for (const other of all) {
        if (other.from !== largest || other.bytes.length === 0) continue
        leave(other)
        break
      }
    }
    return true
  }

  function hold({ from }: OpenBody, size: number) {
    const now = (held.get(from) ?? 0) + size
    if (now === 0) held.delete(from)
    else held.set(from, now)
    total += size
  }

  function leave(mine: OpenBody) {
    if (mine.isGone) return
    mine.isGone = true
    all.delete(mine)
    hold(mine, -mine.bytes.length)
    mine.bytes = Buffer.alloc(0)
  }

  /** A body of an address; memory is taken as it grows. */
  return function collect(from: string, most: number) {
    const mine: OpenBody = { from, bytes: Buffer.alloc(0), length: 0, isGone: false }
    all.add(mine)

    return {
      /** False where there is no room for it, or is none any more for what was there already. */
      add(chunk: Uint8Array): boolean {
        if (mine.isGone) return false
        const needed = mine.length + chunk.length
        if (needed > mine.bytes.length && !grow(needed)) return false
        mine.bytes.set(chunk, mine.length)
        mine.length = needed
        all.delete(mine)
        all.add(mine)
        return true
      },
      /** What was collected, or null where it had to give way. */
      whole: () => (mine.isGone ? null : mine.bytes.subarray(0, mine.length)),
      leave: () => leave(mine),
    }

    /** Twice the room each time, and so few copies; a list of pieces would let pieces of one byte take a hundred times their size. */
    function grow(needed: number) {
      const size = Math.max(needed, Math.min(most, Math.max(smallest, 2 * mine.bytes.length)))
      if (!makeRoom(mine, size - mine.bytes.length)) return false
      const bytes = Buffer.allocUnsafeSlow(size)
      bytes.set(mine.bytes.subarray(0, mine.length))
      hold(mine, size - mine.bytes.length)
      mine.bytes = bytes
      return true
    }
  }
}

const smallest = 64 * 1024

function largestHolder(held: ReadonlyMap<string, number>): [string, number] {
  let largest: [string, number] = ['', 0]
  for (const entry of held) if (entry[1] > largest[1]) largest = entry
  return largest
}
