import { Link } from '@tanstack/react-router'
import { SessionSheet } from '../session/session-sheet.tsx'
import { button } from '../ui/button.ts'
import { useFirstScreen } from './menu.ts'
import { usePageTitle } from './title.ts'

export function NotFound() {
  usePageTitle('Page not found')
  const first = useFirstScreen()
  return (
    <SessionSheet
      title="There is no such page"
      note="The address may be mistyped, or the page has moved. Please check it, or start from the portal."
    >
      <Link to={first?.to ?? '/ops/login'} className={button('gold')}>
        {first ? `Go to ${first.label}` : 'Go to the login'}
      </Link>
    </SessionSheet>
  )
}
