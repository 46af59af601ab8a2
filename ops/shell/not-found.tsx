import { Link } from '@tanstack/react-router'
import { SessionSheet } from '../session/session-sheet.tsx'
import { button } from '../ui/button.ts'
import { usePageTitle } from './title.ts'

export function NotFound() {
  usePageTitle('Page not found')
  return (
    <SessionSheet
      title="There is no such page"
      note="The address may be mistyped, or the page has moved. Please check it, or start from Submissions."
    >
      <Link to="/ops/submissions" className={button('gold')}>
        Go to Submissions
      </Link>
    </SessionSheet>
  )
}
