import type { LoaderSettings } from '#domain/chat/settings/loader.ts'
import { launcherStyle } from './launcher-style.ts'
import { chatKey } from './place.ts'

/** Given by `withSettings`. */
declare const chat: LoaderSettings

declare global {
  interface Window {
    MissionChat?: { remove(): void }
  }
}

/** Whoever waits longer has a connection that hardly works: a page without scripts is the better way. */
const longestWait = 9000

// `currentScript` is only known now, and only one chat may stand on a page.
const script = document.currentScript
const home = script instanceof HTMLScriptElement && script.src ? script.src : location.href
if (!window.MissionChat) window.MissionChat = startChat(script?.dataset['phone'] ?? '')

function startChat(phone: string) {
  const host = document.createElement('div')
  const launcher = document.createElement('button')
  const gone = new AbortController()
  host.id = 'mission-chat'
  host.toggleAttribute('data-talk', isUnderWay())
  launcher.className = 'launcher'
  launcher.part.add('launcher')
  const words = isUnderWay() ? chat.yours : chat.label
  launcher.textContent = words[navigator.language.startsWith('es') ? 'es' : 'en']
  launcher.ariaExpanded = 'false'
  launcher.ariaHasPopup = 'dialog'
  launcher.addEventListener('click', async () => {
    launcher.ariaBusy = 'true'
    const late = setTimeout(leave, longestWait)
    await panel().then(({ toggle }) => toggle(), leave)
    clearTimeout(late)
    launcher.ariaBusy = null
  })

  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(launcherStyle + chat.style)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(launcher)
  // In the row of the page's own bar, where there is one: over the page it would sooner or later cover a call button.
  const dock = document.querySelector('[data-dock]')
  // What a page says of everything, it says of this element too, but not over its own style.
  if (!dock) host.style.cssText = 'all:initial;position:fixed;z-index:2147483000;right:16px;bottom:16px'
  place()
  document.addEventListener('page', place, { signal: gone.signal })
  try {
    // Where a conversation is under way, or the panel was open in this tab when the page before was left.
    if (isUnderWay() || chatKey in sessionStorage) panel().catch(() => {})
  } catch {}
  return {
    remove() {
      gone.abort()
      host.remove()
      delete window.MissionChat
    },
  }

  /** Where the page has a chat. Whoever is in a conversation takes it along. */
  function place() {
    if (RegExp(chat.off).test(location.pathname) && !isUnderWay()) host.remove()
    else if (!host.isConnected) (dock ?? document.body).append(host)
  }

  /** Comes when it is first opened, or at once where a conversation is under way. */
  async function panel() {
    const { openPanel }: typeof import('./panel.ts') = await import(
      /* @vite-ignore */ new URL('panel.js', home).href
    )
    return openPanel({ shadow, launcher, home, phone, chat, signal: gone.signal })
  }
}

/** Where the panel cannot be had, the contact form is, which works without scripts. */
function leave() {
  location.assign(new URL('/contact', home))
}

/** Storage throws where the visitor has forbidden it. */
function isUnderWay() {
  try {
    return chatKey in localStorage
  } catch {
    return false
  }
}
