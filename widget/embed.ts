import { element } from './element.ts'
import { chatPanel } from './panel.ts'
import { placeLauncher } from './place.ts'
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
    textContent: 'Get help',
  })
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
  document.body.append(host)
  const stopPlacing = placeLauncher(host)
  return {
    remove() {
      stopPlacing()
      host.remove()
      delete window.MissionChat
    },
  }
}
