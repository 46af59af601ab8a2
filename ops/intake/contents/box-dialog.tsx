import { useState } from 'react'
import { BoxFields, type Box } from '#domain/contents/box.ts'
import { nextBoxNumber } from '#domain/contents/box-changes.ts'
import { boxLabel } from '#domain/contents/box-label.ts'
import { boxPlaces } from '#domain/contents/contents-choices.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { newId } from '#platform/uuid.ts'
import { button } from '../../ui/button.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGrid } from '../../ui/radio-grid.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { useContentsWrite } from './use-contents-write.ts'

type BoxDialogProps = {
  job: Pick<JobDetail, 'id' | 'name'>
  /** As it is by now; null: a new one. */
  box: Box | null
  boxes: readonly Box[]
  /** A box with something in it is not removed. */
  isEmpty: boolean
  onClose: () => void
}

/** Numbers a box, or says where it is by now. */
export function BoxDialog({ job, box, boxes, isEmpty, onClose }: BoxDialogProps) {
  const { boxes: words, form: say, places, fields } = useContentsWords()
  const write = useContentsWrite(job, onClose)
  const [id] = useState(newId)
  const [number, setNumber] = useState(String(box?.number ?? nextBoxNumber(boxes)))
  const [place, setPlace] = useState(box?.place ?? 'on_site')
  const [note, setNote] = useState(box?.note ?? '')
  const [fault, setFault] = useState('')

  function save() {
    const typed = BoxFields.safeParse({ number: Number(number), place, note: note.trim() }).data
    if (!typed) return setFault(words.numberFault)
    if (boxes.some((each) => each.id !== box?.id && each.number === typed.number))
      return setFault(words.taken)
    setFault('')
    if (!box) return write.addBox(id, typed)
    const changes = {
      ...(typed.number !== box.number && { number: typed.number }),
      ...(typed.place !== box.place && { place: typed.place }),
      ...(typed.note !== box.note && { note: typed.note }),
    }
    return Object.keys(changes).length === 0 ? onClose() : write.changeBox(box, changes)
  }

  return (
    <EditDialog
      title={box ? words.change(boxLabel(box.number)) : words.add}
      save={say.saveChange}
      isSaving={write.isBusy}
      onSave={save}
      onClose={onClose}
      also={
        box &&
        isEmpty && (
          <button
            type="button"
            className={`sm:mr-auto ${button('quiet')}`}
            aria-disabled={write.isBusy}
            onClick={() => write.isBusy || write.changeBox(box, { removed: true })}
          >
            {say.remove}
          </button>
        )
      }
    >
      {write.problem && (
        <Notice title={write.problem.detail}>{write.problem.status === 409 && <p>{say.saveAgain}</p>}</Notice>
      )}
      <Field
        label={words.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={number}
        {...(fault && { error: fault })}
        onChange={({ target }) => setNumber(target.value)}
      />
      <RadioGrid
        label={fields.place}
        value={place}
        options={boxPlaces.map((value) => ({ value, label: places[value] }))}
        onChange={setPlace}
      />
      <Field
        label={words.note}
        autoComplete="off"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </EditDialog>
  )
}
