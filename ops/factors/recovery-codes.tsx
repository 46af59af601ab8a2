import { Copy, FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { companyName } from '../session/company.ts'
import { useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { offerDownload } from '../ui/offer-download.ts'

/** Shows the codes, once, with three ways to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const user = useUser()
  const [told, setTold] = useState('')
  const heading = `Recovery codes for ${user?.username ?? 'you'} at ${companyName()}`
  const text = [heading, ...codes, 'Each code works once.', ''].join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setTold('Copied.')
    } catch {
      setTold('Couldn’t copy. Print or download the codes instead.')
    }
  }

  return (
    <div>
      <div data-print className="border-2 border-gold bg-gold-wash px-3 py-4">
        <p className="hidden font-semibold print:block">{heading}</p>
        <ul
          aria-label="Recovery codes"
          className="grid justify-center gap-x-8 gap-y-1 font-mono text-[1.0625rem] font-semibold tabular-nums sm:grid-cols-[auto_auto]"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <p className="mt-3 font-semibold">You won’t see these codes again.</p>
      <p className="mt-1 text-muted">
        If you lose your phone, use one of these codes to sign in. Each code works once. Don’t keep them on
        your phone.
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-3">
        <button type="button" className={`min-h-12 px-2! ${button('plain')}`} onClick={() => void copy()}>
          <Copy aria-hidden className="size-4.5" />
          Copy codes
        </button>
        <button type="button" className={`min-h-12 px-2! ${button('plain')}`} onClick={() => print()}>
          <Printer aria-hidden className="size-4.5" />
          Print codes
        </button>
        <button
          type="button"
          className={`min-h-12 px-2! ${button('plain')}`}
          onClick={() => offerDownload(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          <FileDown aria-hidden className="size-4.5" /> Download codes
        </button>
      </div>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {told}
      </p>
    </div>
  )
}
