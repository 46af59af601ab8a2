import { useState } from 'react'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { NoAccess } from '#domain/readings/reading-choices.ts'
import { useUser } from '../../session/may.ts'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import {
  again,
  confirmed,
  emptyEntry,
  isDigit,
  isNothing,
  press,
  reopened,
  typedOn,
  type Doubt,
  type Entry,
  type Key,
} from './entry.ts'
import { halfTypedKey, nothingTyped, StoredHalf } from './half-typed.ts'
import { useFastHand } from './use-fast-hand.ts'
import { useHeldReading } from './use-held-reading.ts'
import type { Measured, ReadingWrite } from './use-reading-write.ts'
import { lastRead, neighbor, nextUnread, onward, unreachedAt, type Stop, type Walk } from './walk.ts'

type Walked = {
  jobId: string
  visitId: string
  walk: Walk
  setup: JobDrying['setup']
  write: ReadingWrite
  /** Where someone asked to begin; a half-typed number comes before it. */
  first?: string | undefined
}

/**
 * Where someone is on their walk, and what they type there. A half-typed number stays on this device: a browser that was killed opens at
 * its point again.
 */
export function useWalk({ jobId, visitId, walk: { stops }, setup, write, first }: Walked) {
  const me = useUser()?.id ?? ''
  const key = halfTypedKey(me, { jobId, visitId })
  const { values, change, clear } = useDraftForm({ key, base: nothingTyped, schema: StoredHalf })
  const [chosen, setChosen] = useState<string | null>(() => values.at || first || null)
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const [isAskingWhy, setAskingWhy] = useState(false)
  const held = useHeldReading(write)
  const { saved, setSaved, asked, setAsked } = useFastHand()
  const [justRead, setJustRead] = useState<ReadonlySet<string>>(new Set())
  const stop = stops.find(({ id }) => id === chosen) ?? nextUnread(stops, null, justRead)
  const isHalf = stop !== null && values.at === stop.id
  const entry: Entry = isHalf ? { text: values.text, first: values.first, doubt } : emptyEntry
  const last = lastRead(stops.filter(({ id }) => id !== stop?.id))

  function show(at: Stop, next: Entry) {
    setChosen(at.id)
    setDoubt(next.doubt)
    setAskingWhy(false)
    if (next.text === '' && next.first === null) clear()
    else change({ at: at.id, text: next.text, first: next.first })
  }

  const jump = (to: Stop | null) => to && show(to, emptyEntry)

  function goOn(from: Stop) {
    clear()
    setDoubt(null)
    setAskingWhy(false)
    setJustRead((known) => new Set([...known, from.id]))
    setChosen(nextUnread(stops, from.id, justRead)?.id ?? null)
  }

  /** Their own reading of this visit is replaced. That of someone else stays beside it. */
  function save(at: Stop, measured: Measured) {
    held.read(at, measured)
    goOn(at)
  }

  /** As if nobody had read it. False where nothing stands there. */
  function takeBack(at: Stop, standing: string | null) {
    if (!held.takeBack(at, standing)) return false
    setJustRead((known) => new Set([...known].filter((id) => id !== at.id)))
    return true
  }

  function pressed(key: Key) {
    const typed = saved && typedOn(saved, key)
    setSaved(null)
    if (saved && typed) return show(saved.stop, typed)
    if (!stop) return
    // Whoever types fast has not seen the question yet: the digit is meant for the next point, and says nothing of this one.
    if (asked && entry.doubt && isDigit(key)) return setAsked({ ...entry.doubt })
    if (key === 'next' && isNothing(entry)) return jump(onward(stops, stop))
    const outcome = press(entry, key, { stop, surprising: setup.surprising })
    switch (outcome.kind) {
      case 'typing':
        held.typeAt(stop)
        setAsked(outcome.entry.doubt)
        return show(stop, outcome.entry)
      case 'point':
        save(stop, { ...outcome.read, no_access: null })
        if (stop.kind === 'point' && isDigit(key)) setSaved({ stop, text: String(outcome.read.value) })
        return
      case 'air':
        return save(stop, { air: outcome.read })
      case 'back': {
        const before = stop.read.length > 0 ? stop : last
        const open = before && reopened(before, key)
        if (before && open) show(before, open)
      }
    }
  }

  return {
    stop,
    entry,
    last,
    isAskingWhy,
    /** A key that comes now would still belong to what was typed before it. */
    isSettling: saved !== null || asked !== null,
    press: pressed,
    /** What was read last is as it stands. */
    settle: held.letGo,
    confirm() {
      const read = confirmed(entry)
      if (stop && read) save(stop, read)
    },
    typeAgain: () => stop && show(stop, again(entry)),
    askWhy: () => setAskingWhy((isAsking) => !isAsking),
    noAccess: (reason: NoAccess) => stop && save(stop, unreachedAt(stop, reason)),
    /** The point stands there again, as if nobody had read it. */
    takeBack() {
      if (last && takeBack(last, standingAt(last, write, me))) show(last, emptyEntry)
    },
    jump,
    /** Also to one that the walk does not know yet. */
    goTo: setChosen,
    step: (step: 1 | -1) => jump(neighbor(stops, stop?.id ?? null, step)),
  }
}

/** Of a second tap, that comes before the walk knows of the first, nothing is left to take back. */
function standingAt(stop: Stop, write: ReadingWrite, me: string) {
  const [reading] = stop.read
  return write.ownOf(stop) ?? (reading && reading.employee_id !== me ? reading.id : null)
}
