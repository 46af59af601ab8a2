import { useState } from 'react'
import { readLength, writeLength } from '#domain/rooms/length.ts'
import { usualRooms } from '#domain/rooms/room-choices.ts'
import { shapeAt } from '#domain/sketch/edit/paint.ts'
import type { Point } from '#domain/sketch/geometry/points.ts'
import type { Plan } from '#domain/sketch/plan.ts'
import { button } from '../../ui/button.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { Field } from '../../ui/field.tsx'
import { useRoomWords } from '../../words/use-room-words.ts'
import { useSketchWords } from '../../words/use-sketch-words.ts'
import { LengthField } from '../rooms/length-field.tsx'
import { LengthKeys } from '../rooms/length-keys.tsx'
import type { NamedRoom } from './new-room.ts'
import type { OnPlan } from './on-plan.ts'

type NameDialogProps = {
  rooms: OnPlan['rooms']
  plan: Plan
  place: Point
  onRoom: (id: string) => void
  /** How high its ceiling is, as long as no one says otherwise. */
  height: number
  onAdd: ((named: NamedRoom) => void) | null
  onForget: (id: string) => void
  onClose: () => void
}

/** Which room of the job an enclosed place is: one that was typed, or a new one. */
export function NameDialog({
  rooms,
  plan,
  place,
  height,
  onRoom,
  onAdd,
  onForget,
  onClose,
}: NameDialogProps) {
  const { name: words } = useSketchWords()
  const { room: said, wrong } = useRoomWords()
  const [typed, setTyped] = useState('')
  const [high, setHigh] = useState(() => writeLength(height))
  const [isTried, setTried] = useState(false)
  const read = high.trim() === '' ? { length: null } : readLength(high)
  const drawn = new Set(plan.rooms.map(({ room_id }) => room_id))
  const [now] = shapeAt(plan, place)?.room_ids ?? []
  const left = rooms.filter(({ id }) => !drawn.has(id))
  const names = new Set(rooms.map(({ name }) => name))
  const usual = usualRooms.filter((name) => !names.has(name))
  const choice =
    'min-h-12 rounded-sm border border-edge bg-sheet px-3 text-left font-semibold hover:border-ink active:bg-gold-wash'
  function add(name: string) {
    setTried(name === '')
    if (name && 'length' in read) onAdd?.({ name, height: read.length })
  }
  return (
    <DialogSheet title={words.title} isOpen onClose={onClose} actions={null} hasCross>
      <div className="space-y-5">
        {left.length > 0 && (
          <section>
            <h3 className="text-lg uppercase">{words.rooms}</h3>
            <div className="mt-2 grid grid-cols-2 gap-2">
              {left.map(({ id, name }) => (
                <button key={id} type="button" className={choice} onClick={() => onRoom(id)}>
                  {said(name)}
                </button>
              ))}
            </div>
          </section>
        )}
        {onAdd && (
          <section>
            <h3 className="text-lg uppercase">{words.usual}</h3>
            <div className="mt-1">
              <LengthField
                label={words.height}
                value={high}
                error={'sentence' in read ? wrong(read.sentence) : undefined}
                onChange={setHigh}
              />
              <LengthKeys />
            </div>
            <div className="mt-2 grid grid-cols-2 gap-2">
              {usual.map((name) => (
                <button key={name} type="button" className={choice} onClick={() => add(name)}>
                  {said(name)}
                </button>
              ))}
            </div>
            <form
              className="mt-4 flex items-end gap-2"
              onSubmit={(event) => {
                event.preventDefault()
                add(typed.trim())
              }}
            >
              <div className="min-w-0 flex-1">
                <Field
                  label={words.other}
                  value={typed}
                  error={isTried && !typed.trim() ? words.noName : undefined}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </div>
              <button type="submit" className={`min-h-12! ${button('gold')}`}>
                {words.add}
              </button>
            </form>
          </section>
        )}
        {now && (
          <button type="button" className={button('quiet')} onClick={() => onForget(now)}>
            {words.forget}
          </button>
        )}
      </div>
    </DialogSheet>
  )
}
