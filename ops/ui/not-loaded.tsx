import { useId } from 'react'
import { useFirstWords } from '../words/words.tsx'
import { button } from './button.ts'
import { ModalDialog } from './modal-dialog.tsx'

/** In place of what opens over a screen, where its code could not be loaded. */
export function NotLoaded({ retry, onClose }: { retry: () => void; onClose: () => void }) {
  const { notLoaded, tryAgain, close } = useFirstWords().ui
  const id = useId()
  return (
    <ModalDialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className="font-display text-3xl text-pretty">
        {notLoaded.title}
      </h2>
      <p role="alert" className="mt-2 mb-5">
        {notLoaded.words}
      </p>
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <button type="button" className={button('gold')} onClick={retry}>
          {tryAgain}
        </button>
        <button type="button" className={button('plain')} onClick={onClose}>
          {close}
        </button>
      </div>
    </ModalDialog>
  )
}
