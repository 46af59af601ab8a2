import { Toaster } from 'sonner'
import { toastDuration, visibleToasts } from '#look/toast-limits.ts'

export function Toasts() {
  return (
    <Toaster
      position="top-right"
      duration={toastDuration}
      visibleToasts={visibleToasts}
      closeButton
      // Above the menu of a phone, for those that stand below.
      mobileOffset={{ bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' }}
      theme="light"
    />
  )
}
