import { demoLabel } from '#platform/demo-label.ts'
import { isDemo } from '../session/company.ts'

/** Stands on every screen of a demo, and on no other. */
export function DemoLine({ className }: { className: string }) {
  return isDemo() ? <p className={className}>{demoLabel}</p> : null
}
