import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { wide } from '../../ui/wide.ts'

/**
 * Opens a job beside the board instead of in its own page, where there is room. Pressed once more it opens its page, and so it
 * does with a key that means another tab.
 */
export function useOpenBeside(id: string, isOpen: boolean) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (isOpen || !isPlain || !matchMedia(wide).matches) return
    event.preventDefault()
    void navigate({ to: '.', search: (old) => ({ ...old, job: id }) })
  }
}
