import { useEffect, useState } from 'react'
import { openPhotoCamera, type PhotoCamera } from './photo-camera.ts'

/** The camera for as long as its screen is open. `failed`: the person or the browser doesn't let it on, or there is none. */
export function usePhotoCamera() {
  // A dialog shows its content later than it is mounted itself.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [camera, setCamera] = useState<PhotoCamera | null>(null)
  const [failed, setFailed] = useState<'denied' | 'unable' | null>(null)
  useEffect(() => {
    let isGone = false
    let opened: PhotoCamera | undefined
    async function open(on: HTMLVideoElement) {
      const started = await openPhotoCamera(on)
      if (isGone) return started.close()
      opened = started
      setCamera(started)
    }
    if (video)
      open(video).catch((error: unknown) => {
        if (isGone) return
        setFailed(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'unable')
      })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [video])
  return { setVideo, camera, failed }
}
