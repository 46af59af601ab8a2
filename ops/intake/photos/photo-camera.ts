const quality = 0.92

/** Shows the camera in a video, from which photos are taken one after the other. Resolves once it runs. */
export async function openPhotoCamera(video: HTMLVideoElement) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1440 } },
  })
  const [track] = stream.getVideoTracks()
  video.srcObject = stream
  await video.play().catch(() => {})
  return {
    hasTorch: track?.getCapabilities?.().torch === true,
    light: (torch: boolean) => track?.applyConstraints({ advanced: [{ torch }] }),
    /** What the video shows this moment: quicker than the photo mode of the camera, which keeps people waiting. */
    shoot: (name: string) => frameOf(video, name),
    close() {
      for (const each of stream.getTracks()) each.stop()
      video.srcObject = null
    },
  }
}

export type PhotoCamera = Awaited<ReturnType<typeof openPhotoCamera>>

async function frameOf(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return null
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return blob && new File([blob], name, { type: 'image/jpeg' })
}
