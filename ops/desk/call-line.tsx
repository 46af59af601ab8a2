import { displayPhone } from '#domain/leads/phone.ts'
import { CallOffice } from '../device/call-office.tsx'
import { companyPhone } from '../session/company.ts'
import { contact } from '../session/contact.ts'
import { clockError } from '../session/device-clock.ts'
import { useWords } from '../words/use-words.ts'
import { callLines } from './call-words.ts'
import type { ShownStep } from './visit-steps.ts'

/** What became of a call for the office: that nobody knows of it yet, who is on it, and what they answered. */
export function CallLine({ step, now }: { step: ShownStep; now: Date }) {
  const words = useWords()
  const seen = {
    now,
    clockError: clockError.use(),
    isConnected: contact.use().lostSince === null,
    phone: displayPhone(companyPhone()),
  }
  const { kind, lines, isCallOffered } = callLines(step, seen, words)
  return (
    <div className="basis-full space-y-2 pl-7 empty:hidden">
      {lines.map((line) => (
        <p
          key={line}
          className={`wrap-anywhere ${kind === 'unknown' ? 'border-l-4 border-red bg-red-wash px-3 py-2 font-semibold' : 'font-semibold'}`}
        >
          {line}
        </p>
      ))}
      {isCallOffered && <CallOffice />}
    </div>
  )
}
