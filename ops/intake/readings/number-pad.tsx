import { Ban, Camera, Delete, Minus } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { digits, type Key } from './entry.ts'

type NumberPadProps = {
  onKey: (key: Key) => void
  /** What Next saves is typed. */
  canGoOn: boolean
  next: string
  /** Air can be below zero, and can always be reached. */
  isAir: boolean
  onNoAccess: () => void
  onPhoto: () => void
}

/** The pad of the screen's own: that of the phone would cover the question. It never moves, and larger text leaves its height. */
export function NumberPad({ onKey, canGoOn, next, isAir, onNoAccess, onPhoto }: NumberPadProps) {
  const { keys } = useReadingWords()
  const digit = (key: Key) => (
    <PadKey key={key} className="bg-[#1d3850] text-[2rem]" onPress={() => onKey(key)}>
      {key}
    </PadKey>
  )
  return (
    <div
      role="group"
      aria-label={keys.label}
      className="on-rail grid touch-manipulation grid-cols-4 gap-1.5 bg-rail p-2 [@media(height<37rem)]:gap-1 [@media(height<37rem)]:py-1.5 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-white select-none"
    >
      {digits.slice(0, 3).map(digit)}
      <PadKey className={side} label={keys.back} onPress={() => onKey('back')}>
        <Delete aria-hidden className="size-7" />
      </PadKey>
      {digits.slice(3, 6).map(digit)}
      <PadKey className={side} onPress={onPhoto}>
        <Camera aria-hidden className="size-6" />
        {keys.photo}
      </PadKey>
      {digits.slice(6, 9).map(digit)}
      {isAir ? (
        <PadKey className={side} label={keys.minus} onPress={() => onKey('-')}>
          <Minus aria-hidden className="size-7" />
        </PadKey>
      ) : (
        <PadKey className={side} onPress={onNoAccess}>
          <Ban aria-hidden className="size-6" />
          {keys.noAccess}
        </PadKey>
      )}
      <PadKey className={`${side} text-[2rem]!`} label={keys.point} onPress={() => onKey('.')}>
        .
      </PadKey>
      {digits.slice(9).map(digit)}
      <PadKey
        className={`col-span-2 text-[1.375rem] ${canGoOn ? 'bg-gold text-on-gold' : 'bg-white/15 text-white/70'}`}
        isOff={!canGoOn}
        onPress={() => onKey('next')}
      >
        {next}
      </PadKey>
    </div>
  )
}

const side = 'border border-[#3a566f] text-base'

type PadKeyProps = {
  className: string
  /** Of a key that shows a sign. */
  label?: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

function PadKey({ className, label, isOff = false, onPress, children }: PadKeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={`flex h-[clamp(48px,7dvh,72px)] lg:h-12 min-w-0 flex-col items-center justify-center gap-0.5 rounded-md px-1 font-display leading-none font-semibold active:brightness-125 ${className}`}
      onPointerDown={keepFocus}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  )
}

/** Enter goes on to the next point: a key that was pressed with a mouse does not take it. */
function keepFocus(event: PointerEvent) {
  event.preventDefault()
}
