import { element } from './element.ts'
import { chatPanel } from './panel.ts'
import { style } from './style.ts'

declare global {
  interface Window {
    MissionChat?: { remove(): void }
  }
}

// `currentScript` is only known now, and only one chat may stand on a page.
const phone = document.currentScript?.dataset['phone'] ?? ''
if (!window.MissionChat) window.MissionChat = startChat(phone)

function startChat(phone: string) {
  const host = element('div', { id: 'mission-chat' })
  const launcher = element('button', {
    className: 'launcher',
    ariaExpanded: 'false',
    textContent: 'Call me back',
  })
  launcher.part.add('launcher')
  launcher.setAttribute('aria-haspopup', 'dialog')
  const { panel, open } = chatPanel(phone)
  launcher.addEventListener('click', () => {
    if (panel.open) return panel.close()
    open()
    launcher.ariaExpanded = 'true'
  })
  panel.addEventListener('close', () => {
    launcher.ariaExpanded = 'false'
    launcher.focus()
  })
  // A dialog beside the page does not close by itself.
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') panel.close()
  })

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
      host.remove()
      delete window.MissionChat
    },
  }
}
