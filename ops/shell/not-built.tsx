import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { useFirstScreen } from './menu.ts'
import { Panel } from './panel.tsx'
import { usePageTitle } from './title.ts'

export function NotBuilt({ name }: { name: string }) {
  usePageTitle(name)
  const first = useFirstScreen()
  return (
    <Panel
      title={name}
      actions={
        first && (
          <Link to={first.to} className={button('gold')}>
            Go to {first.label}
          </Link>
        )
      }
    >
      <p>This page isn’t available yet.</p>
    </Panel>
  )
}
