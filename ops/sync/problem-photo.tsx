import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LeadPhoto } from '#domain/leads/lead.ts'
import { HeldPhoto } from '../photos/held-photo.tsx'
import { PhotoViewer } from '../photos/photo-viewer.tsx'
import { invalidateProblems } from './queries.ts'

type ProblemPhotoProps = { photo: LeadPhoto; name: string; by: string }

/** A photo that was uploaded and then refused, small, and large on a tap. */
export function ProblemPhoto({ photo, name, by }: ProblemPhotoProps) {
  const client = useQueryClient()
  const [opened, setOpened] = useState<number | null>(null)
  const hasFailed = useRef(false)

  // The photo's address expires after minutes: when it has, the list is loaded again, once.
  function renew() {
    if (hasFailed.current) return
    hasFailed.current = true
    void invalidateProblems(client)
  }

  return (
    <>
      <button
        type="button"
        className="mt-2.5 block w-full max-w-60 overflow-hidden rounded-sm bg-wash hover:brightness-95"
        aria-label={`View photo ${name}`}
        onClick={() => setOpened(0)}
      >
        <HeldPhoto
          url={photo.thumbnail_url}
          alt=""
          width={photo.width}
          height={photo.height}
          className="aspect-4/3 w-full object-cover"
          onExpired={renew}
        />
      </button>
      <PhotoViewer photos={[photo]} from={by} opened={opened} onOpen={setOpened} />
    </>
  )
}
