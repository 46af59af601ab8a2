import { useMay } from '../session/may.ts'
import { useLiveState } from '../live/live-state.ts'
import { contact } from '../session/contact.ts'
import { useFirstWords } from '../words/words.tsx'
import { shownLive } from './shown-live.ts'

const dots = { connecting: 'bg-[#c3ced8]', live: 'bg-[#6fcf97]', offline: 'bg-[#ff8577]' } as const

export function LiveIndicator() {
  const { live } = useFirstWords().shell
  const stream = useLiveState()
  const state = shownLive(stream, contact.use())
  if (!useMay('leads.view')) return null
  return (
    <p role="status" className="flex items-center gap-2 text-sm">
      <span aria-hidden className={`size-2 rounded-full ${dots[state]}`} />
      {live[state]}
    </p>
  )
}
