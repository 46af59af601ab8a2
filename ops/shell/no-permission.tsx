import { Panel } from './panel.tsx'

/** `what` completes "You do not have permission to …". */
export function NoPermission({ what }: { what: string }) {
  return (
    <Panel title="Not yours to see">
      <p>You do not have permission to {what}. Ask your administrator to add it to your role.</p>
    </Panel>
  )
}
