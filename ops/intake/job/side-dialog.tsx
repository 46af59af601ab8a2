import { useState } from 'react'
import { AsideDialog, type SideDialogProps } from './aside-dialog.tsx'
import { ResumeDialog } from './resume-dialog.tsx'

/**
 * Puts a job aside, or brings it back. Which of the two is decided when it opens: the job may change while someone is about to
 * press a button.
 */
export function SideDialog(props: SideDialogProps) {
  const [isAside] = useState(props.job.side !== null)
  return isAside ? <ResumeDialog job={props.job} onClose={props.onClose} /> : <AsideDialog {...props} />
}
