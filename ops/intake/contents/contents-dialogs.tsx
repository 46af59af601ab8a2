import { useState } from 'react'
import type { Box } from '#domain/contents/box.ts'
import type { ContentsItem } from '#domain/contents/contents-item.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Room } from '#domain/rooms/room.ts'
import { Notice } from '../../ui/notice.tsx'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { UndoBar } from '../equipment/undo-bar.tsx'
import { BoxDialog } from './box-dialog.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { useContentsWrite } from './use-contents-write.ts'
import type { OpenDialog } from './use-open-dialog.ts'

type DialogsProps = {
  job: JobDetail
  dialog: OpenDialog
  /** Removed ones too. */
  items: readonly ContentsItem[]
  boxes: readonly Box[]
  rooms: readonly Room[]
}

const nothing = { room_id: '', box_id: '', disposition: '' } as const

/** The dialog that is open, and the way back from a removal. */
export function ContentsDialogs({ job, dialog: { open, close }, items, boxes, rooms }: DialogsProps) {
  const words = useContentsWords()
  const [removedId, setRemovedId] = useState<string | null>(null)
  const write = useContentsWrite(job, close)
  const item = open?.is === 'item' ? items.find(({ id }) => id === open.id) : undefined
  const box = open?.is === 'box' ? boxes.find(({ id }) => id === open.id) : undefined
  const removed = items.find(({ id, removed_at }) => id === removedId && removed_at !== null)
  const present = boxes.filter(({ removed_at }) => removed_at === null)

  function remove(item: ContentsItem) {
    if (write.isBusy) return
    write.change(item, { removed: true })
    setRemovedId(item.id)
  }

  const form = { job, items, rooms, boxes: present, onRemove: remove, onClose: close }
  return (
    <>
      {write.problem && <Notice title={write.problem.detail} />}
      {open?.is === 'adding' && <ItemDialog {...form} item={null} carried={open.carried} />}
      {item && <ItemDialog key={item.id} {...form} item={item} carried={nothing} />}
      {open?.is === 'adding-box' && <BoxDialog job={job} box={null} boxes={boxes} isEmpty onClose={close} />}
      {box && (
        <BoxDialog
          key={box.id}
          job={job}
          box={box}
          boxes={boxes}
          isEmpty={items.every(({ box_id, removed_at }) => box_id !== box.id || removed_at !== null)}
          onClose={close}
        />
      )}
      {removed && (
        <UndoBar
          words={words.undone(removed.name)}
          onUndo={() => write.isBusy || write.change(removed, { removed: false })}
        />
      )}
    </>
  )
}
