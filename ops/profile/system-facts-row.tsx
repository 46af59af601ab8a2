import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factLines } from '../device/system-facts.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { contact } from '../session/contact.ts'
import { readsStored } from '../device/person-store.ts'
import { untilOpen } from '../store/until-open.ts'
import { button } from '../ui/button.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'

/** What the portal would say on the phone to whoever helps, ready to be copied. */
export function SystemFactsRow() {
  const { device: words } = useWords()
  const entries = outboxView.usePart((view) => view.entries)
  const { reached, lostSince } = contact.use()
  const now = useNow()
  const [isCopied, setCopied] = useState(false)
  const stored = useQuery({
    queryKey: ['stored-reads'],
    queryFn: readsStored,
    networkMode: 'always',
    refetchInterval: untilOpen,
  }).data
  const lines = factLines(
    {
      version: new URL(import.meta.url).pathname.split('/').at(-1) ?? '',
      browser: navigator.userAgent,
      isWorkerActive: Boolean(navigator.serviceWorker?.controller),
      reads: stored ?? { count: 0, oldest: null },
      isEncrypted: stored?.isEncrypted ?? false,
      entries,
      reached,
      lostSince,
    },
    now.getTime(),
  )

  async function copy() {
    await navigator.clipboard.writeText(lines.join('\n'))
    setCopied(true)
  }

  return (
    <details className="py-3">
      <summary className="min-h-11 cursor-pointer font-semibold">{words.facts}</summary>
      <p className="text-muted">{words.factsLead}</p>
      <pre className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere" lang="en">
        {lines.join('\n')}
      </pre>
      <button type="button" className={`mt-3 ${button('plain')}`} onClick={() => void copy().catch(() => {})}>
        {words.copy}
      </button>
      <span role="status" className="ml-3">
        {isCopied && words.copied}
      </span>
    </details>
  )
}
