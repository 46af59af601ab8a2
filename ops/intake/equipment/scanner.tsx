import { Flashlight, Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useJobEquipmentWords } from '../../words/use-job-equipment-words.ts'
import { openCamera, type Camera } from './camera.ts'

/** The same label stays in sight while someone taps: it is told once, until another one was seen or some time went by. */
const sameFor = 4000

type ScannerProps = {
  onScan: (code: string) => void
  onType: () => void
  /** `denied` where the person or the browser does not let the camera on. */
  onFailed: (why: 'denied' | 'unable') => void
}

/** The camera, from the moment in which the screen opens, with the frame for the label and the light where there is one. */
export function Scanner({ onScan, onType, onFailed }: ScannerProps) {
  const { scan } = useJobEquipmentWords()
  const video = useRef<HTMLVideoElement>(null)
  const seen = useRef({ code: '', at: 0 })
  const [camera, setCamera] = useState<Camera | null>(null)
  const [isLit, setLit] = useState(false)

  const tell = useEffectEvent((code: string) => {
    const isSame = seen.current.code === code && Date.now() - seen.current.at < sameFor
    seen.current = { code, at: Date.now() }
    if (isSame) return
    navigator.vibrate?.(30)
    onScan(code)
  })
  const fail = useEffectEvent((error: unknown) =>
    onFailed(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'unable'),
  )

  useEffect(() => {
    const shown = video.current
    if (!shown) return
    let isGone = false
    let opened: Camera | undefined
    async function open(on: HTMLVideoElement) {
      const started = await openCamera(on, (code) => tell(code))
      if (isGone) return started.close()
      opened = started
      setCamera(started)
    }
    open(shown).catch((error: unknown) => isGone || fail(error))
    return () => {
      isGone = true
      opened?.close()
    }
  }, [])

  function light() {
    setLit(!isLit)
    void camera?.light(!isLit)
  }

  return (
    <div className="on-rail relative h-[44vw] max-h-80 min-h-44 overflow-hidden bg-rail text-white max-lg:-mx-4">
      <video ref={video} aria-label={scan.label} muted playsInline className="size-full object-cover" />
      <Frame />
      <p className="absolute inset-x-0 top-2 text-center text-sm text-white/85">{scan.hint}</p>
      <div className="absolute right-3 bottom-3 flex gap-2">
        {camera?.hasTorch && (
          <button type="button" aria-pressed={isLit} className={onPicture} onClick={light}>
            <Flashlight aria-hidden className="size-5" />
            {scan.torch}
          </button>
        )}
        <button type="button" className={onPicture} onClick={onType}>
          <Keyboard aria-hidden className="size-5" />
          {scan.type}
        </button>
      </div>
    </div>
  )
}

/** The four corners within which a label is read. */
function Frame() {
  const corner = 'absolute size-9 border-gold'
  return (
    <div
      aria-hidden
      className="absolute top-1/2 left-1/2 size-36 -translate-x-1/2 -translate-y-1/2 max-lg:-ml-16"
    >
      <span className={`${corner} top-0 left-0 border-t-4 border-l-4`} />
      <span className={`${corner} top-0 right-0 border-t-4 border-r-4`} />
      <span className={`${corner} bottom-0 left-0 border-b-4 border-l-4`} />
      <span className={`${corner} right-0 bottom-0 border-r-4 border-b-4`} />
    </div>
  )
}

const onPicture =
  'inline-flex min-h-13 items-center gap-2 rounded-sm border border-white/40 bg-rail/85 px-4 font-display text-lg text-white hover:border-white aria-pressed:bg-gold aria-pressed:text-on-gold'
