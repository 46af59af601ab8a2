import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import type { Box } from '#domain/contents/box.ts'
import { boxLabel } from '#domain/contents/box-label.ts'
import { dispositions } from '#domain/contents/contents-choices.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Room } from '#domain/rooms/room.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { useRoomWords } from '../../words/use-room-words.ts'
import type { Carried } from './item-draft.ts'
import { ItemDetails } from './item-details.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { QuantityField } from './quantity-field.tsx'
import { useItemForm } from './use-item-form.ts'

type ItemDialogProps = {
  job: JobDetail
  /** Null: new ones, one after the other. */
  item: ContentsItem | null
  items: readonly ContentsItem[]
  rooms: readonly Room[]
  boxes: readonly Box[]
  carried: Carried
  onRemove: (item: ContentsItem) => void
  onClose: () => void
}

const undecided = 'undecided'

/** Adds items one after the other, or changes one: first what it is, how many and what becomes of it, the rest folded away. */
export function ItemDialog({ item, rooms, boxes, onRemove, onClose, ...opened }: ItemDialogProps) {
  const words = useContentsWords()
  const { room: roomName } = useRoomWords()
  const maySeePhotos = useMay('photos.view')
  const name = useRef<HTMLInputElement>(null)
  const { form: say, fields } = words
  const form = useItemForm({ ...opened, item, onNext: () => name.current?.focus(), onClose })
  const { values, type, faults, problem } = form
  const folded = item === null && !faults.price && !faults.age && !faults.life && !faults.cap
  return (
    <EditDialog
      title={item ? words.change(item.name) : say.add}
      save={item ? say.saveChange : say.save}
      {...(!item && { stay: say.done })}
      isSaving={form.isSaving}
      onSave={form.save}
      onClose={onClose}
      initialFocus={name}
      also={
        item && (
          <button type="button" className={`sm:mr-auto ${button('quiet')}`} onClick={() => onRemove(item)}>
            {say.remove}
          </button>
        )
      }
    >
      {problem && (
        <Notice title={problem.detail}>
          {form.others.length > 0 && <p>{form.others.map((field) => fields[field]).join(', ')}</p>}
          {problem.status === 409 && <p>{say.saveAgain}</p>}
        </Notice>
      )}
      <p role="status" className={form.saved ? 'border-l-3 border-green bg-wash px-3 py-2' : 'sr-only'}>
        {form.saved && say.saved(form.saved)}
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9.5rem]">
        <Field
          ref={name}
          label={fields.name}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="sentences"
          enterKeyHint="done"
          value={values.name}
          {...(faults.name && { error: faults.name })}
          onChange={({ target }) => type({ name: target.value })}
        />
        <QuantityField
          value={values.quantity}
          error={faults.quantity}
          onChange={(quantity) => type({ quantity })}
        />
      </div>
      <RadioGrid
        label={fields.disposition}
        value={values.disposition || undecided}
        options={[
          ...dispositions.map((value) => ({ value, label: words.dispositions[value] })),
          { value: undecided, label: words.undecided },
        ]}
        onChange={(chosen) => type({ disposition: chosen === undecided ? '' : chosen })}
      />
      <div className="grid grid-cols-2 items-end gap-3 cramped:grid-cols-1">
        <SelectField
          label={fields.room_id}
          none={words.noRoom}
          value={values.room_id}
          options={rooms.map((room) => ({ value: room.id, label: roomName(room.name) }))}
          onChange={({ target }) => type({ room_id: target.value })}
        />
        <SelectField
          label={fields.box_id}
          none={say.noBox}
          value={values.box_id}
          options={boxes.map(({ id, number }) => ({ value: id, label: boxLabel(number) }))}
          onChange={({ target }) => type({ box_id: target.value })}
        />
      </div>
      {maySeePhotos && (
        <ItemPhotos
          job={opened.job}
          roomId={values.room_id || null}
          ids={values.photo_ids}
          onChange={(photo_ids) => type({ photo_ids })}
        />
      )}
      <details open={!folded || undefined} className="group border-y border-line py-1">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {say.details}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <ItemDetails values={values} typed={form.typed} faults={faults} onChange={type} />
      </details>
    </EditDialog>
  )
}
