const mostSlots = 4

type SlotOf = { name: string; hasDraft: (slot: number) => boolean; onHeld: (slot: number) => void }

/**
 * Holds a place for a draft that no other tab holds, one with a draft in it before an empty one, so that two tabs do not write
 * over each other. A tab that is closed or killed lets go of its place. Returns what lets go of it.
 */
export function holdSlot({ name, hasDraft, onHeld }: SlotOf): () => void {
  let isOver = false
  let release = () => {}
  async function hold() {
    const slots = Array.from({ length: mostSlots }, (_, slot) => slot)
    for (const slot of slots.toSorted((a, b) => Number(hasDraft(b)) - Number(hasDraft(a)))) {
      const held = await take(`${name} ${slot}`)
      if (!held) continue
      release = held
      if (isOver) release()
      else onHeld(slot)
      return
    }
  }
  void hold()
  return () => {
    isOver = true
    release()
  }
}

/** What lets go of the lock, or null where another tab has it. */
function take(name: string): Promise<(() => void) | null> {
  // Lib.dom promises it, but a page on plain http has none: there two tabs share one place.
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(() => {})
  return new Promise((answer) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null)
      return new Promise<void>((release) => answer(release))
    })
  })
}
