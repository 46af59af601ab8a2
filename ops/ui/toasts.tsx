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
      theme="light"
    />
  )
}
