import { loadScreen } from './load-screen.ts'
import type { DialogSheetProps } from './dialog-frame.tsx'
import { WhenOpened } from './when-opened.tsx'

/** The library of dialogs is larger than most screens, and no screen begins with one. */
export const loadDialogs = () => import('./dialog-frame.tsx')
const DialogFrame = loadScreen(loadDialogs, 'DialogFrame')

/** A dialog in the middle of a desktop, a sheet from below on a phone. The keyboard stays in it and returns afterwards. */
export function DialogSheet(props: DialogSheetProps) {
  return (
    <WhenOpened part={DialogFrame} isOpen={props.isOpen} onClose={props.onClose}>
      <DialogFrame {...props} />
    </WhenOpened>
  )
}
