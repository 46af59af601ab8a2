/** The links of the navigation bar on small screens: open or closed, and closed as soon as one is chosen. */
export function watchMenu() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[data-menu-toggle]')) setOpen(!isOpen())
    else if (target.closest('[data-nav] a')) setOpen(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    setOpen(false)
    toggle()?.focus()
  })
}

// A swap replaces the whole bar, so nothing of it is kept in a variable.
function bar() {
  return document.querySelector('[data-nav]')
}

function toggle() {
  return document.querySelector<HTMLElement>('[data-menu-toggle]')
}

function isOpen() {
  return document.querySelector('[data-open]') !== null
}

function setOpen(open: boolean) {
  bar()?.toggleAttribute('data-open', open)
  toggle()?.setAttribute('aria-expanded', String(open))
}
