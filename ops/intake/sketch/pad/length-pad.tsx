import { Delete } from 'lucide-react'
import { memo, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { useSketchWords } from '../../../words/use-sketch-words.ts'
import type { LengthKey } from './length-entry.ts'

type LengthPadProps = { onKey: (key: LengthKey) => void; set: string; onSet: (() => void) | null }

/** Feet and inches for a gloved thumb: the phone's own pad has neither. */
export const LengthPad = memo(function LengthPad({ onKey, set, onSet }: LengthPadProps) {
  const { pad } = useSketchWords()
  const digit = (key: LengthKey) => (
    <PadKey key={key} className="bg-[#1d3850] text-[2rem]" onPress={() => onKey(key)}>
      {key}
    </PadKey>
  )
  const side = 'border border-[#3a566f] text-xl'
  return (
    <div
      role="group"
      aria-label={pad.label}
      className="grid touch-manipulation grid-cols-4 gap-1.5 select-none"
    >
      {(['1', '2', '3'] as const).map(digit)}
      <PadKey className={side} label={pad.back} onPress={() => onKey('back')}>
        <Delete aria-hidden className="size-7" />
      </PadKey>
      {(['4', '5', '6'] as const).map(digit)}
      <PadKey className={side} onPress={() => onKey('feet')}>
        {pad.feet}
      </PadKey>
      {(['7', '8', '9'] as const).map(digit)}
      <PadKey className={side} onPress={() => onKey('inches')}>
        {pad.inches}
      </PadKey>
      <PadKey className={side} label={pad.quarter} onPress={() => onKey('quarter')}>
        ¼
      </PadKey>
      {digit('0')}
      <PadKey className={side} label={pad.half} onPress={() => onKey('half')}>
        ½
      </PadKey>
      <PadKey
        className={`text-xl ${onSet ? 'bg-gold text-on-gold' : 'bg-white/15 text-white/70'}`}
        isOff={!onSet}
        onPress={() => onSet?.()}
      >
        {set}
      </PadKey>
    </div>
  )
})

type PadKeyProps = {
  className: string
  label?: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

/** A finger presses where it goes up: right after a wall was drawn fast, browsers take the tap for the end of a fling and tell of no click. */
function PadKey({ className, label, isOff = false, onPress, children }: PadKeyProps) {
  const isPressed = useRef(false)
  const press = () => isOff || onPress()
  function lift(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'mouse' || !isOn(event.currentTarget, event)) return
    isPressed.current = true
    press()
  }
  function click({ detail }: MouseEvent) {
    // One without a pointer comes from a keyboard or from someone’s aid.
    if (!isPressed.current || detail === 0) press()
    isPressed.current = false
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      className={`grid h-[clamp(44px,5.9dvh,58px)] min-w-0 place-content-center rounded-md px-1 text-center font-display leading-none font-semibold active:brightness-125 lg:h-12 ${className}`}
      onPointerDown={(event) => {
        // Enter sets the length: a key that was pressed with a mouse does not take it.
        event.preventDefault()
        isPressed.current = false
      }}
      onPointerUp={lift}
      onClick={click}
    >
      {children}
    </button>
  )
}

function isOn(key: HTMLElement, { clientX, clientY }: PointerEvent) {
  const { left, right, top, bottom } = key.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
