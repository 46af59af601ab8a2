import { English } from '../words/words.tsx'
import { CallBar } from './call-bar.tsx'
import type { FirstAlert } from './first-alert.ts'
import { RequestBar } from './request-bar.tsx'

type AlertBarProps = { first: FirstAlert; unclaimed: number; className: string }

/** One alert with what can be done about it. */
export function AlertBar({ first, unclaimed, className }: AlertBarProps) {
  if (first.call) return <CallBar call={first.call} className={className} />
  return (
    <English>
      <RequestBar alert={first.alert} unclaimed={unclaimed} className={className} />
    </English>
  )
}
