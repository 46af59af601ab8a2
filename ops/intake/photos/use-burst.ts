import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { storePhotos } from '../../device/store-photos.ts'
import type { Aim } from './aim.ts'

/** What was taken since the camera was opened, each shown once it is stored on this device. */
export type Shot = { id: number; url: string }

const mostShown = 6

/** Takes photos one after the other, without a question between them. */
export function useBurst(job: Pick<JobDetail, 'id' | 'name'>, isRestricted: boolean) {
  const [count, setCount] = useState(0)
  const [shots, setShots] = useState<readonly Shot[]>([])
  const [isFull, setFull] = useState(false)

  async function store(file: File, { phase, room_id }: Aim) {
    const aim = { phase, room_id, is_restricted: isRestricted, isTaken: true }
    const { unfit, notStored } = await storePhotos(job, [file], { aim })
    setFull(notStored > 0)
    if (notStored + unfit.length > 0) return
    setCount((before) => before + 1)
    if (!isRestricted) await show(file)
  }

  async function show(file: File) {
    const url = await smallUrl(file)
    setShots((before) => {
      const gone = before.slice(0, Math.max(0, before.length - mostShown + 1))
      for (const shot of gone) URL.revokeObjectURL(shot.url)
      return [...before.slice(gone.length), { id: (before.at(-1)?.id ?? 0) + 1, url }]
    })
  }

  return { count, shots, isFull, store }
}

/** The strip shows small pictures: six of the camera’s own size would take the memory of a phone. */
async function smallUrl(file: File) {
  const picture = await createImageBitmap(file, { resizeWidth: 160 }).catch(() => null)
  if (!picture) return URL.createObjectURL(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: picture.width, height: picture.height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.7))
  return URL.createObjectURL(blob ?? file)
}
