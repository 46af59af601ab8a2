import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Panel } from './panel.tsx'
import { usePageTitle } from './title.ts'

export function NotBuilt({ name }: { name: string }) {
  usePageTitle(name)
  return (
    <Panel
      title={name}
      actions={
        <Link to="/ops/submissions" className={button('gold')}>
          Go to Submissions
        </Link>
      }
    >
      <p>This page is not built yet. Requests for help are in Submissions.</p>
    </Panel>
  )
}
