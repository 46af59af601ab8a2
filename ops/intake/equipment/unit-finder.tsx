import { ScanLine } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { button } from '../../ui/button.ts'
import { inputClass } from '../../ui/field-frame.tsx'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { canScan } from './camera.ts'
import { Scanner } from './scanner.tsx'

type UnitFinderProps = {
  onNumber: (typed: string) => void
  onLabel: (scanned: string) => void
  fault: { fault: string; more?: string } | null
}

type Way = 'camera' | 'typed'

/** A unit is scanned where the browser can, with the camera on from the start on a phone, and typed where it can't. */
export function UnitFinder({ onNumber, onLabel, fault }: UnitFinderProps) {
  const { scan } = useJobEquipmentWords()
  const [way, setWay] = useState<Way>(() =>
    canScan() && matchMedia('(pointer: coarse)').matches ? 'camera' : 'typed',
  )
  const [failed, setFailed] = useState<'denied' | 'unable' | null>(null)
  const shown = fault ?? (failed && way === 'typed' ? { fault: scan[failed] } : null)
  return (
    <div>
      {way === 'camera' ? (
        <Scanner
          onScan={onLabel}
          onType={() => setWay('typed')}
          onFailed={(why) => {
            setFailed(why)
            setWay('typed')
          }}
        />
      ) : (
        <NumberForm onNumber={onNumber}>
          {canScan() && (
            <button type="button" className={`min-h-13! ${button('plain')}`} onClick={() => setWay('camera')}>
              <ScanLine aria-hidden className="size-5" />
              {scan.start}
            </button>
          )}
        </NumberForm>
      )}
      {shown && (
        <div role="alert" className="mt-3 border-l-4 border-gold bg-gold-wash px-4 py-3">
          <p className="font-semibold">{shown.fault}</p>
          {shown.more && <p className="text-sm">{shown.more}</p>}
        </div>
      )}
    </div>
  )
}

type NumberFormProps = { onNumber: (typed: string) => void; children: ReactNode }

function NumberForm({ onNumber, children }: NumberFormProps) {
  const { scan } = useJobEquipmentWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = field.current?.value.trim() ?? ''
        if (!typed) return field.current?.focus()
        onNumber(typed)
        if (field.current) field.current.value = ''
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {scan.number}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {scan.numberHint}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={20}
          data-unit-number
          className={`${inputClass} h-13 min-w-0 flex-1 px-3 font-display text-2xl uppercase`}
        />
        <button type="submit" className={`min-h-13! ${button('gold')}`}>
          {scan.find}
        </button>
        {children}
      </div>
    </form>
  )
}
