import { minute } from '#platform/time.ts'

/** Downloads a file that was created in the browser. */
export function offerDownload(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), minute)
}
