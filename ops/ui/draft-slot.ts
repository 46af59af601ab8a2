import { second } from '#platform/time.ts'

const mostSlots = 4
/** A screen that follows another one in this tab goes on with its draft. */
const graceTime = second

type SlotOf = { name: string; hasDraft: (slot: number) => boolean; onHeld: (slot: number) => void }
type Held = { slot: number; release: () => Promise<unknown> }
type Place = { users: number; held: Promise<Held | null> }

/** What this tab holds. */
const places = new Map<string, Place>()
/** Of which it is letting go: one that is not free yet looks as if another tab had it. */
const leaving = new Map<string, Promise<unknown>>()

/**
 * Holds a place for a draft that no other tab holds, one with a draft in it before an empty one, so that two tabs do not write
 * over each other. A tab that is closed or killed lets go of its place. Returns what lets go of it: after a moment in which the
 * next screen of this tab may take it over, or at once, where another place is wanted.
 */
export function holdSlot({ name, hasDraft, onHeld }: SlotOf): (at?: 'at once') => void {
  let isReleased = false
  const place = places.get(name) ?? { users: 0, held: hold(name, hasDraft) }
  places.set(name, place)
  place.users++
  void place.held.then((held) => held && !isReleased && onHeld(held.slot))
  return (at) => {
    if (isReleased) return
    isReleased = true
    place.users--
    if (at === 'at once') letGo(name, place)
    else setTimeout(() => letGo(name, place), graceTime)
  }
}

function letGo(name: string, place: Place) {
  if (place.users > 0 || places.get(name) !== place) return
  places.delete(name)
  leaving.set(
    name,
    place.held.then((held) => held?.release()),
  )
}

async function hold(name: string, hasDraft: SlotOf['hasDraft']): Promise<Held | null> {
  await leaving.get(name)
  const slots = Array.from({ length: mostSlots }, (_, slot) => slot)
  for (const slot of slots.toSorted((a, b) => Number(hasDraft(b)) - Number(hasDraft(a)))) {
    const release = await take(`${name} ${slot}`)
    if (release) return { slot, release }
  }
  return null
}

/** What lets go of the lock and resolves once it is free, or null where another tab has it. */
function take(name: string): Promise<Held['release'] | null> {
  // Lib.dom promises it, but a page on plain http has none: there two tabs share one place.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(() => Promise.resolve())
  return new Promise((answer) => {
    const request = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(null)
      return new Promise<void>((release) =>
        answer(() => {
          release()
          return request
        }),
      )
    })
  })
}
