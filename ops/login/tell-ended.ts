/** Whoever was signed out by someone else, or from another device, reads it where they would begin to type. */
export function tellEnded() {
  const place = document.querySelector<HTMLElement>('[data-ended]')
  if (place) place.hidden = false
}
