/** Photos are made this small before they travel: enough to see a waterline, little enough for one bar of signal. */
export const photoEdge = 2560
const photoQuality = 0.85

/** A photo small enough to travel, as JPEG; the bytes as they are where the browser cannot read or better them. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, photoEdge / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    draw(canvas, picture)
    picture.close()
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', photoQuality))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas here.')
  // JPEG has no transparency, and would show it black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
}
