import { useEffect } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { toastDuration, visibleToasts } from '#look/toast-limits.ts'
import { useFirstWords } from '../words/words.tsx'
import { toSay } from './notify.ts'

/** Shows what is said, and what was said before it came. */
export function Toaster() {
  const { ui } = useFirstWords()
  const said = toSay.use()
  useEffect(() => {
    for (const { title, isError, ...more } of toSay.get())
      (isError ? toast.error : toast.success)(title, more)
    if (said.length > 0) toSay.set([])
  }, [said])
  return (
    <Sonner
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
