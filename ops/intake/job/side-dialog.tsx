import { useState } from 'react'
import { loadScreen } from '../../ui/load-screen.ts'
import { WhenOpened } from '../../ui/when-opened.tsx'
import type { SideDialogProps } from './aside-dialog.tsx'
import { ResumeDialog } from './resume-dialog.tsx'

const AsideDialog = loadScreen(() => import('./aside-dialog.tsx'), 'AsideDialog')

/**
 * Puts a job aside, or brings it back. Which of the two is decided when it opens: the job may change while someone is about to
 * press a button.
 */
export function SideDialog(props: SideDialogProps) {
  const [isAside] = useState(props.job.side !== null)
  if (isAside) return <ResumeDialog job={props.job} onClose={props.onClose} />
  return (
    <WhenOpened part={AsideDialog} isOpen onClose={props.onClose}>
      <AsideDialog {...props} />
    </WhenOpened>
  )
}
