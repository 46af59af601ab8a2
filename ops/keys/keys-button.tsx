import { Keyboard } from 'lucide-react'
import { showOverlay } from './overlay.ts'

/** Opens the list of shortcuts. Phones have none. */
export function KeysButton() {
  return (
    <button
      type="button"
      aria-label="Keyboard shortcuts"
      title="Keyboard shortcuts (?)"
      className="hidden size-9 place-content-center rounded-sm hover:bg-wash lg:grid"
      onClick={() => showOverlay('keys')}
    >
      <Keyboard aria-hidden className="size-5" />
    </button>
  )
}
