const noPhoto = /^(photo-(kind|heic|damaged|too-narrow|too-many-pixels|too-large|unreadable)|too-large)$/

/** Whether a photo was refused because the file itself can’t be used, by the server or by the device before it. */
export function isNoPhoto(code: string) {
  return noPhoto.test(code)
}
