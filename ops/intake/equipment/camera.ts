// What the browsers of phones can do and the compiler’s list of the web does not have yet.
declare global {
  interface MediaTrackCapabilities {
    torch?: boolean
  }
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
  var BarcodeDetector: DetectorMaker | undefined
}

type Detector = { detect(from: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type DetectorMaker = new (options: { formats: readonly string[] }) => Detector

const pause = 120

/** Whether this browser reads codes by itself. */
export function canScan() {
  return (
    typeof globalThis.BarcodeDetector === 'function' && navigator.mediaDevices?.getUserMedia !== undefined
  )
}

/** Shows the camera in a video and tells each code that it sees. Resolves once it runs. */
export async function openCamera(video: HTMLVideoElement, onCode: (code: string) => void) {
  const Maker = globalThis.BarcodeDetector
  if (!Maker) throw new Error('This browser reads no codes.')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const [track] = stream.getVideoTracks()
  video.srcObject = stream
  await video.play().catch(() => {})
  const detector = new Maker({ formats: ['qr_code'] })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  async function look() {
    const [code] = await detector.detect(video).catch(() => [])
    if (!isOpen) return
    if (code) onCode(code.rawValue)
    timer = setTimeout(() => void look(), pause)
  }
  void look()
  return {
    hasTorch: track?.getCapabilities?.().torch === true,
    light: (torch: boolean) => track?.applyConstraints({ advanced: [{ torch }] }),
    close() {
      isOpen = false
      clearTimeout(timer)
      for (const each of stream.getTracks()) each.stop()
      video.srcObject = null
    },
  }
}

export type Camera = Awaited<ReturnType<typeof openCamera>>
