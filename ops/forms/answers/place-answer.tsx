import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import type { Json } from '#platform/canonical-json.ts'
import { second } from '#platform/time.ts'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'

type PlaceAnswerProps = { value: Json | undefined; onAnswer: (answer: Json | undefined) => void }
const refused = 1

/** Where the phone is, where its owner lets it tell. */
export function PlaceAnswer({ value, onAnswer }: PlaceAnswerProps) {
  const words = useFillWords()
  const [state, setState] = useState<'idle' | 'asking' | 'refused' | 'failed'>('idle')
  function mark() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude }, timestamp }) => {
        setState('idle')
        onAnswer({ latitude, longitude, at: new Date(timestamp).toISOString() })
      },
      ({ code }) => setState(code === refused ? 'refused' : 'failed'),
      { enableHighAccuracy: true, timeout: 20 * second },
    )
  }
  return (
    <div className="grid gap-2.5">
      <button
        type="button"
        data-option
        className={`min-h-14! ${button('plain')}`}
        aria-disabled={state === 'asking'}
        onClick={() => state === 'asking' || mark()}
      >
        <LocateFixed aria-hidden className="size-5" />
        {state === 'asking' ? words.placing : words.markPlace}
      </button>
      {state === 'refused' && <Notice title={words.placeRefused} />}
      {state === 'failed' && <Notice title={words.placeFailed} />}
      {isAnswered(value) && (
        <button type="button" className={button('quiet')} onClick={() => onAnswer(undefined)}>
          {words.clear}
        </button>
      )}
    </div>
  )
}
