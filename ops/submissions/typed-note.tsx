import { useRef, useState } from 'react'
import { useUser } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { useWords } from '../words/use-words.ts'
import { readDraft } from './note-draft.ts'
import { draftStorage } from '../ui/draft-storage.ts'

/** A note that was typed for a request the person can no longer see. It cannot be saved there, but it can be copied. */
export function TypedNote({ leadId, teller }: { leadId: string; teller: string }) {
  const { desk } = useWords()
  const user = useUser()?.id ?? ''
  const [{ text }] = useState(() => readDraft(draftStorage, { user, lead: leadId }))
  const [copied, setCopied] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  if (!text.trim()) return null

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(desk.copied)
    } catch {
      // Without https a browser has no clipboard: the text is selected, ready to be copied by hand.
      area.current?.select()
      setCopied(desk.copySelected)
    }
  }

  return (
    <div className="mt-3 space-y-2">
      <p>{desk.noteLeft(teller)}</p>
      <textarea
        ref={area}
        aria-label={desk.yourNote}
        readOnly
        rows={2}
        className={`${inputClass} field-sizing-content block max-h-64 min-h-16 w-full px-3 py-2`}
        value={text}
      />
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className={`min-h-12 ${button('plain')}`} onClick={() => void copy()}>
          {desk.copyNote}
        </button>
        <p role="status">{copied}</p>
      </div>
    </div>
  )
}
