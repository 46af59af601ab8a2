import { Toaster } from 'sonner'

export const toastMs = 4000
export const visibleToasts = 3

export function Toasts() {
  return (
    <Toaster
      position="top-right"
      duration={toastMs}
      visibleToasts={visibleToasts}
      closeButton
      // Above the menu of a phone, for those that stand below.
      mobileOffset={{ bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' }}
      theme="light"
    />
  )
}
