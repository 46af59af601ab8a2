import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, CloudOff, Flashlight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { PhotoToTake } from '#domain/photos/photo-lists.ts'
import { useMay } from '../../session/may.ts'
import { usePhotoWords } from '../../words/use-photo-words.ts'
import { AimFields } from './aim-fields.tsx'
import { useAim } from './aim.ts'
import { MissingHere } from './missing-here.tsx'
import { phaseNameOf, roomNameOf } from './photo-names.ts'
import { useBurst } from './use-burst.ts'
import type { JobRoom } from './use-job-photos.ts'
import { usePhotoCamera } from './use-photo-camera.ts'

export type CameraScreenProps = {
  job: JobDetail
  rooms: readonly JobRoom[]
  missing: readonly PhotoToTake[]
  unsent: number
  onClose: () => void
  onChoose: () => void
}

/** The camera over the whole screen: the phase and the room stand above it, the shutter below, and nothing is asked in between. */
export function CameraScreen({ job, rooms, missing, unsent, onClose, onChoose }: CameraScreenProps) {
  const words = usePhotoWords()
  const aim = useAim(job.id)
  const isRestricted = job.facts.loss_type === 'trauma'
  const { count, shots, isFull, store } = useBurst(job, isRestricted)
  const { setVideo, camera, failed } = usePhotoCamera()
  const [isLit, setLit] = useState(false)
  const shutter = useRef<HTMLButtonElement>(null)

  async function shoot() {
    const file = await camera?.shoot(`${aim.phase}-${count + 1}.jpg`)
    if (!file) return
    navigator.vibrate?.(20)
    await store(file, aim)
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          // The space bar takes photos.
          initialFocus={shutter}
          className="on-rail fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto_auto] bg-rail text-white"
        >
          <Dialog.Title className="sr-only">{words.camera.title}</Dialog.Title>
          <div className="flex items-center gap-1 p-2 pr-3">
            <Dialog.Close
              aria-label={words.camera.back}
              className="grid size-12 shrink-0 place-content-center"
            >
              <ChevronLeft aria-hidden className="size-7" />
            </Dialog.Close>
            <AimFields jobId={job.id} rooms={rooms} isDark />
            {unsent > 0 && (
              <p
                role="status"
                className="ml-2 flex h-14 max-w-24 items-center gap-2 rounded-sm bg-gold/20 px-2 text-sm leading-tight text-gold"
              >
                <CloudOff aria-hidden className="size-5 shrink-0" />
                {words.camera.notSent(unsent)}
              </p>
            )}
          </div>
          <div className="relative min-h-0 overflow-hidden bg-black">
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a picture without sound */}
            <video ref={setVideo} muted playsInline aria-hidden className="size-full object-cover" />
            <p className="absolute top-3 left-3 bg-rail/85 px-3 py-2">
              {words.camera.savesAs(
                aim.room_id && roomNameOf(rooms, aim.room_id, words),
                phaseNameOf(aim.phase, words),
              )}
            </p>
            {failed && <Failed why={failed} onChoose={onChoose} />}
            {isFull && (
              <p
                role="alert"
                className="absolute inset-x-3 top-16 border-l-4 border-red bg-red-wash p-3 text-red"
              >
                {words.camera.full}
              </p>
            )}
            <Strip count={count} shots={shots} isRestricted={isRestricted} />
          </div>
          <MissingHere jobId={job.id} rooms={rooms} missing={missing} />
          <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))]">
            <div>
              {camera?.hasTorch && (
                <button
                  type="button"
                  aria-pressed={isLit}
                  aria-label={words.camera.torch}
                  className="grid size-14 place-content-center rounded-sm border border-white/40 aria-pressed:bg-white aria-pressed:text-black"
                  onClick={() => {
                    setLit(!isLit)
                    void camera.light(!isLit)
                  }}
                >
                  <Flashlight aria-hidden className="size-6" />
                </button>
              )}
            </div>
            <button
              type="button"
              aria-label={words.camera.shoot}
              ref={shutter}
              aria-disabled={!camera}
              className="size-20 rounded-full border-4 border-white bg-gold shadow-[inset_0_0_0_5px_var(--surface-ink)] active:brightness-75 aria-disabled:opacity-40"
              onClick={() => void shoot()}
            />
            <button
              type="button"
              className="min-h-14 justify-self-end rounded-sm border border-white/40 px-6 font-display text-xl font-semibold"
              onClick={onClose}
            >
              {words.camera.done}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type StripProps = Pick<ReturnType<typeof useBurst>, 'count' | 'shots'> & { isRestricted: boolean }

/** The last photos of this burst. Each is there once it is stored; those of a trauma scene are counted alone. */
function Strip({ count, shots, isRestricted }: StripProps) {
  const { camera } = usePhotoWords()
  const { restrictedToYou } = usePhotoWords()
  const isHidden = !useMay('photos.viewRestricted') && isRestricted
  if (isHidden && count === 0)
    return (
      <p role="status" className="absolute inset-x-0 bottom-0 bg-rail/90 px-3 py-2 text-sm leading-snug">
        {restrictedToYou}
      </p>
    )
  if (count === 0) return null
  return (
    <div
      role="status"
      className="absolute inset-x-0 bottom-0 flex items-center gap-2 overflow-hidden bg-rail/85 px-3 py-2"
    >
      <p className="w-20 shrink-0 text-sm leading-tight">
        {isRestricted ? (
          camera.hidden(count)
        ) : (
          <>
            <b className="font-display text-2xl">{count}</b> {camera.inBurst}
          </>
        )}
      </p>
      {shots.map(({ id, url }) => (
        <img
          key={id}
          src={url}
          alt=""
          className="h-14 w-13 shrink-0 rounded-sm border-2 border-transparent object-cover last:border-white motion-safe:last:animate-[fade-in_150ms]"
        />
      ))}
    </div>
  )
}

function Failed({ why, onChoose }: { why: 'denied' | 'unable'; onChoose: () => void }) {
  const words = usePhotoWords()
  return (
    <div
      role="alert"
      className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-8 text-center"
    >
      <p className="max-w-xs text-lg">{words.camera[why]}</p>
      <button
        type="button"
        className="min-h-14 rounded-sm bg-gold px-6 font-display text-xl font-semibold text-on-gold"
        onClick={onChoose}
      >
        {words.choose}
      </button>
    </div>
  )
}
