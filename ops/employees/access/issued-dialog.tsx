import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { EmployeeDetail, IssuedCode } from '#domain/employees/employee-record.ts'
import { companyName } from '../../session/company.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { DialogSheet } from '../../ui/dialog-sheet.tsx'
import { inputClass } from '../../ui/field-frame.tsx'
import { useNow } from '../../ui/use-now.ts'
import { codeMessage } from './code-message.ts'
import { codeGroups } from '../words.ts'

type IssuedDialogProps = { person: EmployeeDetail; issued: IssuedCode; isOpen: boolean; onClose: () => void }

/** The code, large enough to read out over the phone, and a message to send. */
export function IssuedDialog({ person, issued, isOpen, onClose }: IssuedDialogProps) {
  const id = useId()
  const now = useNow()
  const [copied, setCopied] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  const until = clockWords(new Date(issued.expires_at), now)
  const message = codeMessage({ person, issued, until, origin: location.origin, company: companyName() })

  async function copy() {
    try {
      await navigator.clipboard.writeText(message)
      setCopied('Copied.')
    } catch {
      // Without https a browser has no clipboard: the text is selected, ready to be copied by hand.
      area.current?.select()
      setCopied('Copy the selected text.')
    }
  }

  return (
    <DialogSheet
      title={`Code for ${person.name}`}
      isOpen={isOpen}
      staysOpen
      initialFocus={copyButton}
      onClose={onClose}
      actions={
        <>
          <button ref={copyButton} type="button" className={button('gold')} onClick={() => void copy()}>
            <Copy aria-hidden className="size-5" />
            Copy message
          </button>
          <button type="button" className={button('plain')} onClick={onClose}>
            Done
          </button>
          <p role="status" className="self-center text-sm empty:hidden">
            {copied}
          </p>
        </>
      }
    >
      <div className="mt-4 space-y-4">
        <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 border-2 border-gold bg-gold-wash px-2 py-5 font-display text-[clamp(1.75rem,8.5vw,2.5rem)] leading-tight font-semibold tracking-[0.08em] tabular-nums">
          {codeGroups(issued.code).map((group, at) => (
            <span key={at}>{group}</span>
          ))}
        </p>
        <p className="font-semibold">Send it now. You won’t see it again. It works once, until {until}.</p>
        <div>
          <label htmlFor={id} className="text-sm font-semibold">
            Message to send
          </label>
          <textarea
            id={id}
            ref={area}
            readOnly
            rows={6}
            value={message}
            className={`${inputClass} field-sizing-content mt-1 block w-full px-3 py-2.5`}
          />
        </div>
      </div>
    </DialogSheet>
  )
}
