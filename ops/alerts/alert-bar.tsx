import { useLocation } from '@tanstack/react-router'
import { English } from '../words/words.tsx'
import { CallBar } from './call-bar.tsx'
import type { FirstAlert } from './first-alert.ts'
import { FoldedBar } from './folded-bar.tsx'
import { RequestBar } from './request-bar.tsx'

type AlertBarProps = { first: FirstAlert; unclaimed: number; folds: boolean; className: string }

/** A call is taken, or readings are: the lower half of a small screen belongs to that. */
const typing = /^\/ops\/intake\/(new|[^/]+\/readings\/[^/]+)$/

/** One alert with what can be done about it. */
export function AlertBar({ first, unclaimed, folds, className }: AlertBarProps) {
  const isTyping = useLocation({ select: ({ pathname }) => typing.test(pathname) })
  if (folds && isTyping) return <FoldedBar first={first} className={className} />
  if (first.call) return <CallBar call={first.call} className={className} />
  return (
    <English>
      <RequestBar alert={first.alert} unclaimed={unclaimed} className={className} />
    </English>
  )
}
