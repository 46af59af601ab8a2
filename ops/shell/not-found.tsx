import { Link } from '@tanstack/react-router'
import { SessionSheet } from '../session/session-sheet.tsx'
import { button } from '../ui/button.ts'
import { useFirstScreen } from './menu.ts'
import { usePageTitle } from './title.ts'

export function NotFound() {
  usePageTitle('Page not found')
  const first = useFirstScreen()
  return (
    <SessionSheet title="Page not found" note="The link may be wrong, or the page has moved.">
      <Link to={first?.to ?? '/ops/login'} className={button('gold')}>
        {first ? `Go to ${first.label}` : 'Go to sign-in'}
      </Link>
    </SessionSheet>
  )
}
