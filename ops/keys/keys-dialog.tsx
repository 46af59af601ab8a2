import { useRef } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { CheckField } from '../ui/check-field.tsx'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { KeyList } from './key-list.tsx'
import { listKeyWords, portalKeyWords } from './key-words.ts'
import { useShownList } from './list-keys.ts'
import { showOverlay, useOverlay } from './overlay.ts'
import { useRecordKeyWords } from './record-keys.ts'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'

/** All keyboard shortcuts of this screen. */
export function KeysDialog({ user }: { user: SignedIn }) {
  const list = useShownList()
  const record = useRecordKeyWords()
  const isOn = useSingleKeys()
  const top = useRef<HTMLHeadingElement>(null)
  return (
    <DialogSheet
      title="Keyboard shortcuts"
      isOpen={useOverlay() === 'keys'}
      onClose={() => showOverlay(null)}
      initialFocus={top}
    >
      {list && (
        <>
          <h3 ref={top} tabIndex={-1} className="mt-4 text-xl">
            In this list
          </h3>
          <KeyList words={list.words ?? listKeyWords(list.noun, list.hasColumns)} />
        </>
      )}
      {record && (
        <>
          <h3 className="mt-6 text-xl">In the open {record.noun}</h3>
          <KeyList words={record.words} />
        </>
      )}
      <h3 ref={list ? undefined : top} tabIndex={-1} className="mt-6 text-xl">
        Everywhere
      </h3>
      <KeyList words={portalKeyWords(user)} />
      <div className="mt-4">
        <CheckField
          label="Use single-letter shortcuts"
          hint="Turn this off on this device if you use dictation or press keys by accident."
          checked={isOn}
          onChange={(event) => switchSingleKeys(event.target.checked)}
        />
      </div>
    </DialogSheet>
  )
}
