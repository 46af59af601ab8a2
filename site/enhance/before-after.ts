/** Lets the line between before and after be dragged, with the pointer or the keys. */
export function takeOver(pair: HTMLElement) {
  const range = pair.querySelector('input')
  if (!range) return

  const show = () => {
    pair.style.setProperty('--cut', `${range.value}%`)
    range.setAttribute('aria-valuetext', `${range.value}% before`)
  }
  range.addEventListener('input', show)
  show()
}
