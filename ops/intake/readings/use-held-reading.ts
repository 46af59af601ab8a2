import { useEffect, useEffectEvent, useRef } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import type { HeldReading, Measured, ReadingWrite } from './use-reading-write.ts'
import { nothingAt, type Stop } from './walk.ts'

/**
 * The reading that was typed last is stored at once and held back on this device, so that 12 becomes 12.5 without a correction: until the
 * next point is typed, the screen is left or hidden, or a moment has passed. A reading that was sent never changes.
 */
export function useHeldReading(write: ReadingWrite) {
  const held = useRef<HeldReading | null>(null)

  function letGo() {
    sendNow(held.current)
    held.current = null
  }

  const leave = useEffectEvent(letGo)
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      leave()
    }
  }, [])

  function at(stop: Stop) {
    return held.current?.stop.id === stop.id ? held.current : null
  }

  return {
    letGo,
    read(stop: Stop, measured: Measured) {
      const before = at(stop)
      if (!before) letGo()
      held.current = write.hold(stop, measured, before)
    },
    /** As if nobody had read it: neither what is held there nor what stands. False where there is neither. */
    takeBack(stop: Stop, standing: string | null) {
      const before = at(stop)
      if (!before) {
        if (standing !== null) write.record(stop, nothingAt(stop), { corrects: standing })
        return standing !== null
      }
      held.current = null
      write.drop(stop)
      void withdraw(before, (corrects) => write.record(stop, nothingAt(stop), { corrects }))
      return true
    },
    /** Someone types at this stop: what is held of another is read. */
    typeAt(stop: Stop) {
      if (!at(stop)) letGo()
    },
  }
}

function sendNow(held: HeldReading | null) {
  if (held) void currentOutbox().then((outbox) => outbox?.letGo(held.id))
}

/** Tells what stands there then, and is to be taken back too. */
async function withdraw({ id, corrects }: HeldReading, tellStanding: (id: string) => void) {
  const outbox = await currentOutbox()
  const standing = (await outbox?.withdraw(id)) ? corrects : id
  if (standing !== null) tellStanding(standing)
}
