import { Panel } from './panel.tsx'

/** `what` completes "You don’t have permission to …". */
export function NoPermission({ what }: { what: string }) {
  return (
    <Panel title="No access">
      <p>You don’t have permission to {what}. Ask your administrator for access.</p>
    </Panel>
  )
}
