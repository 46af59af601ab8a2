import { useEffect, useState } from 'react'
import type { ContentsItem, ItemChanges } from '#domain/contents/contents-item.ts'
import { changedItemFields, itemChangesBetween } from '#domain/contents/item-changes.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { newId } from '#platform/uuid.ts'
import { useUser } from '../../session/may.ts'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import {
  itemDraftOf,
  newItemDraft,
  readItemDraft,
  StoredItemDraft,
  type Carried,
  type ItemDraft,
  type ItemFaults,
} from './item-draft.ts'
import { useContentsWrite } from './use-contents-write.ts'

type Opened = {
  job: Pick<JobDetail, 'id' | 'name'>
  /** As it is by now; null: new ones, one after the other. */
  item: ContentsItem | null
  items: readonly ContentsItem[]
  carried: Carried
  /** After a new one the form is ready for the next. */
  onNext: () => void
  onClose: () => void
}

/**
 * The form of an item. What is typed stays on this device until it is saved. What someone else changed meanwhile is named: saving again
 * puts what was typed on top.
 */
export function useItemForm({ job, item, items, carried, onNext, onClose }: Opened) {
  const { form: words } = useContentsWords()
  const userId = useUser()?.id ?? ''
  const [opened] = useState(item)
  const [base, setBase] = useState(() => (item ? itemDraftOf(item) : newItemDraft(carried)))
  const [faults, setFaults] = useState<ItemFaults>({})
  const [isTried, setTried] = useState(false)
  const [saved, setSaved] = useState('')
  const key = [userId, 'contents', job.id, item?.id ?? 'new'].join(':')
  const { values, change, clear, isDirty } = useDraftForm({ key, base, schema: StoredItemDraft })
  const read = readItemDraft(values, words)
  const write = useContentsWrite(job, () => {
    clear()
    if (opened) return onClose()
    const { room_id, box_id, disposition, name } = values
    setBase(newItemDraft({ room_id, box_id, disposition }))
    setSaved(name.trim())
    setTried(false)
    return onNext()
  })
  const isBehind = write.problem?.status === 409
  const others = isBehind && opened && item ? changedItemFields(opened, item) : []

  // Saved by a browser that was killed before it could empty the form.
  const isThere = !opened && !write.isBusy && items.some(({ id }) => id === values.id)
  useEffect(() => {
    if (isThere) clear()
  })

  function type(changed: Partial<ItemDraft>) {
    if (isTried) setFaults(readItemDraft({ ...values, ...changed }, words).faults)
    setSaved('')
    change(opened || values.id ? changed : { ...changed, id: newId() })
  }

  function changeTo(changes: ItemChanges) {
    if (!opened) return
    if (Object.keys(changes).length > 0) return write.change(isBehind && item ? item : opened, changes)
    clear()
    onClose()
  }

  function save() {
    setTried(true)
    setFaults(read.faults)
    if (!read.item) return
    if (opened) changeTo(itemChangesBetween(opened, read.item))
    else write.add(values.id || newId(), read.item)
  }

  return {
    values,
    type,
    save,
    /** What the item comes to, as far as it is typed. */
    typed: read.item,
    faults,
    others,
    saved,
    isDirty,
    clear,
    isSaving: write.isBusy,
    problem: write.problem,
  }
}
