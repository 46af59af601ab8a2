import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Panel } from './panel.tsx'
import { usePageTitle } from './title.ts'

export function NotFound() {
  usePageTitle('Page not found')
  return (
    <main>
      <Panel
        title="There is no such page"
        actions={
          <Link to="/ops/submissions" className={button('gold')}>
            Go to Submissions
          </Link>
        }
      >
        <p>The address may be mistyped, or the page has moved. Please check it, or start from Submissions.</p>
      </Panel>
    </main>
  )
}
