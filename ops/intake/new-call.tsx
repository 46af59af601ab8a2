import { Link } from '@tanstack/react-router'
import { PhoneIncoming } from 'lucide-react'
import { useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { useFirstWords } from '../words/words.tsx'
import { mayTakeCalls } from '#domain/jobs/may-take-calls.ts'

export function useMayTakeCalls() {
  const user = useUser()
  return user !== null && mayTakeCalls(user)
}

/** The way to the call script, for who takes calls. */
export function NewCallLink({ kind = 'plain' }: { kind?: Parameters<typeof button>[0] }) {
  const { shell } = useFirstWords()
  if (!useMayTakeCalls()) return null
  return (
    <Link to="/ops/intake/new" className={button(kind)}>
      <PhoneIncoming aria-hidden className="size-4.5" />
      {shell.newCall}
      <kbd
        aria-hidden
        className="rounded-sm border border-current px-1.5 font-sans text-xs leading-5 max-lg:hidden"
      >
        n
      </kbd>
    </Link>
  )
}
