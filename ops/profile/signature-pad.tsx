import { Eraser, Undo2 } from 'lucide-react'
import { useRef, type PointerEvent } from 'react'
import { sheet, type Stroke } from '#domain/signatures/signature.ts'
import { button } from '../ui/button.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { SigningLine, Strokes } from './signature-picture.tsx'
import { beginStroke, drawOn, onSheet } from './strokes.ts'

type SignaturePadProps = { strokes: readonly Stroke[]; onChange: (strokes: readonly Stroke[]) => void }

/** A pad to draw on with any pointer. People who cannot draw can type their name instead. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const { signature } = useProfileWords()
  // Several moves come between two pictures: each goes on from the one before, not from the last picture.
  const newest = useRef(strokes)
  const pointer = useRef<number | null>(null)

  function setSession(next: readonly Stroke[]) {
    if (next === newest.current) return
    newest.current = next
    onChange(next)
  }

  function onDown(event: PointerEvent<SVGSVGElement>) {
    if (pointer.current !== null || event.button !== 0) return
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    setSession(beginStroke(newest.current, pointOf(event)))
  }

  function onMove(event: PointerEvent<SVGSVGElement>) {
    if (event.pointerId === pointer.current) setSession(drawOn(newest.current, pointOf(event)))
  }

  function onUp({ pointerId }: PointerEvent<SVGSVGElement>) {
    if (pointerId === pointer.current) pointer.current = null
  }

  return (
    <div>
      <p className="mb-1 text-sm text-muted">{signature.draw}</p>
      <svg
        role="img"
        aria-label={signature.pad(strokes.length)}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        className="block w-full cursor-crosshair touch-none border border-edge bg-sheet text-ink"
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      >
        <SigningLine />
        <Strokes strokes={strokes} />
      </svg>
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className={button('plain')}
          disabled={strokes.length === 0}
          onClick={() => setSession(newest.current.slice(0, -1))}
        >
          <Undo2 aria-hidden className="size-4.5" />
          {signature.undo}
        </button>
        <button
          type="button"
          className={button('plain')}
          disabled={strokes.length === 0}
          onClick={() => setSession([])}
        >
          <Eraser aria-hidden className="size-4.5" />
          {signature.clear}
        </button>
      </div>
    </div>
  )
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
  return onSheet({ x: clientX, y: clientY }, currentTarget.getBoundingClientRect())
}
