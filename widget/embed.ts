import { findWaiting } from '#site/enhance/unsent-request.ts'
import { element } from './element.ts'
import { chatPanel } from './panel.ts'
import { style } from './style.ts'

declare global {
  interface Window {
    MissionChat?: { remove(): void }
  }
}

// `currentScript` is only known now, and only one chat may stand on a page.
const script = document.currentScript
const home = script instanceof HTMLScriptElement && script.src ? script.src : location.href
if (!window.MissionChat) window.MissionChat = startChat(script?.dataset['phone'] ?? '')

function startChat(phone: string) {
  const host = element('div', { id: 'mission-chat' })
  const launcher = element('button', { className: 'launcher' })
  launcher.part.add('launcher')
  launcher.setAttribute('aria-haspopup', 'dialog')
  const { panel, open, putAway, isIn } = chatPanel(phone, new URL('/api/chatbot/leads', home).href)
  const listening = new AbortController()
  const { signal } = listening
  launcher.addEventListener('click', () => {
    if (panel.open) return panel.close()
    open()
    tellPage()
  })
  panel.addEventListener('close', () => {
    const isDone = isIn()
    putAway()
    tellPage()
    if (!isDone) launcher.focus()
  })
  // A dialog beside the page does not close by itself.
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.close()
  })
  // The confirmation has come, or a page that has a form of its own.
  document.addEventListener('page', () => panel.open && (isIn() || !panel.checkVisibility()) && leave(), {
    signal,
  })
  document.addEventListener('unsent', sayWhatWaits, { signal })
  sayWhatWaits()
  launcher.ariaExpanded = 'false'

  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(launcher, panel)
  // In the row of the page's own bar, where there is one: over the page it would sooner or later cover a call button.
  const dock = document.querySelector('[data-dock]') ?? document.body
  dock.append(host)
  return {
    remove() {
      listening.abort()
      host.remove()
      delete window.MissionChat
    },
  }

  function sayWhatWaits() {
    launcher.textContent = findWaiting() ? 'Not sent yet' : 'Call me back'
  }

  /** While the sheet is open it sends what waits; otherwise the notice of the page does. */
  function tellPage() {
    launcher.ariaExpanded = String(panel.open)
    host.toggleAttribute('data-asking', panel.open)
    document.dispatchEvent(new Event('asking'))
  }

  function leave() {
    panel.close()
    // Under the open sheet the new page could not take the focus.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
