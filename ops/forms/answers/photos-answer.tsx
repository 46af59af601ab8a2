import { Camera, Images, X } from 'lucide-react'
import { useRef, useState } from 'react'
import * as z from 'zod'
import type { JobOfForm } from '#domain/forms/facts/fact-values.ts'
import type { Json } from '#platform/canonical-json.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { readMovePhoto, storeMovePhoto } from '../../intake/equipment/move-photo.ts'
import type { BurstOutcome } from '../../outbox/store-burst.ts'
import { UnfitPhotos } from '../../photos/unfit-photos.tsx'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useFillPlace } from '../fill/fill-place.ts'
import { NamedPhoto } from './named-photo.tsx'
import { showTaken } from './taken-photos.ts'

type Photo = z.output<typeof Photo>
const Photo = z.object({ sha256: z.string(), caption: z.string().optional() })
const Photos = z.array(Photo)

type PhotosAnswerProps = {
  least: number
  value: Json | undefined
  jobId: string | null
  job: JobOfForm | null
  onAnswer: (answer: Json | undefined) => void
}

/** Photos of the job, taken one after the other. Each is stored here before the form names it, and goes before the form. */
export function PhotosAnswer({ least, value, jobId, job, onAnswer }: PhotosAnswerProps) {
  const words = useFillWords()
  const { test } = useFillPlace()
  const photos = Photos.safeParse(value).data ?? []
  const [unfit, setUnfit] = useState<BurstOutcome['unfit']>([])
  const [state, setState] = useState<'idle' | 'storing' | 'failed'>('idle')

  async function take(files: readonly File[]) {
    if (jobId === null && !test) return
    const bad: BurstOutcome['unfit'] = []
    const added: Photo[] = []
    setState('storing')
    try {
      for (const file of files) {
        const reason = await (await currentOutbox())?.unfitReason(file)
        if (reason) bad.push({ name: file.name, reason })
        else added.push({ sha256: await store(jobId, file) })
      }
      setState('idle')
    } catch {
      setState('failed')
    }
    setUnfit(bad)
    const known = new Set(photos.map(({ sha256 }) => sha256))
    const fresh = added.filter(({ sha256 }) => !known.has(sha256))
    if (fresh.length > 0) onAnswer([...photos, ...fresh])
  }

  async function store(id: string | null, file: File) {
    const photo = await readMovePhoto(file)
    const isStored = !test && id !== null && (await storeMovePhoto({ id, name: job?.name ?? null }, photo))
    if (!isStored && !test) throw new Error('Not stored')
    showTaken(photo.sha256, photo.bytes)
    return photo.sha256
  }

  function remove(nth: number) {
    const left = photos.filter((_, other) => other !== nth)
    onAnswer(left.length === 0 ? undefined : left)
  }

  if (jobId === null && !test) return <p className="text-muted">{words.photosNeedJob}</p>
  return (
    <div className="grid gap-2.5">
      {photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2">
          {photos.map(({ sha256 }, nth) => (
            <li key={sha256} className="relative aspect-square">
              <NamedPhoto sha256={sha256} label={words.photo(nth + 1)} />
              <button
                type="button"
                aria-label={words.removePhoto(nth + 1)}
                className="absolute top-0 right-0 grid size-11 place-content-start justify-end p-1"
                onClick={() => remove(nth)}
              >
                <span className="grid size-6 place-content-center rounded-full bg-sheet text-ink">
                  <X aria-hidden className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className="text-muted tabular-nums">
        {state === 'storing' ? words.storingPhoto : words.photos(photos.length, least)}
      </p>
      <div className="flex gap-2.5">
        <FileButton label={words.takePhoto} isCamera onFiles={(files) => void take(files)} />
        <FileButton label={words.choosePhotos} isCamera={false} onFiles={(files) => void take(files)} />
      </div>
      {state === 'failed' && <Notice title={words.photoNotStored} />}
      <UnfitPhotos unfit={unfit} />
    </div>
  )
}

type FileButtonProps = { label: string; isCamera: boolean; onFiles: (files: readonly File[]) => void }

function FileButton({ label, isCamera, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const Icon = isCamera ? Camera : Images
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        tabIndex={-1}
        // The button beside it says the same.
        aria-hidden
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <button
        type="button"
        {...(isCamera && { 'data-option': true })}
        className={`min-h-14! min-w-0 flex-1 px-2! ${button(isCamera ? 'plain' : 'quiet')}`}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden className="size-6 shrink-0" />
        {label}
      </button>
    </>
  )
}
