import type { Signals } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import { addressSignal } from '#domain/events/address.flow.ts'
import type { AddressedSignal } from '#domain/events/audience.ts'

type Hear = (signal: AddressedSignal) => void
type Signal = Omit<AddressedSignal, 'owners'>

export type AddressedSignals = { listen(hear: Hear): () => void }

/** So many are looked up at once. Of a flood the rest is dropped: someone who goes on typing is told of again. */
const mostAtOnce = 10

/**
 * The signals of this node with whose conversation each is about: the database is asked once for all open portals, and not at all
 * while none is open.
 */
export function openAddressedSignals(world: World, signals: Pick<Signals, 'listen'>): AddressedSignals {
  const listeners = new Set<Hear>()
  let asking = 0
  let stop = () => {}

  async function take(signal: Signal) {
    if (asking === mostAtOnce) return
    asking++
    try {
      const addressed = await addressSignal(world, signal)
      for (const hear of listeners) hear(addressed)
    } catch (error) {
      world.log.warn({ err: error }, 'open portals could not be told of a signal')
    } finally {
      asking--
    }
  }

  return {
    listen(hear) {
      if (listeners.size === 0) stop = signals.listen((signal) => void take(signal))
      listeners.add(hear)
      return () => {
        if (listeners.delete(hear) && listeners.size === 0) stop()
      }
    },
  }
}
