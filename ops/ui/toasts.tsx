import { Toaster } from 'sonner'
import { toastDuration, visibleToasts } from '#look/toast-limits.ts'
import { useWords } from '../words/words.tsx'

export function Toasts() {
  const { ui } = useWords()
  return (
    <Toaster
      position="top-right"
      duration={toastDuration}
      visibleToasts={visibleToasts}
      closeButton
      containerAriaLabel={ui.messages}
      toastOptions={{ closeButtonAriaLabel: ui.closeMessage }}
      // Above the menu of a phone, for those that stand below.
      mobileOffset={{ bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' }}
      theme="light"
    />
  )
}
