import { useEffect, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { changedFields, changesBetween } from '#domain/rooms/room-changes.ts'
import type { Chamber, Room, RoomChanges } from '#domain/rooms/room.ts'
import { newId } from '#platform/uuid.ts'
import { useUser } from '../../session/may.ts'
import { isDraftStored, useDraftForm } from '../../ui/use-draft-form.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import {
  draftOf,
  newDraft,
  oddLengths,
  readDraft,
  StoredRoomDraft,
  type RoomDraft,
  type RoomFaults,
} from './room-draft.ts'
import { useRoomWrite } from './use-room-write.ts'

type Opened = {
  job: Pick<JobDetail, 'id' | 'name'>
  /** As it is by now; null: a new one. */
  room: Room | null
  rooms: readonly Room[]
  chambers: readonly Chamber[]
  onClose: () => void
}

/**
 * The form of a room. What is typed stays on this device until it is saved. What someone else changed meanwhile is named: saving again
 * puts what was typed on top.
 */
export function useRoomForm({ job, room, rooms, chambers, onClose }: Opened) {
  const words = useRoomWords()
  const userId = useUser()?.id ?? ''
  const [opened] = useState(() => ({ room, base: room ? draftOf(room) : newDraft(rooms.at(-1)) }))
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState('')
  const [faultsShown, setFaultsShown] = useState<RoomFaults>({})
  const key = [userId, 'room', job.id, room?.id ?? 'new'].join(':')
  const [wasLeft, setWasLeft] = useState(() => isDraftStored(key))
  const { values, change, clear } = useDraftForm({ key, base: opened.base, schema: StoredRoomDraft })
  const read = readDraft(values, chambers, words)
  const write = useRoomWrite(job, () => {
    clear()
    onClose()
  })
  const isBehind = write.problem?.status === 409
  const others = isBehind && opened.room && room ? changedFields(opened.room, room) : []

  // Saved by a browser that was killed before it could empty the form.
  const isThere = !opened.room && write.isIdle && rooms.some(({ id }) => id === values.id)
  useEffect(() => {
    if (isThere) clear()
  })

  function type(changed: Partial<RoomDraft>) {
    setFaultsShown(isTried ? readDraft({ ...values, ...changed }, chambers, words).faults : {})
    change(opened.room || values.id ? changed : { ...changed, id: newId() })
  }

  function save() {
    setTried(true)
    setFaultsShown(read.faults)
    if (!read.room || Object.keys(read.faults).length > 0) return
    const odd = oddLengths(read.measured, words)
    const question = Object.values(odd).join(' ')
    if (question !== '' && question !== asked) {
      setAsked(question)
      return setFaultsShown(odd)
    }
    if (!opened.room) return write.add(values.id || newId(), read.room)
    const changes = changesBetween(opened.room, read.room)
    if (Object.keys(changes).length === 0) {
      clear()
      return onClose()
    }
    changeTo(opened.room, changes)
  }

  function changeTo(before: Room, changes: RoomChanges) {
    write.change({ room: isBehind && room ? room : before, changes, name: before.name })
  }

  return {
    values,
    type,
    save,
    remove: opened.room && (() => opened.room && changeTo(opened.room, { removed: true })),
    measured: read.measured,
    faults: { ...firstOf(write.problem?.fields), ...faultsShown } satisfies RoomFaults,
    wasLeft,
    startOver() {
      clear()
      setWasLeft(false)
    },
    isSaving: write.isBusy,
    problem: write.problem,
    others,
  }
}

function firstOf(fields: Record<string, string[]> = {}): RoomFaults {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, [first]]) => (first ? [[name, first]] : [])),
  )
}
