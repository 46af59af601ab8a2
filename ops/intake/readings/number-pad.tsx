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
    <PadKey key={key} className="bg-[#1d3850] text-[min(2rem,40px)]" onPress={() => onKey(key)}>
      {key}
    </PadKey>
  )
  return (
    <div
      role="group"
      aria-label={keys.label}
      className="on-rail grid touch-manipulation shrink-0 grid-cols-4 gap-[6px] bg-rail p-[8px] [@media(height<672px)]:gap-[4px] [@media(height<672px)]:py-[5px] pb-[calc(8px+env(safe-area-inset-bottom))] text-white select-none"
    >
      {digits.slice(0, 3).map(digit)}
      <PadKey className={side} label={keys.back} onPress={() => onKey('back')}>
        <Delete aria-hidden className="size-[28px]" />
      </PadKey>
      {digits.slice(3, 6).map(digit)}
      <PadKey className={side} onPress={onPhoto}>
        <Camera aria-hidden className="size-[24px]" />
        {keys.photo}
      </PadKey>
      {digits.slice(6, 9).map(digit)}
      <PadKey className={side} onPress={onNoAccess}>
        <Ban aria-hidden className="size-[24px]" />
        {keys.noAccess}
      </PadKey>
      <PadKey className={`${side} text-[min(2rem,40px)]!`} label={keys.point} onPress={() => onKey('.')}>
        .
      </PadKey>
      {digits.slice(9).map(digit)}
      {isAir && (
        <PadKey className={side} label={keys.minus} onPress={() => onKey('-')}>
          <Minus aria-hidden className="size-[28px]" />
        </PadKey>
      )}
      <PadKey
        className={`${isAir ? 'text-[min(1.125rem,20px)]' : 'col-span-2 text-[min(1.375rem,28px)]'} ${canGoOn ? 'bg-gold text-on-gold' : 'bg-white/15 text-white/70'}`}
        isOff={!canGoOn}
        onPress={() => onKey('next')}
      >
        {next}
      </PadKey>
    </div>
  )
}

const side = 'border border-[#3a566f] text-[min(1rem,17px)]'

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
