export const previewId = 'chat-preview'

/** On a phone the preview stands below a section that may be long: whoever goes there reads on there, with a screen reader too. */
export function toPreview() {
  const heading = document.getElementById(previewId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
